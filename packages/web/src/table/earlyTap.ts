import { flushSync } from 'svelte';
import type { TableState } from './tableState.svelte.ts';

/**
 * The page around the sheet follows one frame after the ink. A tap in between that hits what is about to become a
 * button goes to that button.
 */
export class EarlyTap {
  #button: HTMLButtonElement | undefined;

  ondown(event: PointerEvent, table: TableState): void {
    const { target, clientX, clientY } = event;
    this.#button = undefined;
    if (!table.behind || !(target instanceof Element)) return;
    flushSync(() => table.catchUp());
    const button = document.elementFromPoint(clientX, clientY)?.closest('button') ?? undefined;
    if (button?.contains(target) !== false) return;
    this.#button = button;
    // The sheet below it must not get the press.
    event.stopPropagation();
  }

  onclick(event: MouseEvent): void {
    const button = this.#button;
    this.#button = undefined;
    if (button === undefined || (event.target instanceof Node && button.contains(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
    button.click();
  }
}
