import type { CardUse } from '../state/mode.ts';

/** One of three offers. */
export const oneOffer: CardUse = {
  oneCard: true,
  givesThird: false,
  choice: (offer) => ({ do: 'choose', offer }),
};

/** The number of one card in hand and the action of another. */
export const twoCards: CardUse = {
  oneCard: false,
  givesThird: false,
  choice: (number, action) => ({ do: 'choose', number, action }),
};

/** The same, with the third card given away. */
export const twoCardsGivingThird: CardUse = { ...twoCards, givesThird: true };
