import type { Attachment } from 'svelte/attachments';

/** Far enough ahead that whoever scrolls finds things drawn. */
const AHEAD = '400px';

const waiting = new WeakMap<Element, () => void>();
let watching: IntersectionObserver | undefined;

/** Calls back once, when something comes near the part of the page that is seen. */
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
