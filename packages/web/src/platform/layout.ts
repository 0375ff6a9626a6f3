import { MediaQuery } from 'svelte/reactivity';
import { emQuery } from './emQuery.ts';
import { preferences } from './preferences.svelte.ts';

/** The layouts of the table. */
export type Layout = 'wide' | 'tall' | 'side' | 'phone';

/** Everything fits on one screen, at any text size. */
const desktop = new MediaQuery('(min-width: 60em) and (min-height: 40em)');
/** The same with the text size taken into account. */
const spacious = emQuery('(min-width: 60em) and (min-height: 40em)');
/** With larger text there is no room for every track: a tap shows them. */
const MAX_LETTERS_FOR_TRACKS = 1.4;
/** A landscape phone. */
const side = new MediaQuery('(min-width: 35em) and (max-height: 30em) and (orientation: landscape)');
const tall = emQuery('(min-width: 37.5em)');
/** Room for the scores of all players in the top bar. */
const broad = emQuery('(min-width: 47em)');
/** Room for something beside the table. */
const roomy = emQuery('(min-width: 75em)');
/** Very large text on a phone: what doesn't reflow, such as a table of numbers, keeps its size (`fixed`). */
const tight = emQuery('(max-width: 19em)');

export const layout = {
  get now(): Layout {
    if (desktop.current || spacious.current) return 'wide';
    if (side.current) return 'side';
    return tall.current ? 'tall' : 'phone';
  },
  /** Large text on a desktop: the cards are beside the town, not above it. */
  get large(): boolean {
    return layout.now === 'wide' && preferences.letters > 1;
  },
  get tracks(): boolean {
    return preferences.letters <= MAX_LETTERS_FOR_TRACKS;
  },
  /** Whether the chat has a place of its own beside the town. */
  get docks(): boolean {
    return layout.now === 'wide' && !layout.large && roomy.current;
  },
  get broad(): boolean {
    return broad.current;
  },
  get tight(): boolean {
    return tight.current;
  },
};
