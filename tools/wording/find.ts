import { AVOID, type Avoid } from './avoid.ts';

type Finding = { readonly line: number; readonly words: string; readonly better: string };

/** The gap between two words: white space, or a line break with the start of the next comment line. */
const GAP = String.raw`(?:\s+(?:\*|\/\/|#)\s+|\s+)`;

const compiled = AVOID.map(({ pattern, better }: Avoid) => ({
  pattern: new RegExp(pattern.source.replaceAll(' ', GAP), 'gi'),
  better,
}));

/** Every use of a word to avoid in a text. */
export function findAvoided(text: string): Finding[] {
  const findings = compiled.flatMap(({ pattern, better }) =>
    [...text.matchAll(pattern)].map((match) => ({
      line: text.slice(0, match.index).split('\n').length,
      words: match[0].replaceAll(/\s+/g, ' '),
      better,
    })),
  );
  return findings.toSorted((a, b) => a.line - b.line);
}
