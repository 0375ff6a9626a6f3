import { ACTIONS, type Action, type Card, type EditionBlock } from 'picket-engine';

/** How many cards there are of each number and action: by number, then in the order of `ACTIONS`. */
export type Cards = readonly (readonly number[])[];

/** The whole deck of an edition. */
export function deckOf({ actions, counts }: EditionBlock['deck']): Cards {
  const highest = Math.max(...Object.keys(counts).map(Number));
  return Array.from({ length: highest + 1 }, (_, number) =>
    ACTIONS.map((action) => counts[number]?.[actions.indexOf(action)] ?? 0),
  );
}

/** Removes some cards; those that aren't there are ignored. */
export function without(cards: Cards, taken: Iterable<Card>): Cards {
  const left = cards.map((row) => [...row]);
  for (const { number, action } of taken) {
    const row = left[number];
    const at = ACTIONS.indexOf(action);
    if (row !== undefined) row[at] = Math.max(0, (row[at] ?? 0) - 1);
  }
  return left;
}

/** Every card, one by one. */
export function listed(cards: Cards): Card[] {
  return cards.flatMap((row, number) =>
    row.flatMap((count, at) =>
      Array.from({ length: count }, () => ({ number, action: ACTIONS[at] as Action })),
    ),
  );
}

export function countOf(cards: Cards, { number, action }: Card): number {
  return cards[number]?.[ACTIONS.indexOf(action)] ?? 0;
}

export function sizeOf(cards: Cards): number {
  return cards.reduce((all, row) => row.reduce((sum, count) => sum + count, all), 0);
}

/** How many cards have a number. */
export function ofNumber(cards: Cards, number: number): number {
  return (cards[number] ?? []).reduce((sum, count) => sum + count, 0);
}

/** A row of a table of cards. */
export interface NumberRow {
  readonly number: number;
  readonly counts: readonly number[];
  readonly all: number;
}

/** One row for each number of the deck. */
export function rowsOf(cards: Cards, deck: Cards = cards): NumberRow[] {
  return [...deck.keys()]
    .filter((number) => ofNumber(deck, number) > 0)
    .map((number) => ({ number, counts: cards[number] ?? [], all: ofNumber(cards, number) }));
}
