import { MediaQuery } from 'svelte/reactivity';

/** The forms that the table takes. Widths are in ems, so that a reader with larger letters gets the roomier form. */
export type Layout = 'wide' | 'tall' | 'side' | 'phone';

const wide = new MediaQuery('(min-width: 60em) and (min-height: 40em)');
/** A phone lying on its side. */
const side = new MediaQuery('(min-width: 35em) and (max-height: 30em) and (orientation: landscape)');
const tall = new MediaQuery('(min-width: 37.5em)');

export const layout = {
  get now(): Layout {
    if (wide.current) return 'wide';
    if (side.current) return 'side';
    return tall.current ? 'tall' : 'phone';
  },
};
