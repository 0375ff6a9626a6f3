import { ACTIONS, isWhole, type View } from 'picket-engine';
import { NONE } from 'picket-engine/fast';
import { cardsInHand } from './cardsLeft.ts';

/** [R22] [R23] What is public about cards whose numbers are hidden. Actions are indexes into `ACTIONS`. */
export interface PublicCards {
  /** The action of the stack's top card, or `NONE`. */
  readonly top: number;
  /** Which of the viewer's next cards that one will be, from 0; `NONE` if another seat draws it. */
  readonly topAt: number;
  readonly specialOnTop: boolean;
  /** The actions of cards that the viewer cannot draw from this stack: in other hands, or about to be. */
  readonly held: readonly number[];
}

/** The first seat draws the top card; in a hand of its own it comes after the passed card. */
export function publicCards({ seat = 0, now }: View): PublicCards {
  const shown = now?.facts.top;
  const specialOnTop = shown === 'special';
  const top = shown === undefined || specialOnTop ? NONE : ACTIONS.indexOf(shown);
  const hidden =
    now === undefined ? [] : cardsInHand(now.cards).filter((card) => card !== null && !isWhole(card));
  const held = hidden.map((card) => ACTIONS.indexOf(card?.action ?? 'fence'));
  const ownHands = now?.cards.kind === 'hands';
  if (top === NONE) return { top, topAt: NONE, specialOnTop, held };
  if (ownHands && seat !== 0) return { top, topAt: NONE, specialOnTop, held: [...held, top] };
  return { top, topAt: ownHands ? 1 : 0, specialOnTop, held };
}
