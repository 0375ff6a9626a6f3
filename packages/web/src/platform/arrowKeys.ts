import type { Attachment } from 'svelte/attachments';

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys, Home and End move the focus between the buttons of a group. */
export const arrowKeys: Attachment<HTMLElement> = (group) => {
  const move = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const by = STEPS[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : by && at + by;
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    buttons[Math.min(Math.max(to, 0), buttons.length - 1)]?.focus();
  };
  group.addEventListener('keydown', move);
  return () => group.removeEventListener('keydown', move);
};
