import { MediaQuery } from 'svelte/reactivity';
import { preferences } from './preferences.svelte.ts';

/** The forms that the table takes. Widths are in ems, so that a reader with larger letters gets the roomier form. */
export type Layout = 'wide' | 'tall' | 'side' | 'phone';

/** A phone lying on its side. */
const side = new MediaQuery('(min-width: 35em) and (max-height: 30em) and (orientation: landscape)');
/** Larger letters than this find no room where everything is on one screen. */
const MOST_ON_ONE_SCREEN = 1;

/** By how large the letters are: the windows that the roomier forms need. */
const queries = new Map<number, { readonly wide: MediaQuery; readonly tall: MediaQuery }>();

function queriesFor(letters: number) {
  const found = queries.get(letters) ?? {
    wide: new MediaQuery(`(min-width: ${60 * letters}em) and (min-height: ${40 * letters}em)`),
    tall: new MediaQuery(`(min-width: ${37.5 * letters}em)`),
  };
  queries.set(letters, found);
  return found;
}

export const layout = {
  get now(): Layout {
    const { letters } = preferences;
    const { wide, tall } = queriesFor(letters);
    if (wide.current && letters <= MOST_ON_ONE_SCREEN) return 'wide';
    if (side.current) return 'side';
    return tall.current ? 'tall' : 'phone';
  },
};
