import type { Attachment } from 'svelte/attachments';

/** Where the focus was before each dialog. */
const origins = new WeakMap<Element, Element | null>();

/** Opens a dialog as long as it is on the page, and gives the focus back to where it came from. */
export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  // One that gives way to this one is still fading, and has lost the focus already.
  const leaving = document.querySelector('dialog[open][inert]');
  const before = (leaving && origins.get(leaving)) ?? document.activeElement;
  origins.set(dialog, before);
  dialog.showModal();
  return () => {
    dialog.close();
    // A house of the sheet, too, which is no element of HTML.
    const canFocus = before instanceof HTMLElement || before instanceof SVGElement;
    if (canFocus && before.isConnected) before.focus({ preventScroll: true });
  };
};

/** Puts the focus on a heading that has just come into view, so that reading goes on from there; whoever is writing goes on, too. */
export const focused: Attachment<HTMLElement> = (node) => {
  if (!isWriting(document.activeElement)) node.focus({ preventScroll: true });
};

/** Whether the person is writing into a field, where letters are letters and no commands. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'))
  );
}
