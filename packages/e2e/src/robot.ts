import { FastRandom } from 'picket-engine/fast';
import type { Scene } from './scene.ts';
import type { Table } from './table.ts';

/** More steps than any turn takes; a robot that needs more is in a loop. */
const MOST_TAPS = 40;
const MOST_TURNS = 400;
const OFFERS = 3;

/** Knows no rules and taps what is highlighted. */
export class Robot {
  readonly #table: Table;
  readonly #random: FastRandom;

  constructor(table: Table, seed = 'robot') {
    this.#table = table;
    this.#random = new FastRandom(seed);
  }

  /** Plays until the game is over and returns the number of turns. */
  async playGame(most = MOST_TURNS): Promise<number> {
    for (let turn = 0; turn < most; turn++) {
      if (!(await this.playTurn())) return turn;
    }
    return most;
  }

  /** Plays one turn; false if the game is over. */
  async playTurn(): Promise<boolean> {
    const before = await this.makeTurn();
    if (before === undefined) return false;
    await this.#table.tapConfirm();
    await this.#table.moved(before);
    return true;
  }

  /** Takes steps until the turn can be submitted. */
  async makeTurn(): Promise<Scene | undefined> {
    for (let tap = 0; tap < MOST_TAPS; tap++) {
      const scene = await this.#table.scene();
      if (scene.over) return undefined;
      if (scene.pass !== undefined) await this.#table.tap(this.#table.button(scene.pass));
      else if (scene.ready && this.#random.below(2) === 0) return scene;
      else if (!(await this.tapSomething(scene)) && scene.ready) return scene;
    }
    throw new Error('The turn does not end.');
  }

  /** Taps something highlighted, or a card; false if there is nothing left to do. */
  async tapSomething({ chips, cells, columns, ready }: Scene): Promise<boolean> {
    const [chip, cell, column] = [chips, cells, columns].map((things) => this.#any(things));
    if (chip !== undefined) await this.#table.tap(this.#table.chips.nth(chips.indexOf(chip)));
    else if (cell !== undefined) await this.#table.tapCell(cell);
    else if (column !== undefined) await this.#table.tap(this.#table.button(column));
    else if (ready) return false;
    else await this.#tapTable();
    return true;
  }

  /** Picks a card to see its houses. In the advanced game a number may only fit after a roundabout. */
  async #tapTable(): Promise<void> {
    const { roundabout } = this.#table;
    if (this.#random.below(OFFERS + 1) === OFFERS && (await roundabout.isVisible())) {
      await this.#table.tap(roundabout);
    } else {
      await this.#table.tapOffer(this.#random.below(OFFERS));
    }
  }

  #any<T>(things: readonly T[]): T | undefined {
    return things.length === 0 ? undefined : things[this.#random.below(things.length)];
  }
}
