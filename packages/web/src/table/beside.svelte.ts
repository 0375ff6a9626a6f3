import { tick } from 'svelte';
import { afterPaint } from '../platform/afterPaint.ts';
import { placeSlip, type Box } from '../lesson/place.ts';
import { boxesOf, surroundings } from './surroundings.ts';

/** Cards and marks are still moving for a moment. */
const MOVING_MS = [150, 400];

/** Where a slip goes: next to what it is about, and never over it. */
export class Beside {
  slip = $state<HTMLElement>();
  #place = $state.raw<Box>();
  #targets = $state.raw<readonly Box[]>([]);

  get place(): Box | undefined {
    return this.#place;
  }
  /** What the slip is about, on the screen. */
  get targets(): readonly Box[] {
    return this.#targets;
  }

  /** Measures now and in a moment; returns a function that stops it. */
  follow(about: string): () => void {
    let here = true;
    const measure = (): void => {
      if (here) this.measure(about);
    };
    void tick().then(() => afterPaint(measure));
    const later = MOVING_MS.map((ms) => setTimeout(measure, ms));
    return () => {
      here = false;
      later.forEach(clearTimeout);
    };
  }

  measure(about: string): void {
    if (this.slip === undefined) return;
    const found = boxesOf(about);
    this.#targets = found;
    const targets = found.length > 0 ? found : boxesOf('[data-bar]');
    if (targets.length === 0) return;
    // The sentence of the turn says less than the slip, and may be covered.
    const clear = [...targets, ...boxesOf('[data-bar] button')];
    this.#place = placeSlip(this.slip.getBoundingClientRect(), targets, surroundings(clear));
  }
}
