import { folded } from '../platform/folded.ts';
import type { CommandName } from '../text/commandNames.ts';
import type { TextViewText } from '../text/text.ts';

/** A command and what follows it. */
export interface TypedCommand {
  readonly name: CommandName;
  readonly rest: string;
}

/** One-letter commands: the keys of the picture view, the same in every language. */
export const LETTERS = {
  c: 'confirm',
  u: 'undo',
  h: 'hint',
  q: 'what',
  '?': 'what',
  e: 'explain',
  s: 'sheet',
  t: 'top',
  m: 'middle',
  b: 'bottom',
  r: 'round',
  d: 'plans',
  j: 'others',
  w: 'who',
  l: 'last',
  i: 'odds',
  y: 'picture',
} as const satisfies { readonly [letter: string]: CommandName };

const isLetter = (typed: string): typed is keyof typeof LETTERS => Object.hasOwn(LETTERS, typed);

/** The command of a line; undefined if it isn't one, but possibly a turn. */
export function readCommand(line: string, { commands }: TextViewText): TypedCommand | undefined {
  const [, slashed] = /^\/\s*(.*)$/.exec(line) ?? [];
  if (slashed !== undefined) return { name: 'say', rest: slashed };
  const [, word = '', rest = ''] = /^([^\s\d]+)(?:\s+(.*))?$/.exec(line) ?? [];
  const typed = folded(word);
  // A letter followed by something is a step, such as “t 5”; but no step begins with e or i.
  const isShort = isLetter(typed) && (rest === '' || typed === 'e' || typed === 'i');
  if (isShort) return { name: LETTERS[typed], rest };
  const found = Object.entries(commands).find(([, command]) => folded(command.word) === typed);
  return found && { name: found[0] as CommandName, rest };
}

/** The most suggestions for a mistyped word. */
const MOST_SUGGESTED = 3;

/** Commands with a common prefix, or that differ in a letter or two. */
export function suggestions(line: string, names: readonly string[]): string[] {
  const [typed = ''] = folded(line).split(/\s/);
  const near = names
    .map((name) => ({ name, far: distance(typed, folded(name)) }))
    .filter(({ name, far }) => far <= 2 || (typed.length > 1 && folded(name).startsWith(typed.slice(0, 2))))
    .toSorted((a, b) => a.far - b.far);
  return near.slice(0, MOST_SUGGESTED).map(({ name }) => name);
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries()) {
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
