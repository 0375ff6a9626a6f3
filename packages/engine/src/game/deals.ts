import type { Random } from '../random.ts';
import type { Game } from './game.ts';

/**
 * The current round of a game with other cards, which were as likely before they were revealed: `before` is the same
 * game one round earlier, or undefined in the first round. Nothing that anyone knew at that time is different.
 */
export function otherDeal(game: Game, before: Game | undefined, random: Random): Game {
  const { state } = game;
  const chance = () => random;
  const { mode } = state.rules;
  const table = before === undefined ? mode.deal(state.rules, chance) : before.table.reordered(random);
  const { cards, notes } = mode.reveal(table, state, chance);
  return { ...game, table, cards, notes, turns: state.sheets.map(() => undefined) };
}
