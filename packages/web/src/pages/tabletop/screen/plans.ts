import { SLOTS, type Slot, type View } from 'picket-engine';
import { text } from '../../../text/language.ts';
import { shownPlan } from '../../setup/planChoice.ts';

/** A plan as a big screen shows it. */
export interface ScreenPlan {
  readonly slot: Slot;
  /** “N°1” or “A”. */
  readonly name: string;
  readonly face: Omit<ReturnType<typeof shownPlan>, 'worth'> & { readonly worth: 'high' | 'low' };
  /** “Ada 8, Bob 4”; empty if nobody has claimed it. */
  readonly holders: string;
  readonly label: string;
}

export interface Holder {
  readonly name: string;
  readonly points: number;
}

/** The three plans, with their current worth. */
export function screenPlans(view: View, holdersOf: (slot: Slot) => readonly Holder[]): ScreenPlan[] {
  const { state, now } = view;
  const { plans, edition, mode, options } = state.rules;
  return SLOTS.flatMap((slot, i) => {
    const card = plans[i]?.card;
    if (card === undefined) return [];
    const face = shownPlan(edition, card);
    const worth = mode.planPoints(state, now?.notes ?? [], i);
    const holders = holdersOf(slot);
    return [
      {
        slot,
        name: text.game.plan.name(slot, options.edition),
        face: { ...face, worth: worth === card.high ? 'high' : 'low' } as const,
        holders: text.game.plan.holders(
          holders.map(({ name, points }) => text.game.plan.heldBy(name, points)),
        ),
        label: text.game.plan.label({
          slot,
          edition: options.edition,
          sentence: face.sentence,
          worth,
          state: 'open',
          holders,
        }),
      },
    ];
  });
}
