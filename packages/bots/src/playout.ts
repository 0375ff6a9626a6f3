import { sheetEnding, SLOTS, STREETS, type Random, type Rules } from 'picket-engine';
import {
  ACTION,
  claimsNow,
  nthBit,
  popcount,
  scoreTotal,
  Sheet,
  Stacks,
  targetsNow,
  Turn,
  writeSpots,
  usefulChanges,
  MAX_CHANGE,
  MAX_ROWS,
} from 'picket-engine/fast';

const { TEMP } = ACTION;
const UNCHANGED = 1 << MAX_CHANGE;
/** Local copies: V8 folds a constant of the same module, but not an imported one. */
const PLANS = SLOTS.length;
const ROWS = STREETS;
/** A target as one integer: the row above a bit index of four bits. Bit 5 of row 1 is 1 << 4 | 5 = 21. */
const ROW_SHIFT = 4;
const PLACE_MASK = (1 << ROW_SHIFT) - 1;

/**
 * Random games of one player, played without allocating: the engine's benchmark counts them. Every step uses
 * the same functions that check and carry out real turns.
 */
export class Playout {
  readonly turn: Turn;
  readonly #blank: Sheet;
  readonly #stacks: Stacks;
  readonly #random: Random;
  readonly #chance: () => Random;
  readonly #tempRank: number;

  constructor(rules: Rules, random: Random) {
    this.turn = new Turn(rules);
    this.#blank = new Sheet(rules.layout);
    this.#stacks = new Stacks(rules.deck, rules.layout.rulings.refillsTogether);
    this.#random = random;
    this.#chance = () => random;
    this.#tempRank = rules.layout.printed.tempRanks[0] ?? 0;
    rules.plans.forEach((plan, slot) => (this.turn.worth[slot] = plan.card.high));
  }

  /** Plays a game from the deal to its end and returns the number of turns. */
  play(): number {
    const { turn } = this;
    this.#blank.copyInto(turn.sheet);
    this.#stacks.deal(this.#chance);
    let turns = 0;
    do {
      this.#stacks.turnOver(this.#chance);
      this.#stacks.show(turn.numbers, turn.actions);
      turn.begin();
      playRandomTurn(turn, this.#random);
      turns++;
    } while (sheetEnding(turn.sheet) === undefined);
    return turns;
  }

  /** [R20] The score of the game just played. */
  get score(): number {
    const { sheet } = this.turn;
    return scoreTotal(sheet, sheet.temps > 0 ? this.#tempRank : 0);
  }
}

/**
 * Plays one turn, uniformly at random over the offers that fit, then over the changes, the houses, and the
 * action's targets including none. Claims every plan it can, with the first set of estates found.
 */
function playRandomTurn(turn: Turn, random: Random): void {
  const offer = randomOffer(turn, random);
  if (offer < 0) turn.refuse();
  else {
    turn.choose(offer, offer);
    if (turn.hasTemp) changeAtRandom(turn, random);
    writeAtRandom(turn, random);
    if (!turn.acted) actAtRandom(turn, random);
  }
  for (let slot = 0; slot < PLANS; slot++) if (claimsNow(turn, slot) > 0) turn.claim(slot, 0);
}

function randomOffer(turn: Turn, random: Random): number {
  let fitting = 0;
  for (let offer = 0; offer < 3; offer++) {
    const changes = usefulChanges(turn.sheet, turn.numbers[offer] as number);
    const allowed = turn.actions[offer] === TEMP ? changes : changes & UNCHANGED;
    if (allowed !== 0) fitting |= 1 << offer;
  }
  return fitting === 0 ? -1 : pick(fitting, random);
}

/** Scratch space for masks of targets. */
const targets = new Int32Array(MAX_ROWS);

/** A change of 0 may or may not use the action, at random. */
function changeAtRandom(turn: Turn, random: Random): void {
  const by = pick(usefulChanges(turn.sheet, turn.number), random) - MAX_CHANGE;
  if (by !== 0 || random.below(2) === 0) turn.change(by);
}

function writeAtRandom(turn: Turn, random: Random): void {
  for (let street = 0; street < ROWS; street++) targets[street] = writeSpots(turn, street);
  const place = nthPlace(targets, ROWS, random.below(countPlaces(targets, ROWS)));
  turn.write(place >> ROW_SHIFT, place & PLACE_MASK);
}

function actAtRandom(turn: Turn, random: Random): void {
  const rows = targetsNow(turn, targets);
  const count = countPlaces(targets, rows);
  const n = random.below(count + 1);
  if (n === count) return;
  const place = nthPlace(targets, rows, n);
  turn.act(place >> ROW_SHIFT, place & PLACE_MASK);
}

function countPlaces(masks: Int32Array, rows: number): number {
  let count = 0;
  for (let row = 0; row < rows; row++) count += popcount(masks[row] as number);
  return count;
}

/**
 * The row and bit of the n-th set bit over all rows, without branching on n, which the CPU could not predict.
 * With rows 0b0101 and 0b0010 and n = 2: after row 0, (2 − 1 − 2) >> 31 = −1 says that n is further on, so
 * `found` = 1 and `before` = 2; bit 2 − 2 = 0 of row 1 is bit 1.
 */
function nthPlace(masks: Int32Array, rows: number, n: number): number {
  let found = 0;
  let before = 0;
  let upTo = 0;
  for (let row = 0; row < rows; row++) {
    const here = popcount(masks[row] as number);
    upTo += here;
    const passed = (upTo - 1 - n) >> 31;
    found -= passed;
    before += here & passed;
  }
  return (found << ROW_SHIFT) | nthBit(masks[found] as number, n - before);
}

function pick(mask: number, random: Random): number {
  return nthBit(mask, random.below(popcount(mask)));
}
