import type { Attachment } from 'svelte/attachments';

/** A press of this length is a long press. */
export const HOLD_MS = 450;

/** Runs another action on a long press. Never make it the only way to that action. */
export function onLongPress(action: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const down = (): void => {
      held = false;
      timer = setTimeout(() => {
        held = true;
        action();
      }, HOLD_MS);
    };
    const up = (): void => clearTimeout(timer);
    /** Suppresses the click at the end of a long press. */
    const click = (event: Event): void => {
      if (!held) return;
      held = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const menu = (event: Event): void => event.preventDefault();
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointerleave', up);
    node.addEventListener('click', click, { capture: true });
    node.addEventListener('contextmenu', menu);
    return () => {
      up();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointerleave', up);
      node.removeEventListener('click', click, { capture: true });
      node.removeEventListener('contextmenu', menu);
    };
  };
}
