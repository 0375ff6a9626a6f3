import { agoIn } from './ago.ts';

interface Formats {
  readonly ago: (then: number, now: number) => string;
  readonly day: Intl.DateTimeFormat;
}

const formats = new Map<string, Formats>();

/** Date formatters by language, cached because creating one costs more than rendering a card. */
export function formatsIn(locale: string): Formats {
  const known = formats.get(locale) ?? {
    ago: agoIn(locale),
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }),
  };
  formats.set(locale, known);
  return known;
}
