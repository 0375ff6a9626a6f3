import type { Attachment } from 'svelte/attachments';

/** Where the focus was before each dialog. */
const origins = new WeakMap<Element, Element | null>();

/** Opens a dialog while it is on the page, and returns the focus when it closes. */
export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  // A dialog replaced by this one is still fading out and has lost the focus.
  const leaving = document.querySelector('dialog[open][inert]');
  const before = (leaving && origins.get(leaving)) ?? document.activeElement;
  origins.set(dialog, before);
  dialog.showModal();
  return () => {
    dialog.close();
    // This includes houses of the sheet, which are SVG elements.
    const canFocus = before instanceof HTMLElement || before instanceof SVGElement;
    if (canFocus && before.isConnected) before.focus({ preventScroll: true });
  };
};

/** Moves the focus to a heading that has just appeared, so reading continues there, unless the player is typing. */
export const focused: Attachment<HTMLElement> = (node) => {
  if (!isWriting(document.activeElement)) node.focus({ preventScroll: true });
};

/** Whether the player is typing in a field, where letters are not commands. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'))
  );
}
