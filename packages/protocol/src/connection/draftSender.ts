import type { TurnStep } from 'picket-engine';
import type { ClientInput } from '../client.ts';

type DraftMessage = Extract<ClientInput, { readonly type: 'draft' }>;

/** Milliseconds between two drafts, since taps can come in quick succession. */
const PAUSE_MS = 300;

/** Sends the turn so far, for when the clock runs out: debounced, and again to a server that may have lost it. */
export class DraftSender {
  readonly #send: (message: DraftMessage) => void;
  /** Whether there is a clock that can run out. */
  #wanted = false;
  #last: DraftMessage | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (message: DraftMessage) => void) {
    this.#send = send;
  }

  set(round: number, steps: readonly TurnStep[]): void {
    this.#last = { type: 'draft', round, steps };
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      this.sendAgain();
    }, PAUSE_MS);
  }

  /** A table may get its clock in the middle of a turn. */
  want(isWanted: boolean): void {
    const isNew = isWanted && !this.#wanted;
    this.#wanted = isWanted;
    if (isNew) this.sendAgain();
  }

  sendAgain(): void {
    if (this.#wanted && this.#last !== undefined) this.#send(this.#last);
  }

  stop(): void {
    clearTimeout(this.#soon);
  }
}
