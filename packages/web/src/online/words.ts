/** Texts of online pages, in their own chunk. */
export { online as words } from '../text/en/online.ts';
