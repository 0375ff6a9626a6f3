import { BUILT_IN, builtIn, type Box, type EditionBlock } from 'picket-engine';

/** Another plan deck, other cards, other values on the sheet and other opponents. */
function changed({ deck, sheets, plans, architects, ...block }: EditionBlock): EditionBlock {
  const fences = (number: number, count: number) => (deck.counts[number] ?? []).with(0, count);
  return {
    ...block,
    deck: { ...deck, counts: { ...deck.counts, 1: fences(1, 2), 15: fences(15, 0) } },
    sheets: Object.fromEntries(
      Object.entries(sheets).map(([id, sheet]) => [id, { ...sheet, pools: sheet.pools.map((p) => 2 * p) }]),
    ),
    plans: plans.filter(({ id }) => !id.endsWith('1')).map((plan) => ({ ...plan, high: plan.high + 1 })),
    architects: architects.map((architect) => ({ ...architect, park: (architect.park ?? 0) + 5 })),
  };
}

const editions = Object.entries(builtIn.editions).map(([id, block]) => [id, changed(block)]);

/** The built-in data, and an invented version after it. */
export const NEWER: Box = {
  hash: null,
  versions: [...BUILT_IN.versions, { ...builtIn, editions: Object.fromEntries(editions) }],
};
