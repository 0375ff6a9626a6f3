/** Runs tasks in order, and only so many at a time. */
export class Queue {
  readonly #most: number;
  readonly #waiting: (() => Promise<unknown>)[] = [];
  #running = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Tasks must not reject. */
  add(task: () => Promise<unknown>): void {
    this.#waiting.push(task);
    this.#next();
  }

  #next(): void {
    if (this.#running >= this.#most) return;
    const task = this.#waiting.shift();
    if (task === undefined) return;
    this.#running++;
    void task().finally(() => {
      this.#running--;
      this.#next();
    });
  }
}
