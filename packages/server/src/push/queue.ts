interface QueueLimits {
  /** Tasks that run at the same time. */
  readonly atOnce: number;
  /** Tasks that wait; further ones are dropped. */
  readonly waiting: number;
}

type Task = (signal: AbortSignal) => Promise<unknown>;

/** A task queue with limited concurrency. */
export class Queue {
  readonly #limits: QueueLimits;
  readonly #waiting: Task[] = [];
  readonly #closing = new AbortController();
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Returns whether the task is accepted. Tasks must not reject. */
  add(task: Task): boolean {
    if (this.#closing.signal.aborted || this.#waiting.length >= this.#limits.waiting) return false;
    this.#waiting.push(task);
    this.#next();
    return true;
  }

  /** Drops waiting tasks, and tells running ones to stop. */
  close(): void {
    this.#waiting.length = 0;
    this.#closing.abort();
  }

  #next(): void {
    if (this.#running >= this.#limits.atOnce) return;
    const task = this.#waiting.shift();
    if (task === undefined) return;
    this.#running++;
    void task(this.#closing.signal).finally(() => {
      this.#running--;
      this.#next();
    });
  }
}
