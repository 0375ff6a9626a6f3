/** The public API of the bots. */
export { Playout } from './playout.ts';
export { bots } from './bot.ts';
export type { Bot } from './bot.ts';
export { playGame } from './match.ts';

// what games, hints and analysis use
export { chooseTurn, think } from './think.ts';
export { evaluate, explain } from './evaluate.ts';
export type { Evaluation, Explanation, Part } from './evaluate.ts';
export { LEVEL_IDS, levelOf, levels } from './level.ts';
export type { Level, LevelId } from './level.ts';
export type { Limits, Tally } from './limits.ts';
