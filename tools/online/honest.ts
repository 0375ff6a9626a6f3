import { Bystander } from './bystander.ts';
import { PlayedTable } from './playedTable.ts';

const SEATS = 2;
/** Milliseconds between two seats' turns, so that the games last as long as the attack. */
const GAP = 50;

/**
 * Honest players, game after game while the attack lasts. After every round their folded state is compared
 * with a fresh one.
 */
export class Honest {
  readonly #url: string;
  readonly #seed: string;
  rounds = 0;
  games = 0;
  readonly refused: string[] = [];
  /** Differences between a folded state and a fresh one. */
  readonly wrong: string[] = [];

  constructor(url: string, seed: string) {
    this.#url = url;
    this.#seed = seed;
  }

  /** The last game is played to its end, too. */
  async playWhile(goesOn: () => boolean): Promise<void> {
    do await this.#game(goesOn);
    while (goesOn());
  }

  async #game(goesOn: () => boolean): Promise<void> {
    const table = new PlayedTable(
      { acknowledged: () => undefined, resolved: () => undefined },
      `${this.#seed} ${this.games}`,
    );
    const seats = await table.begin(this.#url, SEATS);
    const watching = await Promise.all(
      [...seats, { table: table.id }].map((seat) => Bystander.come(this.#url, seat)),
    );
    while (!table.isOver) {
      await table.round(goesOn() ? GAP : 0);
      this.rounds++;
      for (const bystander of watching) {
        for (const what of await bystander.differences()) {
          this.wrong.push(`${bystander.place} folded another ${what}, round ${this.rounds}`);
        }
      }
    }
    this.games++;
    this.refused.push(...table.refused);
    for (const bystander of watching) bystander.leave();
    table.close();
  }
}
