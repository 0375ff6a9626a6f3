import { SLOTS, type Draft } from 'picket-engine';
import { parseStep } from 'picket-engine/notation';
import type { Said } from '../text/text.ts';
import { LONG, WORDS, type Word } from './commands.ts';
import type { Input } from './input.ts';

/** The first command of a text and the rest, or an error message. */
export type Read =
  | { readonly ok: true; readonly input: Input; readonly rest: string }
  | { readonly ok: false; readonly message: Said };

const WORD = /^([a-z]+|\?)(?![a-z\d])/i;
/** Separators between commands, as in the notation. */
const BETWEEN = /^[\s,;]+/;

/** The text after the separators; empty at the end of a line. */
export function trimmed(text: string): string {
  return text.replace(BETWEEN, '');
}

/**
 * Reads the first command of a text. Steps are parsed by the notation, so every turn in notation can be typed; other commands are
 * words. `line` is the whole line, for the position of an error.
 */
export function readInput(text: string, draft: Draft, line = text): Read {
  const word = wordOf(text);
  const known = wordInput(text);
  if (known !== undefined) {
    return { ok: true, input: known, rest: known.kind === 'say' ? '' : text.slice(word.length) };
  }
  return readShort(text, word, draft, line) ?? readStep(text, word, draft, line);
}

function wordOf(text: string): string {
  return WORD.exec(text)?.[1]?.toLowerCase() ?? '';
}

/** A command word at the start of a text; “say” takes the whole line. */
export function wordInput(
  text: string,
): Word['input'] | Extract<Input, { readonly kind: 'say' }> | undefined {
  const said = /^(?:say\s+|\/\s*)(\S.*)$/i.exec(text)?.[1];
  if (said !== undefined) return { kind: 'say', text: said.trim() };
  const word = wordOf(text);
  return WORDS.find(({ names }) => names.includes(word))?.input;
}

/** One-letter commands whose letter also begins a step, or that have an argument. */
function readShort(text: string, word: string, draft: Draft, line: string): Read | undefined {
  const rest = text.slice(word.length);
  const done = (input: Input, rest: string): Read => ({ ok: true, input, rest });
  if (word === 'c' && !/^\s*[tmb]\s*\d/i.test(rest)) return done({ kind: 'confirm' }, rest);
  if (word === 'n' && draft.turn.chosen) return done({ kind: 'none' }, rest);
  if (word === 'w' || word === 'why') return readWhy(trimmed(rest), draft, line);
  const show = /^(?:show|s)\s*(\d{1,2})?(?![a-z\d])/i.exec(text);
  if (show !== null) {
    const [whole, seat] = show;
    return done(
      seat === undefined ? { kind: 'show' } : { kind: 'show', seat: Number(seat) - 1 },
      text.slice(whole.length),
    );
  }
  const card = /^([1-3])(?!\s*\/|\d)/.exec(text);
  if (card === null || draft.turn.rules.mode.cardUse.oneCard) return undefined;
  return done({ kind: 'card', card: Number(card[1]) - 1 }, text.slice(1));
}

function readWhy(text: string, draft: Draft, line: string): Read {
  if (text === '') return { ok: false, message: ({ turn }) => turn.addCommand };
  const read = readInput(text, draft, line);
  return read.ok ? { ...read, input: { kind: 'why', input: read.input } } : read;
}

function readStep(text: string, word: string, draft: Draft, line: string): Read {
  const letter = Object.hasOwn(LONG, word) ? LONG[word] : undefined;
  const step = withSlot(letter === undefined ? text : letter + text.slice(word.length));
  const read = parseStep(step, draft);
  if (read.ok) {
    const { step: meant, end } = read.value;
    const bare = meant.do === 'plan' && !step.slice(0, end).includes('(');
    return {
      ok: true,
      input: bare ? { kind: 'plan', slot: meant.slot } : { kind: 'step', step: meant },
      rest: step.slice(end),
    };
  }
  // Only the beginning may have been rewritten, so the position is counted from the end.
  const at = Math.max(0, line.length - (step.length - read.rejection.at));
  const { edition } = draft.turn.rules.options;
  return { ok: false, message: ({ turn }) => turn.fault({ ...read.rejection, at }, edition) };
}

/** The 2018 edition numbers its plans, so g1 is accepted. */
function withSlot(text: string): string {
  return text.replace(/^(g\s*)([123])/i, (_, g: string, n: string) => `${g}${SLOTS[Number(n) - 1] ?? n}`);
}
