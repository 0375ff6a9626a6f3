import { submit, viewOf, type Game, type Options, type Step, type View } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { formatTurn } from 'picket-engine/notation';
import type { Snapshot, TurnMessage } from '../src/authority/authority.ts';
import type { GameBackend } from '../src/authority/gameBackend.ts';
import { must, nameOf, playSeat, start } from '../src/turn/testKit.ts';

/** A game whose turns are always the same. */
export class ScriptedGame implements GameBackend {
  game: Game;
  readonly #name: string;
  readonly #random: FastRandom;

  constructor(options: Partial<Options>) {
    this.#name = `golden ${nameOf(options)}`;
    this.#random = new FastRandom(this.#name);
    this.game = $state.raw(start(options, this.#name));
  }

  get view(): View {
    return viewOf(this.game, 0);
  }

  get snapshot(): Snapshot {
    return {
      id: this.#name,
      city: 'Linden Falls',
      views: [],
      over: this.over,
      active: 0,
      bots: this.game.turns.map((_, seat) => (seat === 0 ? null : 'regular')),
      played: 0,
      drafts: [],
      elsewhere: false,
    };
  }

  get over(): boolean {
    return this.game.state.ending !== undefined;
  }

  /** The turn of a seat. */
  turn(seat = 0): readonly Step[] {
    return playSeat(this.game, seat, this.#random);
  }

  /** Submits the turn, then those of all other seats. */
  async submit(_id: string, { seat, round, steps }: TurnMessage): Promise<undefined> {
    let game = must(submit(this.game, { seat, round, steps }));
    for (const other of game.turns.keys()) {
      if (other === seat || game.state.rounds.length > round) continue;
      game = must(submit(game, { seat: other, round, steps: playSeat(game, other, this.#random) }));
    }
    this.game = game;
  }
  async takeBack(): Promise<undefined> {}
  async saveDraft(): Promise<void> {}

  /** Plays some rounds while nothing is mounted. */
  async skip(rounds: number): Promise<void> {
    for (let i = 0; i < rounds; i++) {
      const steps = this.turn();
      await this.submit('', { seat: 0, round: this.game.state.rounds.length, steps });
    }
  }
}

/** A turn as a player types it, without automatic marks. */
export function typed(turn: readonly Step[]): string {
  return formatTurn(
    turn
      .filter((step) => step.do !== 'park' && step.do !== 'pool' && !(step.do === 'temp' && step.by === 0))
      .map((step) => (step.do === 'plan' ? { ...step, estates: [] } : step)),
  ).toLowerCase();
}
