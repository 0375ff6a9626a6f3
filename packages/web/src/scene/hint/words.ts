/** What a hint says. Apart from the rest, so that whoever never asks for one need not fetch it. */
export { hint as words } from '../../text/en/hint.ts';
