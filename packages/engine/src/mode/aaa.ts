import type { Architect } from '../edition/types.ts';
import { OPPONENT } from '../edition/names.ts';
import { broken } from '../invariant.ts';
import { HAND, type Hands } from '../cards/hands.ts';
import { estateMerits, firstDifference } from '../score/ranking.ts';
import { rankTemps } from '../score/temps.ts';
import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import { planPoints } from '../state/plans.ts';
import type { OpponentDescription, OpponentScore, PileEstate, Ranking } from '../state/opponent.ts';
import type { Rules } from '../state/rules.ts';
import type { Card } from '../state/cards.ts';
import type { Note, State, TableFacts } from '../state/state.ts';
import { ACTIONS, SLOTS, type Action, type Slot, type TurnStep } from '../types.ts';
import { discarded, givenBy, openHand, topOf } from './hand.ts';
import { pileEstates, pileMerits } from './pile.ts';
import { firstUnexpected } from './expected.ts';

/** Shared by both editions' AAA modes: the opponent's pile, its score, who wins. */

export function architectOf({ edition, options }: Rules): Architect {
  return (
    edition.architects.find(({ id }) => id === options.opponent) ?? broken('an opponent that is not there')
  );
}

/** [M9] The cards given to the AAA, oldest first. */
export function pileOf({ rounds }: State): Card[] {
  return rounds.map(({ cards, turns }) => {
    const given = givenBy(turns[0] as readonly TurnStep[]) as number;
    return openHand(cards)[given] as Card;
  });
}

/** Discards the cards used in the last round; the third went to the AAA. */
export function discardUsed(hands: Hands, { rounds }: State): void {
  const last = rounds.at(-1);
  if (last === undefined) return;
  const given = givenBy(last.turns[0] as readonly TurnStep[]);
  for (let index = 0; index < HAND; index++) if (index !== given) hands.discards.add(hands.card(0, index));
}

/**
 * [M12] The opponent's score if the game ended now, with the plans it has scored; `temps` is the player's
 * temp count.
 */
export function describeOpponent(
  state: State,
  noted: readonly Note[],
  temps: number,
  pile: readonly Card[] = pileOf(state),
): OpponentDescription {
  const { rules } = state;
  const architect = architectOf(rules);
  const cards = Object.fromEntries(ACTIONS.map((action) => [action, count(pile, action)])) as Counts;
  const plans = SLOTS.map((slot) => pointsFor(noted, slot));
  const estates = pileEstates(pile, architect);
  const tempRank = rankTemps([temps, cards.temp], rules.layout.printed.tempRanks)[1] ?? 0;
  if (architect.scores === false) return { score: nothing(plans), cards, tempRank: 0, estates: [] };
  const score = scoreOf(cards, architect, { plans, tempRank, estates });
  return { score, cards, tempRank, estates };
}

/** [M12] How much this card would add to the opponent's score if it were given now. */
export function worthToOpponent(state: State, card: Card): number {
  if (!state.rules.mode.hasOpponent) return 0;
  const temps = state.sheets[0]?.temps ?? 0;
  const totalOf = (pile: readonly Card[]) => describeOpponent(state, [], temps, pile).score.total;
  const pile = pileOf(state);
  return totalOf([...pile, card]) - totalOf(pile);
}

type Counts = OpponentDescription['cards'];

function scoreOf(
  cards: Counts,
  { park = 0, pool = 0, temp = 0, fence = 0 }: Architect,
  {
    plans,
    tempRank,
    estates,
  }: { plans: readonly number[]; tempRank: number; estates: readonly PileEstate[] },
): OpponentScore {
  const parks = cards.park * park;
  const pools = cards.pool * pool;
  const temps = cards.temp * temp + tempRank;
  const fences = cards.fence * fence;
  const counting = estates.filter(({ counts }) => counts).map(({ points }) => points);
  const best = counting.toSorted((a, b) => b - a);
  const total = sum([...plans, parks, pools, temps, fences, ...best]);
  return { plans, parks, pools, temps, fences, estates: best, total };
}

/** Level 0: the AAA does not score. */
function nothing(plans: readonly number[]): OpponentScore {
  return { plans, parks: 0, pools: 0, temps: 0, fences: 0, estates: [], total: 0 };
}

/** The notes of all finished rounds. */
export function notesOf({ rounds }: State): Note[] {
  return rounds.flatMap(({ notes }) => notes);
}

/**
 * [M10] [M11] The note for a card that claims a plan. At level 0 it turns the plan over and scores nothing.
 */
export function validationNote(state: State, slot: number, scored: boolean): Note {
  const { scores = true } = architectOf(state.rules);
  const points = scored && scores ? planPoints(state, slot) : 0;
  return { note: 'validation', slot: SLOTS[slot] as Slot, scored, points };
}

/** Whether a recorded validation is the first for its plan and matches the opponent's card. */
export function isValidation(
  state: State,
  note: Note,
  before: readonly Note[],
  should: (slot: number) => boolean,
): boolean {
  if (note.note !== 'validation') return false;
  const come = [...notesOf(state), ...before].some(
    (other) => other.note === 'validation' && other.slot === note.slot,
  );
  const slot = SLOTS.indexOf(note.slot);
  return !come && firstUnexpected([note], [validationNote(state, slot, should(slot))]) === undefined;
}

/** [M13] Level 0 sets positions for the player's temps; otherwise the player is ranked with the AAA. */
export function playerTemps(state: State, counts: readonly number[]): number[] {
  const architect = architectOf(state.rules);
  const { tempRanks } = state.rules.layout.printed;
  const [temps = 0] = counts;
  if (architect.tempPositions === undefined) {
    return rankTemps([temps, count(pileOf(state), 'temp')], tempRanks).slice(0, 1);
  }
  const position = architect.tempPositions.findIndex((boxes) => temps >= boxes);
  return [tempRanks[position] ?? 0];
}

/** [R13] [R19] Who wins; at level 0 there is no opponent to beat. */
export function againstOpponent(
  state: State,
  [total = 0]: readonly number[],
  opponent: OpponentScore,
): Ranking {
  const architect = architectOf(state.rules);
  if (architect.scores === false) return [[0]];
  const lead = total === opponent.total ? tieBreak(state, architect) : total - opponent.total;
  if (lead === 0) return [[0, OPPONENT]];
  return lead > 0 ? [[0], [OPPONENT]] : [[OPPONENT], [0]];
}

/** [R13] Above 0 if the player wins a tie, below 0 if the AAA does, 0 if they share the win. */
function tieBreak(state: State, architect: Architect): number {
  const { rulings } = state.rules.layout;
  const pile = pileEstates(pileOf(state), architect);
  const mine = estateMerits(state.sheets[0] as ReadonlySheet, rulings);
  if (rulings.opponentTie === 'more-estates') return (mine[0] as number) > pile.length ? 1 : -1;
  return firstDifference(mine, pileMerits(pile));
}

export function opponentFacts(hands: Hands, state: State): TableFacts {
  return { left: [hands.stack.size], ...topOf(hands), discards: discarded(hands), pile: pileOf(state) };
}

/** What the AAA scored for a plan; nothing at level 0. */
function pointsFor(notes: readonly Note[], slot: Slot): number {
  return sum(notes.map((note) => (note.note === 'validation' && note.slot === slot ? note.points : 0)));
}

function count(pile: readonly Card[], action: Action): number {
  return pile.filter((card) => card.action === action).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
