import type { Step } from 'picket-engine';
import type { Intent } from '../turn/intent.ts';

/**
 * What is drawn in pencil: a preview of what is pointed at, or else the turn of a hint. A new hint comes first until
 * the pointer moves.
 */
export class Pencil {
  #pointing: Intent | undefined;
  #hinted: Intent | undefined;
  /** Whether a hint was requested and the player hasn't played on since. */
  hinting = $state(false);

  get intent(): Intent | undefined {
    return this.#pointing ?? this.#hinted;
  }

  get pointing(): Intent | undefined {
    return this.#pointing;
  }

  point(intent: Intent | undefined): void {
    this.#pointing = intent;
  }

  suggest(steps: readonly Step[] | undefined): void {
    this.#hinted = steps && { kind: 'turn', steps };
    this.#pointing = undefined;
  }

  putAway(): void {
    this.hinting = false;
    this.#hinted = undefined;
  }
}
