import { ACTIONS, isWhole, MAX_NUMBER, type EditionId, type ModeId, type ReadonlySheet } from 'picket-engine';
import { NONE } from 'picket-engine/fast';
import { emptyHouses } from '../outlook/outlook.ts';
import { Progress } from './progress.ts';
import { ACTION_ROW, NOTHING, ROUNDS, ROW, SLOT, TO_BEAT } from './rows.ts';
import { plansDone } from './sheetSlots.ts';
import { KIND, type Situation } from './situation.ts';

const NUMBERS = 15;
/** How many estates of the AAA's pile count. */
const COUNTING = 5;
/** The modes and editions by the rows used in training. */
const MODES: { readonly [M in ModeId]: number } = { standard: 0, solo: 1, expert: 2, aaa: 3 };
const EDITIONS: { readonly [E in EditionId]: number } = { '2018': 0, '2023': 4 };
const progress = new Progress();

/** What all turns of a decision share: the game, the cards to come, the other players. */
export function writeTable(slots: Uint16Array, situation: Situation): void {
  slots.fill(NOTHING, SLOT.mode);
  const { rules, round, cards, soloCard } = situation;
  const { options } = rules;
  slots[SLOT.mode] = ROW.mode + EDITIONS[options.edition] + MODES[options.mode];
  if (options.sheet === 'blueprint') slots[SLOT.blueprint] = ROW.blueprint;
  if (options.advanced) slots[SLOT.advanced] = ROW.advanced;
  slots[SLOT.players] = ROW.players + Math.min(options.players.length, 6) - 1;
  slots[SLOT.round] = ROW.round + Math.min(round, ROUNDS - 1);
  slots[SLOT.cards] = ROW.cards + Math.min(cards >> 1, 13);
  if (soloCard) slots[SLOT.soloCard] = ROW.soloCard;
  writeCards(slots, situation.numbers, situation.actions);
  writeNext(slots, situation.next);
  if (situation.kind === KIND.others) writeOthers(slots, situation);
  if (situation.agency !== undefined) writeAgency(slots, situation);
}

/** How many cards of each number and action may still come. */
export function writeCards(slots: Uint16Array, numbers: Int32Array, actions: Int32Array): void {
  for (let number = 1; number <= NUMBERS; number++) {
    slots[SLOT.numbersLeft + number - 1] =
      ROW.numbersLeft + (number - 1) * 6 + Math.min(numbers[number] as number, 5);
  }
  for (let action = 0; action < ACTIONS.length; action++) {
    slots[SLOT.actionsLeft + action] =
      ROW.actionsLeft + action * 8 + Math.min((actions[action] as number) >> 1, 7);
  }
}

export function writeNext(slots: Uint16Array, next: Int32Array): void {
  for (let action = 0; action < ACTIONS.length; action++) {
    const count = Math.min(next[action] as number, 3);
    slots[SLOT.next + action] = count === 0 ? NOTHING : ROW.next + action * 3 + count - 1;
  }
}

/** The other players, pooled into the leader and the mean, so that their number does not matter. */
function writeOthers(slots: Uint16Array, { others, rules, high }: Situation): void {
  const empty = others.map(emptyHouses);
  const most = (of: (sheet: ReadonlySheet) => number) => Math.max(...others.map(of));
  const mean = empty.reduce((sum, houses) => sum + houses, 0) / empty.length;
  slots[SLOT.othersEmpty] = ROW.othersEmpty + Math.min(Math.min(...empty) >> 2, 8);
  slots[SLOT.othersMean] = ROW.othersMean + Math.min(Math.floor(mean / 4), 8);
  slots[SLOT.othersRefusals] =
    ROW.othersRefusals +
    Math.min(
      most((sheet) => sheet.refusals),
      2,
    );
  slots[SLOT.othersPlans] = ROW.othersPlans + Math.min(most(plansDone), 2);
  slots[SLOT.othersTemps] =
    ROW.othersTemps +
    Math.min(
      most((sheet) => sheet.temps),
      11,
    );
  for (const [slot, plan] of rules.plans.entries()) {
    const claimed = others.filter((sheet) => sheet.plan(slot) !== NONE).length;
    if (claimed > 0) {
      slots[SLOT.othersClaimed + slot] = ROW.othersClaimed + slot * 2 + Math.min(claimed, 2) - 1;
    }
    if (!high[slot]) continue;
    const least = Math.min(...others.map((sheet) => progress.missing(sheet, plan)));
    slots[SLOT.othersMissing + slot] = ROW.othersMissing + slot * 7 + Math.max(0, Math.min(least, 6));
  }
}

function writeAgency(slots: Uint16Array, { agency, toCome, rules }: Situation): void {
  if (agency === undefined) return;
  const { architect, validations } = agency;
  const { park, pool, temp, fence, bisHouses, improveValue, validates } = architect;
  for (const [i, value] of [park, pool, temp, fence, bisHouses, improveValue].entries()) {
    slots[SLOT.architect + i] = ROW.architect + i * 6 + Math.min(value ?? 0, 5);
  }
  for (const [slot, comes] of toCome.entries()) {
    const order = rules.options.edition === '2018' ? validations : slot;
    if (comes) slots[SLOT.toCome + slot] = ROW.toCome + slot * 2 + (validates[order] === true ? 1 : 0);
  }
}

/** The AAA's pile after it is given a card. */
export function writePile(slots: Uint16Array, { agency, hand }: Situation, given: number): void {
  if (agency === undefined) return;
  const { pile, architect } = agency;
  const card = hand[given];
  const closed: number[] = [];
  let [estates, houses, isImproved] = [0, 0, false];
  const add = (action: string | undefined) => {
    if (action === undefined) return;
    if (action === 'fence') {
      if (houses > 0) closed.push(houses * (isImproved ? (architect.improveValue ?? 1) : 1));
      [houses, isImproved] = [0, false];
    } else {
      if (houses === 0) estates++;
      houses += action === 'bis' ? (architect.bisHouses ?? 1) : 1;
      isImproved ||= action === 'improve';
    }
  };
  for (const { action } of pile) add(action);
  add(card?.action);
  slots[SLOT.pile] = ROW.pile + Math.min(pile.length >> 2, 9);
  slots[SLOT.pileOpen] = ROW.pileOpen + Math.min(houses, 7);
  slots[SLOT.pileImproved] = isImproved ? ROW.pileImproved : NOTHING;
  slots[SLOT.pileEstates] = ROW.pileEstates + Math.min(estates, COUNTING);
  const toBeat = closed.sort((a, b) => b - a)[COUNTING - 1];
  slots[SLOT.pileToBeat] = toBeat === undefined ? NOTHING : ROW.pileToBeat + Math.min(toBeat, TO_BEAT) - 1;
}

/** The card passed to the neighbour. */
export function writeGiven(slots: Uint16Array, { hand }: Situation, given: number): void {
  const card = hand[given];
  slots[SLOT.given] = NOTHING;
  slots[SLOT.given + 1] = NOTHING;
  if (!isWhole(card)) return;
  const number = Math.max(1, Math.min(card.number, NUMBERS));
  slots[SLOT.given] = ROW.givenNumber + number - 1;
  slots[SLOT.given + 1] = ROW.givenAction + ACTION_ROW[card.action];
}

/** Each number's share of the coming cards. */
export function sharesOf(numbers: Int32Array): Float64Array {
  const all = numbers.reduce((sum, count) => sum + count, 0);
  return Float64Array.from({ length: MAX_NUMBER + 1 }, (_, n) => (numbers[n] as number) / Math.max(1, all));
}
