/** Continues on Enter, unless the focus is on something that Enter activates. Ignores key repeat. */
export function onEnter(go: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.repeat || event.defaultPrevented) return;
    if (target instanceof Element && target.closest('button, a, dialog') !== null) return;
    event.preventDefault();
    go();
  };
}
