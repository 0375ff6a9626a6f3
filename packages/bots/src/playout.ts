import {
  ACTION,
  claimsNow,
  nthBit,
  popcount,
  scoreTotal,
  Sheet,
  sheetEnding,
  Stacks,
  targetsNow,
  Turn,
  writeSpots,
  usefulChanges,
  MAX_CHANGE,
  MAX_ROWS,
  SLOTS,
  STREETS,
  type Random,
  type Rules,
} from '@picket/engine';

const { TEMP } = ACTION;
const UNCHANGED = 1 << MAX_CHANGE;
/** Copies, since the compiler folds a constant of the same module, not an imported one. */
const PLANS = SLOTS.length;
const ROWS = STREETS;
/** A row of masks and a bit in it, as one integer. */
const ROW_SHIFT = 4;
const PLACE_MASK = (1 << ROW_SHIFT) - 1;

/**
 * Light random games of one architect, played out without allocating anything: what rollouts are made of, and what
 * the engine's benchmark counts. Every step goes through the functions that judge and carry out real turns.
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
 * Plays one turn: uniform over the offers that fit, then over the numbers, the houses, and the action's targets
 * and none of them; every plan that can be validated is, with the first set of estates found.
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

/** Scratch space for masks of places. */
const targets = new Int32Array(MAX_ROWS);

/** A change of 0 is a choice between using the action and not. */
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

/** The row and the bit of the n-th place; found without branches on n, which could only be guessed. */
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
