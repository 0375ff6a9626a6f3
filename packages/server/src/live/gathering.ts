type Gathered = 'in' | 'presence';

/** Gathers what changes often into one message a moment. */
export class Gathering {
  readonly #ms: number;
  readonly #ready: () => void;
  readonly #waiting = new Set<Gathered>();
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number, ready: () => void) {
    this.#ms = ms;
    this.#ready = ready;
  }

  add(what: Gathered): void {
    this.#waiting.add(what);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#ready();
    }, this.#ms);
  }

  /** What has been said in another way. */
  forget(what: Gathered): void {
    this.#waiting.delete(what);
  }

  take(): Gathered[] {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    return waiting;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.clear();
  }
}
