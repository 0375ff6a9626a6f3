// Components whose newest data differs from version 1 in a plan, a card count, a sheet value and an opponent
// of each edition.

import { BUILT_IN, builtIn, type Box, type EditionBlock } from '../src/index.ts';

/** More plans, another deck of the same size, other values: every deal and every score would differ. */
function changed(edition: EditionBlock): EditionBlock {
  const { plans, deck, sheets, architects } = edition;
  const [plan] = plans;
  if (plan === undefined) throw new Error('no plan');
  const added = { ...plan, id: `${plan.id}-new`, high: plan.high + 1 };
  const counts = Object.fromEntries(
    Object.entries(deck.counts).map(([number, row]) => [number, [...row.slice(1), row[0] ?? 0]]),
  );
  return {
    ...edition,
    plans: [added, ...plans.map((card) => ({ ...card, low: card.low + 1 }))],
    deck: { ...deck, counts },
    sheets: Object.fromEntries(
      Object.entries(sheets).map(([name, sheet]) => [
        name,
        { ...sheet, pools: sheet.pools.map((value) => value * 2), tempBoxes: sheet.tempBoxes - 1 },
      ]),
    ),
    architects: architects.map((architect) => ({
      ...architect,
      validates: architect.validates.map((claims) => !claims),
      ...(architect.park !== undefined && { park: architect.park + 1 }),
    })),
  };
}

export const CHANGED: Box = {
  hash: null,
  versions: [
    ...BUILT_IN.versions,
    {
      ...builtIn,
      editions: Object.fromEntries(
        Object.entries(builtIn.editions).map(([id, edition]) => [id, changed(edition)]),
      ),
    },
  ],
};
