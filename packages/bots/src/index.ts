/** The public API of the bots. */
export { Playout } from './playout.ts';
export { bots } from './bot.ts';
export type { Bot } from './bot.ts';
export { playGame } from './match.ts';
