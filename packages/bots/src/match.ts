import { submit, viewOf, type Game, type Random } from 'picket-engine';
import type { Bot } from './bot.ts';

/**
 * Plays a game to its end. If there are fewer bots than seats, they are assigned in rotation. Each seat has
 * its own random source, so that one seat's thinking never changes another's.
 */
export function playGame(game: Game, bots: readonly Bot[], random: (seat: number) => Random): Game {
  const seats = game.turns.map((_, seat) => ({ seat, bot: botAt(bots, seat), random: random(seat) }));
  let now = game;
  while (now.state.ending === undefined) {
    const round = now.state.rounds.length;
    for (const { seat, bot, random } of seats) {
      const next = submit(now, { seat, round, steps: bot(viewOf(now, seat), random) });
      if (!next.ok) throw new Error(`A bot's turn was rejected: ${next.rejection.rejection.code}.`);
      now = next.value;
    }
  }
  return now;
}

function botAt(bots: readonly Bot[], seat: number): Bot {
  const bot = bots[seat % bots.length];
  if (bot === undefined) throw new Error('A game needs at least one bot.');
  return bot;
}
