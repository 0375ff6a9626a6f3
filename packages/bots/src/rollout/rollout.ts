import { scoreSheet, sheetEnding, SLOTS, type Plan, type Score, type View } from 'picket-engine';
import { NONE, scoreTotal, Turn } from 'picket-engine/fast';
import type { Chances } from '../outlook/chances.ts';
import { MOST_ROUNDS } from '../outlook/deckLife.ts';
import type { Future } from '../outlook/future.ts';
import { emptyHouses, type Outlook } from '../outlook/outlook.ts';
import { LightPlayer } from './light.ts';
import { pileIn, type Pile } from './pile.ts';
import type { LightWeights } from './weights.ts';

const CARDS = 3;
/** Probabilities are precomputed for 0, 1, 2–3, 4–7, … remaining turns. */
const KEPT = 7;
/** The current round, before those of a future. */
const NOW = -1;

/** Plays games to their end, from any sheet, in a given future. */
export class Rollout {
  /** The player's final score in the last game played. */
  own = 0;
  #tempPoints = 0;
  readonly #turn: Turn;
  readonly #light: LightPlayer;
  readonly #temps: Float64Array;
  readonly #chances: readonly Chances[];
  /** The AAA's pile now, and as it grows in a simulated game. */
  readonly #pile: Pile | undefined;
  readonly #played: Pile | undefined;
  /** The round in which the player claims each plan. */
  readonly #claims = new Int32Array(SLOTS.length);
  readonly #claimedBefore: boolean;
  /** What each round is worth to the other players. */
  readonly #tempo: number;

  constructor(view: View, outlook: Outlook, weights: LightWeights) {
    this.#turn = new Turn(outlook.rules);
    this.#temps = outlook.tempsNow;
    this.#pile = pileIn(view);
    this.#played = pileIn(view);
    this.#tempo = view.state.sheets.length > 1 ? weights.tempo : 0;
    this.#claimedBefore = view.state.firsts.some((first) => first !== NONE);
    this.#chances = Array.from({ length: KEPT }, (_, i) =>
      outlook.chancesIn(i === 0 ? 0 : 1.5 * 2 ** (i - 1)),
    );
    this.#light = new LightPlayer(weights, outlook);
  }

  /**
   * The player's final score after this turn, minus what the turn gives the others: other players gain with
   * each round played; the AAA, which was given a card with this action, has its own score.
   */
  play(after: Turn, given: number, future: Future): number {
    const turn = this.#turn;
    const pile = this.#open(given);
    after.sheet.copyInto(turn.sheet);
    this.#claims.fill(MOST_ROUNDS);
    turn.claimed = after.claimed;
    let rounds = this.#note(NOW, future, future.rounds(MOST_ROUNDS));
    let round = 0;
    for (; round < rounds && sheetEnding(turn.sheet) === undefined; round++) {
      this.#begin(future, round);
      const left = Math.min(rounds - round, emptyHouses(turn.sheet)) - 1;
      const kept = Math.min(KEPT - 1, 32 - Math.clz32(left));
      this.#light.play(turn, this.#chances[kept] as Chances, left, pile);
      if (turn.claimed !== 0) rounds = this.#note(round, future, rounds);
    }
    const { temps } = turn.sheet;
    const theirs =
      pile === undefined ? this.#tempo * round : pile.total(temps) + this.#theirPlans(future, rounds);
    const points = pile?.playerTemps(temps) ?? this.#temps[temps] ?? 0;
    this.own = scoreTotal(turn.sheet, points);
    this.#tempPoints = points;
    return this.own - theirs;
  }

  /** The same by part. */
  get score(): Score {
    return scoreSheet(this.#turn.sheet, this.#tempPoints);
  }

  /** Records the plans claimed in a round, and returns the new number of rounds. */
  #note(round: number, future: Future, rounds: number): number {
    const claims = this.#claims;
    const isFirst = !this.#claimedBefore && Math.min(...claims) === MOST_ROUNDS;
    for (let slot = 0; slot < SLOTS.length; slot++) {
      if (((this.#turn.claimed >> slot) & 1) === 1) claims[slot] = round;
    }
    return isFirst && this.#turn.claimed !== 0 ? future.rounds(round) : rounds;
  }

  /** The AAA's pile with one more card. */
  #open(given: number): Pile | undefined {
    if (this.#pile === undefined || this.#played === undefined) return undefined;
    this.#pile.copyInto(this.#played);
    if (given !== NONE) this.#played.give(given);
    return this.#played;
  }

  /** What plans score for the AAA: the low value if the player claimed first. */
  #theirPlans({ theirs, turns }: Future, rounds: number): number {
    let points = 0;
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const round = theirs[slot] as number;
      if (round >= rounds) continue;
      const { high, low } = (this.#turn.rules.plans[slot] as Plan).card;
      const isLate = (turns[slot] as number) === 0 || (this.#claims[slot] as number) < round;
      points += isLate ? low : high;
    }
    return points;
  }

  #begin({ numbers, actions, turns }: Future, round: number): void {
    const turn = this.#turn;
    turn.begin();
    for (let card = 0; card < CARDS; card++) {
      turn.numbers[card] = numbers[round * CARDS + card] as number;
      turn.actions[card] = actions[round * CARDS + card] as number;
    }
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const { high, low } = (turn.rules.plans[slot] as Plan).card;
      turn.worth[slot] = round < (turns[slot] as number) ? high : low;
    }
  }
}
