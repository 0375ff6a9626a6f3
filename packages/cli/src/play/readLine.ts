import type { Spot } from '@picket/engine';
import type { Input } from './input.ts';
import { VERBS } from './verbs.ts';
import { CHANGE, placeOf, Words } from './words.ts';

/** What a line came to; a line may hold several commands, one after the other. */
export type Read =
  { readonly ok: true; readonly inputs: readonly Input[] } | { readonly ok: false; readonly message: string };

/** Reads a line of commands. */
export function readLine(line: string): Read {
  const words = new Words(line);
  const inputs: Input[] = [];
  while (words.next !== undefined) {
    const input = readInput(words);
    if (typeof input === 'string') return { ok: false, message: input };
    inputs.push(input);
  }
  return { ok: true, inputs };
}

/** One command, or a sentence about what is wrong with it. */
function readInput(words: Words): Input | string {
  const word = words.take() ?? '';
  const at = placeOf(word);
  if (at !== undefined) return readHouse(at, words);
  if (/^\d$/.test(word)) return { kind: 'offer', offer: Number(word) - 1 };
  if (CHANGE.test(word)) return { kind: 'temp', by: Number(word) };
  const verb = VERBS.find(({ names }) => names.includes(word));
  if (verb === undefined) return `I don't know “${word}”. Type ? for the commands.`;
  const readNext = (): Input | undefined => {
    const next = readInput(words);
    return typeof next === 'string' ? undefined : next;
  };
  return verb.read(words, readNext) ?? `“${word}” is typed like this: ${verb.shape}`;
}

function readHouse(at: Spot, words: Words): Input {
  const by = words.takeIf(CHANGE);
  return by === undefined ? { kind: 'house', at } : { kind: 'house', at, by: Number(by) };
}
