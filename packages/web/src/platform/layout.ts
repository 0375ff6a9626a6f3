import { MediaQuery } from 'svelte/reactivity';
import { preferences } from './preferences.svelte.ts';

/** The layouts of the table. Widths are in ems, so that larger text switches layouts. */
export type Layout = 'wide' | 'tall' | 'side' | 'phone';

/** A landscape phone. */
const side = new MediaQuery('(min-width: 35em) and (max-height: 30em) and (orientation: landscape)');
/** Larger text than this doesn't fit where everything is on one screen. */
const MOST_ON_ONE_SCREEN = 1;

/** The windows that the larger layouts need, by text size. */
const queries = new Map<number, { readonly wide: MediaQuery; readonly tall: MediaQuery }>();

function queriesFor(letters: number) {
  const found = queries.get(letters) ?? {
    wide: new MediaQuery(`(min-width: ${60 * letters}em) and (min-height: ${40 * letters}em)`),
    tall: new MediaQuery(`(min-width: ${37.5 * letters}em)`),
  };
  queries.set(letters, found);
  return found;
}

/** Room for something beside the table. */
const roomy = new MediaQuery('(min-width: 75em)');
/** Very large letters on a phone: what doesn't reflow, such as a table of numbers, keeps its size (`fixed`). */
const tight = new MediaQuery('(max-width: 19em)');

export const layout = {
  /** Whether the chat has a place of its own beside the town. */
  get docks(): boolean {
    return layout.now === 'wide' && roomy.current;
  },
  get tight(): boolean {
    return tight.current;
  },
  get now(): Layout {
    const { letters } = preferences;
    const { wide, tall } = queriesFor(letters);
    if (wide.current && letters <= MOST_ON_ONE_SCREEN) return 'wide';
    if (side.current) return 'side';
    return tall.current ? 'tall' : 'phone';
  },
};
