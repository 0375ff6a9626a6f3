/** Goes on with Enter, wherever the focus is but on something that Enter presses. A key held down is not pressed again. */
export function onEnter(go: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.repeat || event.defaultPrevented) return;
    if (target instanceof Element && target.closest('button, a, dialog') !== null) return;
    event.preventDefault();
    go();
  };
}
