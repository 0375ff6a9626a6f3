/** What the pages of tables elsewhere say. Apart from the rest, so that whoever plays alone need not fetch it. */
export { online as words } from '../text/en/online.ts';
