/** A turn, a sheet and a game as text, both ways. */
export { EXPECTED_TOKENS } from './notation/fault.ts';
export type { ExpectedToken, NotationFault } from './notation/fault.ts';
export { formatTurn } from './notation/formatTurn.ts';
export { parseStep } from './notation/parseStep.ts';
export { parseTurn } from './notation/parseTurn.ts';
export type { TurnReading } from './notation/parseTurn.ts';
export { formatSheet } from './notation/formatSheet.ts';
export { parseSheet } from './notation/parseSheet.ts';
export { formatGame } from './notation/formatGame.ts';
export { parseGame } from './notation/parseGame.ts';
export { formatLink, parseLink } from './notation/gameLink.ts';
export type { LinkFault } from './notation/gameLink.ts';
