type Batched = 'in' | 'presence';

/** Batches frequent updates. */
export class Batcher {
  readonly #ms: number;
  readonly #ready: () => void;
  readonly #waiting = new Set<Batched>();
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number, ready: () => void) {
    this.#ms = ms;
    this.#ready = ready;
  }

  add(what: Batched): void {
    this.#waiting.add(what);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#ready();
    }, this.#ms);
  }

  /** Drops an update that was sent in another message. */
  forget(what: Batched): void {
    this.#waiting.delete(what);
  }

  take(): Batched[] {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    return waiting;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.clear();
  }
}
