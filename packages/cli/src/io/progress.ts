import type { Text } from '../text/text.ts';

const WIDTH = 30;
const EVERY_MS = 100;

/** A progress bar on stderr, if that is a terminal. */
export class Progress {
  readonly #total: number;
  readonly #text: Text;
  readonly #shown = process.stderr.isTTY;
  #next = 0;

  constructor(total: number, text: Text) {
    this.#total = total;
    this.#text = text;
  }

  at(done: number): void {
    if (!this.#shown || performance.now() < this.#next) return;
    this.#next = performance.now() + EVERY_MS;
    const full = Math.round((done / this.#total) * WIDTH);
    const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
    process.stderr.write(`\r${bar} ${this.#text.progress(done, this.#total)}`);
  }

  end(): void {
    if (this.#shown) process.stderr.write('\r\u001B[K');
  }
}
