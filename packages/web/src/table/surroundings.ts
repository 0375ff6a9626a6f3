import type { Box, Surroundings } from '../lesson/place.ts';

/** Street names, estate sizes on the kerb, the contents of the top bar, and the headings of the tracks. */
const WORDS = '.pk-street, .pk-plate, header > *, [data-ledger] h2';

/** The surroundings of a slip on the table, and what it must not cover. */
export function surroundings(clear: readonly Box[]): Surroundings {
  const [table = { left: 0, width: innerWidth }] = boxesOf('[data-table]');
  return {
    page: { left: table.left, width: table.width, top: 0, height: innerHeight },
    clear,
    quiet: boxesOf('[data-offer], [data-plan], [data-ledger], header button'),
    free: boxesOf('[data-cell^="lot"], [data-track]'),
    words: boxesOf(WORDS),
  };
}

export function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}
