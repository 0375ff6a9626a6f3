import { ACTIONS, type Architect, type View } from 'picket-engine';
import { ACTION } from 'picket-engine/fast';

const { FENCE, IMPROVE, PARK, POOL, TEMP, BIS } = ACTION;
/** How many of the AAA's estates count. */
const COUNTING = 5;
/** How many more houses an open estate of its pile is expected to get before a fence ends it. */
const AHEAD = 1;
/** What another temp may change in the ranking. */
const RIVALRY = 1.5;

/**
 * The AAA's pile and its score: the same sum as the engine's, but updated card by card for simulated games.
 */
export class Pile {
  readonly #architect: Architect;
  readonly #ranks: readonly number[];
  /** Points for single cards, and the number of temps. */
  #points = 0;
  #temps = 0;
  /** The estate that the next card joins. */
  #houses = 0;
  #improved = false;
  /** The best closed estates, best first. */
  readonly #closed = new Int32Array(COUNTING);

  constructor(architect: Architect, ranks: readonly number[]) {
    this.#architect = architect;
    this.#ranks = ranks;
  }

  copyInto(target: Pile): void {
    target.#points = this.#points;
    target.#temps = this.#temps;
    target.#houses = this.#houses;
    target.#improved = this.#improved;
    target.#closed.set(this.#closed);
  }

  give(action: number): void {
    this.#points += this.#worth(action);
    if (action === TEMP) this.#temps += 1;
    if (action === FENCE) {
      this.#close();
      return;
    }
    this.#houses += action === BIS ? (this.#architect.bisHouses ?? 1) : 1;
    if (action === IMPROVE) this.#improved = true;
  }

  /** The cost of giving a card: what it adds now, and how it raises the value of later cards. */
  cost(action: number): number {
    const { improveValue = 1, bisHouses = 1 } = this.#architect;
    const value = this.#improved ? improveValue : 1;
    const more = improveValue - 1;
    if (action === FENCE) return this.#worth(action) - (this.#improved ? more * AHEAD : 0);
    const houses = action === BIS ? bisHouses : 1;
    const improves = action === IMPROVE && !this.#improved ? more * (this.#houses + houses + AHEAD) : 0;
    const rivals = action === TEMP ? RIVALRY : 0;
    return this.#worth(action) + houses * value + improves + rivals;
  }

  /** Its score without plans; `temps` is the player's temp count. */
  total(temps: number): number {
    let estates = 0;
    const open = this.#houses * (this.#improved ? (this.#architect.improveValue ?? 1) : 1);
    for (let i = 0; i < COUNTING - 1; i++) estates += this.#closed[i] as number;
    const last = Math.max(open, this.#closed[COUNTING - 1] as number);
    return this.#points + estates + last + this.#rank(this.#temps, temps);
  }

  /** What this many temp boxes score for the player. */
  playerTemps(temps: number): number {
    return this.#rank(temps, this.#temps);
  }

  /** [S7] The points for temps of one side, ranked against the other. */
  #rank(temps: number, others: number): number {
    if (temps === 0) return 0;
    return this.#ranks[temps >= others ? 0 : 1] ?? 0;
  }

  #close(): void {
    let points = this.#houses * (this.#improved ? (this.#architect.improveValue ?? 1) : 1);
    for (let i = 0; i < COUNTING; i++) {
      const other = this.#closed[i] as number;
      if (points > other) {
        this.#closed[i] = points;
        points = other;
      }
    }
    this.#houses = 0;
    this.#improved = false;
  }

  #worth(action: number): number {
    const { park = 0, pool = 0, temp = 0, fence = 0 } = this.#architect;
    if (action === PARK) return park;
    if (action === POOL) return pool;
    if (action === TEMP) return temp;
    return action === FENCE ? fence : 0;
  }
}

/** The current pile of the AAA; undefined if there is no opponent to beat. */
export function pileIn({ state, now }: View): Pile | undefined {
  const { edition, options, layout } = state.rules;
  const architect = edition.architects.find(({ id }) => id === options.opponent);
  if (architect === undefined || architect.scores === false) return undefined;
  const pile = new Pile(architect, layout.printed.tempRanks);
  for (const { action } of now?.facts.pile ?? []) pile.give(ACTIONS.indexOf(action));
  return pile;
}
