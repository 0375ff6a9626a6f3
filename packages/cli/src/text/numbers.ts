/** A number with a proper minus sign; −0 becomes 0. */
export function minus(n: number): string {
  return n < 0 ? `−${-n}` : String(n === 0 ? 0 : n);
}

/** A change with its sign: “+2”, “−1”. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : minus(change);
}

/** Measured figures in one language. */
export function figuresIn(locale: string) {
  const grouped = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const fixed = (digits: number) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    });
  const [tenths, hundredths] = [fixed(1), fixed(2)];
  const proper = (text: string): string => text.replace('-', '−');
  return {
    /** “261,000”. */
    whole: (n: number) => proper(grouped.format(n)),
    /** “12.5”. */
    tenths: (n: number) => proper(tenths.format(n)),
    /** “0.82”. */
    hundredths: (n: number) => proper(hundredths.format(n)),
  };
}
