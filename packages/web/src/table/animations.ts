import type { Attachment } from 'svelte/attachments';
import { lasting } from '../platform/preferences.svelte.ts';

/** How long a card takes to turn over. */
const CARD_MS = 220;
/** Cards turn one after the other, as if by hand. */
const BETWEEN_MS = 45;

/** Flips a card whenever `face` changes. The element stays the same and keeps the focus. */
export function flipsOn(face: unknown, index: number): Attachment<HTMLElement> {
  return (node) => {
    const duration = lasting(CARD_MS);
    if (face === undefined || duration === 0) return;
    const turning = node.animate(
      [{ transform: 'perspective(40em) rotateY(-88deg)' }, { transform: 'perspective(40em) rotateY(0)' }],
      { duration, delay: index * BETWEEN_MS, easing: 'cubic-bezier(.2,.9,.3,1)', fill: 'backwards' },
    );
    return () => turning.cancel();
  };
}

/** A stamp that falls onto the paper. */
export function falls(_node: Element): { duration: number; css: (t: number) => string } {
  return {
    duration: lasting(320),
    css: (t) => `opacity:${Math.min(1, 2 * t)};transform:rotate(-9deg) scale(${1 + (1 - t) * (1 - t) * 2})`,
  };
}
