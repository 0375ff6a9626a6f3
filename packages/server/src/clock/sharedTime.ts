/** The time of the database, as estimated by this node: nodes that share tables must agree on when a clock runs out. */
export class SharedTime {
  readonly #elapsed: () => number;
  #ahead = 0;

  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  now(): number {
    return this.#elapsed() + this.#ahead;
  }

  async set(ask: () => Promise<number>): Promise<void> {
    const before = this.#elapsed();
    const time = await ask();
    // Assumes that the database answered halfway.
    this.#ahead = time - (before + this.#elapsed()) / 2;
  }
}
