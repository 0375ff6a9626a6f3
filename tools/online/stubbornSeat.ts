import { isDeepStrictEqual } from 'node:util';
import type { TurnStep, ViewRecord } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import type { Answer } from 'picket-protocol';
import type { Owned } from './api.ts';
import { Cut, Line } from './line.ts';
import { randomTurn, viewFrom } from './turns.ts';

/** What repeatedly disconnected seats observed. */
export class Findings {
  acknowledged = 0;
  /** Turns that were resent without an answer, and how many of those were already stored. */
  resent = 0;
  resentStored = 0;
  /** Acknowledged turns that were missing or changed later. */
  readonly lost: string[] = [];
  /** Turns that were never submitted. */
  readonly doubled: string[] = [];
  /** Cards that differed from those sent earlier. */
  readonly dealtAgain: string[] = [];
  readonly refused: string[] = [];
}

interface Turn {
  readonly id: string;
  readonly round: number;
  readonly steps: readonly TurnStep[];
}

/** One answer in this many is lost on purpose, since turns that a kill interrupts were usually not stored yet. */
const LOST_ANSWERS = 12;

/** Codes after which to resend a command: nothing was decided about it. */
const LATER: ReadonlySet<string> = new Set(['try-again', 'read-only']);

/** A seat that remembers what it received and resends commands without an answer, like a real client. */
export class StubbornSeat {
  readonly #owned: Owned;
  readonly #random: FastRandom;
  readonly #found: Findings;
  readonly #turns = new Map<number, readonly TurnStep[]>();
  readonly #cards = new Map<number, unknown>();
  #unanswered: Turn | undefined;
  #sawEnd = false;

  constructor(owned: Owned, seed: string, found: Findings) {
    this.#owned = owned;
    this.#random = new FastRandom(seed);
    this.#found = found;
  }

  get table(): string {
    return this.#owned.table;
  }

  get isDone(): boolean {
    return this.#sawEnd && this.#unanswered === undefined;
  }

  /** Plays until the socket closes. */
  async play(url: string): Promise<void> {
    try {
      for (;;) {
        const view = await this.settle(url);
        if (view.now === null) return;
        if (view.now.turn !== null) continue;
        const round = view.record.rounds.length;
        const steps = randomTurn(viewFrom(view), this.#owned.seat, this.#random);
        await this.#send(url, { id: `round-${round}`, round, steps }, this.#random.below(LOST_ANSWERS) === 0);
      }
    } catch (error) {
      if (!(error instanceof Cut)) throw error;
    }
  }

  /** Resends unanswered commands; returns the state of the game. */
  async settle(url: string): Promise<ViewRecord> {
    const view = await this.#look(url);
    const turn = this.#unanswered;
    if (turn === undefined) return view;
    const wasStored = this.#turnIn(view, turn.round) !== undefined;
    await this.#send(url, turn);
    this.#found.resent++;
    if (wasStored) this.#found.resentStored++;
    return this.#look(url);
  }

  async #send(url: string, turn: Turn, losesAnswer = false): Promise<void> {
    const { line } = await Line.open(url, this.#owned);
    this.#unanswered = turn;
    const { id, round, steps } = turn;
    const answer = await line.ask({ type: 'submit', round, steps: [...steps] }, id);
    line.close();
    if (losesAnswer) throw new Cut('The answer was lost.');
    this.#note(turn, answer);
  }

  #note({ round, steps }: Turn, answer: Answer): void {
    if (answer.type === 'refused' && LATER.has(answer.code)) throw new Cut('To be resent.');
    this.#unanswered = undefined;
    if (answer.type === 'done') {
      this.#found.acknowledged++;
      this.#turns.set(round, steps);
    } else this.#found.refused.push(`${this.#place(round)}: ${answer.refusal?.code ?? answer.code}`);
  }

  /** Compares what the server sends now with everything this seat received before. */
  async #look(url: string): Promise<ViewRecord> {
    const { line, table } = await Line.open(url, this.#owned);
    line.close();
    const { view } = table;
    if (view === null) throw new Error(`${this.#owned.table} has not started.`);
    const { rounds } = view.record;
    for (const [round, steps] of this.#turns) {
      if (!isDeepStrictEqual(this.#turnIn(view, round), steps)) this.#found.lost.push(this.#place(round));
    }
    for (const round of [...rounds.keys(), rounds.length]) {
      const isOurs = this.#turns.has(round) || this.#unanswered?.round === round;
      if (!isOurs && this.#turnIn(view, round) !== undefined) this.#found.doubled.push(this.#place(round));
    }
    for (const [round, cards] of this.#cards) {
      const there = round < rounds.length ? rounds[round]?.cards : view.now?.cards;
      if (!isDeepStrictEqual(there, cards)) this.#found.dealtAgain.push(this.#place(round));
    }
    if (view.now === null) this.#sawEnd = true;
    else this.#cards.set(rounds.length, view.now.cards);
    return view;
  }

  #turnIn({ record: { rounds }, now }: ViewRecord, round: number): readonly TurnStep[] | undefined {
    return round < rounds.length ? rounds[round]?.turns[this.#owned.seat] : (now?.turn ?? undefined);
  }

  #place(round: number): string {
    return `${this.#owned.table}/${this.#owned.seat}, round ${round}`;
  }
}
