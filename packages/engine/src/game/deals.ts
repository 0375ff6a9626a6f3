import type { Random } from '../random.ts';
import type { Game } from './game.ts';

/**
 * The current round of a game with other cards that were equally likely before the reveal: `before` is the same
 * game one round earlier, or undefined in the first round. Everything known at that time is unchanged.
 */
export function otherDeal(game: Game, before: Game | undefined, random: Random): Game {
  const { state } = game;
  const chance = () => random;
  const { mode } = state.rules;
  const table = before === undefined ? mode.deal(state.rules, chance) : before.table.reordered(random);
  const { cards, notes } = mode.reveal(table, state, chance);
  return { ...game, table, cards, notes, turns: state.sheets.map(() => undefined) };
}
