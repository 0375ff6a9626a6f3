import type { Step } from 'picket-engine';
import type { Intent } from '../turn/intent.ts';

/** What is drawn in pencil: what is pointed at, or else the turn of a hint. */
export class Pencil {
  pointing: Intent | undefined;
  #hinted: Intent | undefined;
  /** Whether a hint was asked for, and not answered by playing on. */
  hinting = $state(false);

  get intent(): Intent | undefined {
    return this.pointing ?? this.#hinted;
  }

  suggest(steps: readonly Step[] | undefined): void {
    this.#hinted = steps && { kind: 'turn', steps };
  }

  putAway(): void {
    this.hinting = false;
    this.#hinted = undefined;
  }
}
