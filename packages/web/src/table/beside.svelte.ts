import { tick } from 'svelte';
import { afterPaint } from '../platform/afterPaint.ts';
import { placeSlip, type Box } from '../lesson/place.ts';
import { boxesOf, surroundings } from './surroundings.ts';

/** When to measure again, since cards and marks are still moving. */
const MOVING_MS = [150, 400, 1000];

/** Places a slip next to its subject, never over it. */
export class Beside {
  slip = $state<HTMLElement>();
  #place = $state.raw<Box>();
  #targets = $state.raw<readonly Box[]>([]);

  get place(): Box | undefined {
    return this.#place;
  }
  /** Where the subject is on the screen. */
  get targets(): readonly Box[] {
    return this.#targets;
  }

  follow(about: string): () => void {
    return measuring(() => this.measure(about));
  }

  measure(about: string): void {
    const found = boxesOf(about);
    this.#targets = found;
    const targets = found.length > 0 ? found : boxesOf('[data-bar]');
    // The sentence of the turn says less than the slip, and may be covered.
    this.put(targets, [...targets, ...boxesOf('[data-bar] button')]);
  }

  /** Puts the slip next to the targets, without covering what must stay clear. */
  put(targets: readonly Box[], clear: readonly Box[]): void {
    // Svelte sets it to null when the slip is removed.
    const box = this.slip?.getBoundingClientRect();
    if (box === undefined || targets.length === 0) return;
    this.#place = placeSlip(box, targets, surroundings(clear));
  }
}

/** Measures now, shortly after, and whenever the page scrolls or the window is resized; returns a function that stops it. */
export function measuring(measure: () => void): () => void {
  let here = true;
  let later: number[] = [];
  // The resize event fires before the new layout is ready.
  const start = (): void => {
    later.forEach(clearTimeout);
    void tick().then(() => afterPaint(() => here && measure()));
    later = MOVING_MS.map((ms) => window.setTimeout(measure, ms));
  };
  start();
  addEventListener('resize', start);
  addEventListener('scroll', measure);
  return () => {
    here = false;
    later.forEach(clearTimeout);
    removeEventListener('resize', start);
    removeEventListener('scroll', measure);
  };
}
