import type { Note } from '../state/state.ts';

/** The path of the first note that is missing or not as expected; undefined if there is none. */
export function firstUnexpected(notes: readonly Note[], expected: readonly Note[]): string | undefined {
  const same = (a: Note | undefined, b: Note | undefined): boolean => {
    const keys = Object.keys({ ...a, ...b }) as (keyof Note)[];
    return a !== undefined && b !== undefined && keys.every((key) => a[key] === b[key]);
  };
  for (let i = 0; i < Math.max(notes.length, expected.length); i++) {
    if (!same(notes[i], expected[i])) return `notes[${i}]`;
  }
  return undefined;
}

/** The same where some notes are unpredictable: those that `isFree` accepts may be anywhere. */
export function firstUnforeseen(
  notes: readonly Note[],
  expected: readonly Note[],
  isFree: (note: Note, before: readonly Note[]) => boolean,
): string | undefined {
  const rest: Note[] = [];
  for (const [i, note] of notes.entries()) {
    if (isFree(note, notes.slice(0, i))) continue;
    if (firstUnexpected([note], expected.slice(rest.length, rest.length + 1)) !== undefined) {
      return `notes[${i}]`;
    }
    rest.push(note);
  }
  return rest.length < expected.length ? `notes[${notes.length}]` : undefined;
}
