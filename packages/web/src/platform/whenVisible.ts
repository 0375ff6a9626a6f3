import type { Attachment } from 'svelte/attachments';

/** Far enough ahead that elements are drawn before they scroll into view. */
const AHEAD = '400px';

const waiting = new WeakMap<Element, () => void>();
let watching: IntersectionObserver | undefined;

/** Calls back once, when an element comes near the viewport. */
export function whenSeen(callback: () => void): Attachment<HTMLElement> {
  return (node) => {
    watching ??= new IntersectionObserver(
      (entries, observer) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          waiting.get(target)?.();
        }
      },
      { rootMargin: AHEAD },
    );
    const observer = watching;
    waiting.set(node, callback);
    observer.observe(node);
    return () => observer.unobserve(node);
  };
}
