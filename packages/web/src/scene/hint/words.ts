/** Texts of hints, in their own chunk. */
export { hint as words } from '../../text/en/hint.ts';
