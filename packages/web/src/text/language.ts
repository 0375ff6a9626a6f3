/** The language of the pages. Components read every word from here, so that another one is one line away. */
export { en as text } from './en.ts';
