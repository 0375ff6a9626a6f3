import { takeStep, type Draft, type Spot } from 'picket-engine';
import { ACTION, MAX_CHANGE } from 'picket-engine/fast';
import { openChoices, type Chosen } from './choices.ts';
import { take, withMark } from './drafts.ts';
import type { TurnEditor, Way } from './editor.ts';

/** More chips than this don't fit on a house; changed numbers are then offered once the printed one is written. */
const MAX_CHIPS = 8;

const CHANGES = Array.from({ length: 2 * MAX_CHANGE + 1 }, (_, i) => i - MAX_CHANGE);

/** Every way to write a number in a house now: each choice with each change. */
export function writeWays(editor: TurnEditor, at: Spot): Way[] {
  return openChoices(editor).flatMap((chosen) =>
    changesFor(editor, chosen).flatMap((by): Way[] => {
      const draft = written(editor, chosen.draft, at, by);
      if (draft === undefined) return [];
      const number = draft.turn.number;
      return [{ id: `write ${chosen.cards.join('-')} ${number}`, draft, number, by, cards: chosen.cards }];
    }),
  );
}

/** The changes worth trying; a draft may already have a temp. */
function changesFor(editor: TurnEditor, { draft: { turn } }: Chosen): readonly number[] {
  if (turn.action !== ACTION.TEMP || turn.acted) return [0];
  return editor.change === undefined ? CHANGES : [editor.change];
}

function written(editor: TurnEditor, chosen: Draft, at: Spot, by: number): Draft | undefined {
  const changed = take(chosen, by === 0 ? [] : [{ do: 'temp', by }]);
  if (!changed.ok) return undefined;
  const draft = takeStep(changed.value, { do: 'write', number: changed.value.turn.number, at });
  return draft.ok ? marked(editor, draft.value) : undefined;
}

/** With the automatic mark, if enabled. */
export function marked(editor: TurnEditor, draft: Draft): Draft {
  return (editor.settings.autoMarks ? withMark(draft) : undefined) ?? draft;
}

/** The result of a tap: a way to take immediately, and what to ask. */
export interface Settled {
  readonly at?: Way;
  readonly ask: readonly Way[];
}

/**
 * The only number that fits as printed is written immediately, and changes by its temp are offered afterwards.
 * Several numbers are a question, including those with temps. Changed numbers are considered alone only if nothing
 * fits as printed.
 */
export function settle(ways: readonly Way[]): Settled {
  const printed = ways.filter(({ by }) => by === 0);
  const [only] = printed.length > 0 ? printed : ways;
  if (only === undefined) return { ask: [] };
  const candidates = printed.length > 0 ? printed : ways;
  if (candidates.length === 1) {
    return { at: only, ask: ways.filter((way) => way !== only && sameCards(way, only)) };
  }
  return { ask: ways.length <= MAX_CHIPS ? ways : candidates.slice(0, MAX_CHIPS) };
}

function sameCards(a: Way, b: Way): boolean {
  return a.cards?.join() === b.cards?.join();
}

/** The ways to repeat a neighbour's number in a house; two originals with the same number are one way. */
export function copyWays(draft: Draft, [street, house]: Spot): Way[] {
  const ways = ([-1, 1] as const).flatMap((by): Way[] => {
    const copied = takeStep(draft, { do: 'bis', from: [street, house + by], at: [street, house] });
    if (!copied.ok) return [];
    const number = copied.value.turn.sheet.number(street, house);
    const side = by < 0 ? 'left' : 'right';
    return [{ id: `copy ${side}`, draft: copied.value, number, by: 0, side }];
  });
  return ways[0]?.number === ways[1]?.number ? ways.slice(0, 1) : ways;
}
