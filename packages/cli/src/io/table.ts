import { replaceHarmful } from 'picket-protocol';

/** Formats rows as text: the first column left-aligned, the others right-aligned. */
export function formatTable(rows: readonly (readonly string[])[], gap = 2): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => width(row[i] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? padEnd(cell, widths[i] ?? 0) : padStart(cell, widths[i] ?? 0)))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

export function transpose(rows: readonly (readonly string[])[]): string[][] {
  return (rows[0] ?? []).map((_, i) => rows.map((row) => row[i] ?? ''));
}

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WIDE =
  /\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|[！-｠]/u;

/** Letters, punctuation and table characters, all one column wide: segmenting them would be slow. */
const PLAIN = /^[ -~\u00a0-\u02ff\u2010-\u2027\u202f\u203a\u2192\u2212\u2500-\u259f\u25b8\u2713]*$/;

/** The width of a text in a terminal, in columns. */
export function width(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let columns = 0;
  for (const { segment } of segments.segment(text)) columns += WIDE.test(segment) ? 2 : 1;
  return columns;
}

export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - width(text)));
}

function padStart(text: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - width(text))) + text;
}

/** User text without control characters, which could affect the terminal. */
export function withoutControls(text: string): string {
  return replaceHarmful(text, '�');
}

/** Wraps a text between words; lines after the first are indented. */
export function wrap(text: string, columns: number, indent = 0): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.pop();
    if (last === undefined) lines.push(word);
    else if (width(last) + 1 + width(word) <= columns) lines.push(`${last} ${word}`);
    else lines.push(last, ' '.repeat(indent) + word);
  }
  return lines;
}

/** Inputs with their meanings; where a line is too wide, the meaning continues below. */
export function twoColumns(
  rows: readonly (readonly [typed: string, about: string])[],
  columns = Number.POSITIVE_INFINITY,
): string[] {
  const widest = Math.max(...rows.map(([typed]) => width(typed)));
  return rows.flatMap(([typed, about]) => wrap(`  ${padEnd(typed, widest)}  ${about}`, columns, widest + 4));
}

/** Truncates a text that is too wide, with an ellipsis. */
export function cut(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  let kept = '';
  for (const { segment } of segments.segment(text)) {
    if (width(kept) + width(segment) > columns - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
