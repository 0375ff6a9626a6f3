/** The public API of the bots. */
export { Playout } from './playout.ts';
export { bots } from './bot.ts';
export type { Bot } from './bot.ts';
export { playGame } from './match.ts';

// what games, hints and analysis use
export { chooseTurn, think } from './think.ts';
export type { Player } from './think.ts';
export { ATTENTIONS, CHARACTER_IDS } from './character.ts';
export type { Attention, CharacterId } from './character.ts';
export { completeTurn } from './complete.ts';
export { ADVISER, hintFor, hinting } from './hint.ts';
export type { Hint } from './hint.ts';
export { evaluate, explain } from './evaluate.ts';
export type { Explanation } from './evaluate.ts';
export type { Evaluation } from './evaluation.ts';
export type { Part } from './parts.ts';
export { LEVEL_IDS, levelOf, levels, playerOf } from './level.ts';
export type { Level, LevelId } from './level.ts';
export type { Limits, Tally } from './limits.ts';
export { MISTAKES } from './heuristic/habits.ts';
export type { Mistake } from './heuristic/habits.ts';

// the coach: what a game owed to luck, and what to the player's turns
export { analysing } from './coach/analyse.ts';
export type { Analysis, Progress } from './coach/analyse.ts';
export type { EffortName } from './coach/effort.ts';
export type { Estimate } from './coach/estimate.ts';
export { playedIn } from './coach/games.ts';
export type { Played } from './coach/games.ts';
export { GRADE_LIMITS, GRADES, gradeOf } from './coach/grade.ts';
export type { Grade } from './coach/grade.ts';
export type { Moment } from './coach/moments.ts';
export { totalOf } from './points.ts';
export type { Points } from './points.ts';
export { answering } from './coach/puzzle.ts';
export type { Answer } from './coach/puzzle.ts';
export type { Rating } from './coach/rating.ts';
export type { RoundReview } from './coach/review.ts';
export { PARTS } from './parts.ts';

// the networks, whose weights the host provides
export { equip, hasNet, NETS } from './net/shelf.ts';
export type { NetName } from './net/shelf.ts';
