import {
  ACTIONS,
  MAX_NUMBER,
  SLOTS,
  type Hand,
  type Offer,
  type Rules,
  type ReadonlySheet,
  type State,
  type View,
} from 'picket-engine';
import { actionOf, CARD_CODES, cardsLeft, numberOf } from '../outlook/cardsLeft.ts';
import { agencyOf, type Agency } from './agency.ts';
import { ACTION_ROW } from './rows.ts';
import { amongOthers, type Standing } from './standing.ts';

/** What a seat plays against, which decides how temps and places are scored. */
export const KIND = { alone: 0, solo: 1, others: 2, agency: 3 } as const;

/** What a seat knows besides its own sheet; the same for all turns of a decision. */
export interface Situation {
  readonly rules: Rules;
  readonly kind: number;
  readonly round: number;
  /** Rounds until the cards are shuffled or run out. */
  readonly cards: number;
  /** Whether the cards run out with this round. */
  readonly last: boolean;
  /** How many cards of each number and each action may still come. */
  readonly numbers: Int32Array;
  readonly actions: Int32Array;
  /** How often each action is on offer in the next round, if known. */
  readonly next: Int32Array;
  /** For each plan, whether it still has its high value. */
  readonly high: readonly boolean[];
  readonly hand: Hand;
  readonly others: readonly ReadonlySheet[];
  readonly agency: Agency | undefined;
  /** Whether the solo card has come up. */
  readonly soloCard: boolean;
  /** For each plan, whether a card that claims it is still to come. */
  readonly toCome: readonly boolean[];
  readonly standing: Standing;
}

/** What the seat of a view knows. */
export function situationOf(view: View): Situation {
  const { state, now, seat = 0 } = view;
  if (now === undefined) throw new Error('A finished game has no more turns.');
  const { rules } = state;
  const kind = kindOf(rules);
  const offers = now.cards.kind === 'offers' ? now.cards.offers : [];
  const toCome = now.facts.toCome ?? [];
  const others = state.sheets.filter((_, other) => other !== seat);
  const agency = kind === KIND.agency ? agencyOf(state, now) : undefined;
  const inStack = now.facts.left[0] ?? 0;
  return {
    rules,
    kind,
    round: state.rounds.length,
    cards: offers.length > 0 ? inStack : Math.floor(inStack / 3),
    last: kind !== KIND.others && isLast(state),
    ...countCards(view),
    next: nextActions(offers),
    high: rules.plans.map(({ card }, slot) => rules.mode.planPoints(state, now.notes, slot) === card.high),
    hand: rules.mode.cardsOf(now.cards, seat),
    others,
    agency,
    soloCard: kind === KIND.solo && toCome.length === 0,
    toCome: SLOTS.map((slot) => toCome.includes(slot)),
    standing: agency?.standing ?? amongOthers(state, seat),
  };
}

function kindOf({ mode, options }: Rules): number {
  if (mode.hasOpponent) return KIND.agency;
  if (mode.id === 'solo') return KIND.solo;
  return options.players.length > 1 ? KIND.others : KIND.alone;
}

/** Whether the cards run out after this round. */
function isLast(state: State): boolean {
  const rounds = [...state.rounds, ...state.rounds.slice(0, 1)];
  return state.rounds.length > 0 && state.rules.mode.ending({ ...state, rounds }) !== undefined;
}

function countCards(view: View): { numbers: Int32Array; actions: Int32Array } {
  const left = cardsLeft(view);
  const numbers = new Int32Array(MAX_NUMBER + 1);
  const actions = new Int32Array(ACTIONS.length);
  for (let code = 0; code < CARD_CODES; code++) {
    const count = left[code] as number;
    if (count === 0) continue;
    numbers[numberOf(code)] = (numbers[numberOf(code)] as number) + count;
    actions[actionOf(code)] = (actions[actionOf(code)] as number) + count;
  }
  return { numbers, actions };
}

function nextActions(offers: readonly Offer[]): Int32Array {
  const next = new Int32Array(ACTIONS.length);
  for (const offer of offers) {
    const action = ACTION_ROW[offer.next];
    next[action] = (next[action] as number) + 1;
  }
  return next;
}
