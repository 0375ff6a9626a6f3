import type { OfferModel, PlanModel, SeatModel } from '../scene/tableTypes.ts';
import type { Text, TextViewText } from '../text/text.ts';
import { typedPlan } from './next.ts';

/** A line of a list: its name, and its text. */
export interface Line {
  readonly name: string;
  /** Set in larger type. */
  readonly number?: number;
  readonly line: string;
  /** An addition for screen readers. */
  readonly more?: string;
}

/** A card, with where it fits and the next action of its stack. */
export function cardLine(card: OfferModel, text: Text, words: TextViewText, own = true): Line {
  const { index, number, action, next, state, role, fate, houses, needs } = card;
  const { cards } = words.page;
  const isPicked = state === 'chosen' && role === undefined;
  const use = role === undefined ? '' : cards.role[role];
  const fits = own && state !== 'chosen' ? cards.fits(houses, needs) : '';
  const becomes = fate === undefined || role === 'number' || role === 'action' ? '' : `${fate}.`;
  return {
    name: String(index + 1),
    number,
    line: text.around.sentences([cards.with(action), fits, isPicked ? cards.picked : use]),
    more: text.around.sentences([becomes, next === undefined ? '' : cards.next(next)]),
  };
}

/** A plan, with how far this player is and who has it. */
export function planLine(plan: PlanModel, text: Text, words: TextViewText): Line {
  const { slot, name, sentence, state, estates, holders, worth } = plan;
  const { plans } = words.page;
  const have = estates.filter((estate) => estate.state === 'have').length;
  const mine = holders.find(({ you }) => you);
  const others = holders.filter(({ you }) => !you).map((holder) => holder.name);
  const points = mine?.points ?? plan[worth];
  const status = {
    open: plans.open(points),
    ready: plans.ready(points, typedPlan(slot)),
    claimed: plans.yours(points),
  }[state];
  const far = state !== 'claimed' && estates.length > 0 ? plans.have(have, estates.length) : '';
  return { name, line: text.around.sentences([sentence, far, status, plans.holders(others)]) };
}

/** With more names, only their number. */
const MOST_NAMED = 6;

/** Which of the others have played, and which are thinking. */
export function whoLine(seats: readonly SeatModel[], text: Text, { page }: TextViewText): string {
  const others = seats.filter(({ you }) => !you);
  const isIn = seats.filter(({ state }) => state === 'in').length;
  if (others.length > MOST_NAMED) return `${text.game.areIn(isIn, seats.length)}.`;
  const named = (state: SeatModel['state']): string[] =>
    others.filter((seat) => seat.state === state).map(({ name }) => name);
  return page.who(named('in'), named('thinking'));
}
