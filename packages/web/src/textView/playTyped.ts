import { SLOTS } from 'picket-engine';
import { formatTurn, parseStep } from 'picket-engine/notation';
import { folded } from '../platform/folded.ts';
import type { TextViewText } from '../text/text.ts';
import { act } from '../turn/act.ts';
import { isHand, openChoices } from '../turn/choices.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { wayTyped } from './typedWays.ts';

/** The result of a typed turn, or of a part of one. */
export interface TypedTurn {
  readonly editor: TurnEditor;
  /** The rest of the line, from where it was not understood; empty if all of it was. */
  readonly unread: string;
  /** What is missing there, if that is known. */
  readonly missing: string;
  readonly confirms: boolean;
}

const BETWEEN = /^[\s,;]+/;

/** Takes the steps of a line in order, up to the first that is not understood or illegal. */
export function playTyped(start: TurnEditor, line: string, words: TextViewText): TypedTurn {
  const typed = line.replace(BETWEEN, '');
  const way = wayTyped(start, typed, words);
  if (way !== undefined) return done(act(start, { kind: 'chip', id: way }));
  return playSteps(start, withCards(start, typed, words), words);
}

/** A house, optionally after one card of a hand, and the rest. */
const WITHOUT_CARDS = /^([123]?)\s*([tmb]\s*\d+)\s*(.*)$/i;

/**
 * A turn whose action leaves only one choice of cards doesn't have to name them: “t5f4” is enough if only one card has a
 * fence. Adds the cards to the line if possible.
 */
function withCards(editor: TurnEditor, line: string, words: TextViewText): string {
  const [, card = '', house = '', more = ''] = WITHOUT_CARDS.exec(line) ?? [];
  const { turn } = editor.draft;
  const isClear = card === '' ? more === '' : !isHand(editor);
  if (house === '' || isClear || turn.chosen || turn.complete) return line;
  const picked = card === '' ? editor.picked : { ...editor.picked, number: Number(card) - 1 };
  const [only, ...others] = openChoices({ ...editor, picked })
    .map(({ draft }) => `${formatTurn(draft.steps.slice(-1))}${house}${more}`)
    .filter((whole) => isPlayable(playSteps(editor, whole, words)));
  return only === undefined || others.length > 0 ? line : only;
}

const isPlayable = ({ editor, unread }: TypedTurn): boolean =>
  unread === '' && editor.why === undefined && editor.asking === undefined;

function playSteps(start: TurnEditor, line: string, words: TextViewText): TypedTurn {
  let editor = start;
  let rest = line;
  while (rest !== '') {
    if (/^c$/i.test(rest)) return { ...done(editor), confirms: true };
    if (/^g$/i.test(rest)) return done(act(editor, { kind: 'plan' }));
    const text = inNotation(rest, editor, words);
    const read = parseStep(text, editor.draft);
    if (!read.ok) {
      const missing = words.typing.missing(read.rejection.expected[0]);
      return { editor, unread: rest, missing: read.rejection.at > 0 ? missing : '', confirms: false };
    }
    const { step, end } = read.value;
    const isBare = step.do === 'plan' && !text.slice(0, end).includes('(');
    const next = act(editor, { kind: 'step', step: isBare ? { ...step, estates: [] } : step });
    const isRejected = next.why !== undefined && next.why !== editor.why;
    editor = next;
    if (isRejected) break;
    rest = text.slice(end).replace(BETWEEN, '');
  }
  return done(editor);
}

const done = (editor: TurnEditor): TypedTurn => ({ editor, unread: '', missing: '', confirms: false });

/** Words for steps, with their letters. */
const STEP_LETTERS: { readonly [K in keyof TextViewText['stepWords']]: string } = {
  fence: 'f',
  improve: 'v',
  park: 'p',
  pool: 'o',
  bis: 'x',
  roundabout: 'c',
  plan: 'g',
  refuse: 'n',
  reshuffle: '!',
};

/** The letter of the street of this turn's number; empty before it is written. */
function streetOf({ draft: { turn } }: TurnEditor): string {
  return turn.written ? ('tmb'[turn.street] ?? '') : '';
}

/** Normalises a line to the notation: words, plan numbers, a fence's street, and two cards without a slash. */
function inNotation(text: string, editor: TurnEditor, { stepWords }: TextViewText): string {
  const [word = ''] = /^\p{L}[\p{L}-]*/u.exec(text) ?? [];
  const step = Object.entries(stepWords).find(([, name]) => folded(name) === folded(word))?.[0];
  const letter = STEP_LETTERS[step as keyof typeof STEP_LETTERS] as string | undefined;
  const lettered = letter === undefined ? text : `${letter}${text.slice(word.length)}`;
  const slotted = lettered.replace(
    /^(g\s*)([123])/i,
    (_, g: string, slot: string) => `${g}${SLOTS[Number(slot) - 1] ?? slot}`,
  );
  const placed = slotted.replace(/^([fx])\s*(?=\d)/i, (_, step: string) => `${step}${streetOf(editor)}`);
  return isHand(editor) ? placed.replace(/^([123])\s*([123])(?!\d)/, '$1/$2') : slotted;
}
