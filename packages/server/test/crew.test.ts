import { newGame, type Game } from '@picket/engine';
import { expect, onTestFinished, test } from 'vitest';
import { Crew, msEach } from '../src/clock/crew.ts';
import type { BotTurn } from '../src/table/state.ts';
import { SETTINGS } from './kit.ts';

const NUMBERS = { threads: 1, ms: 100, roundMs: 3000 };

function gameOf(bots: number): { readonly game: Game; readonly seats: readonly BotTurn[] } {
  const players = Array.from({ length: bots }, (_, nr) => `Bot ${nr}`);
  const dealt = newGame({
    options: { ...SETTINGS.options, components: null, players },
    seed: 'AAAAAAAAAAAAAAAAAAAAAA',
  });
  if (!dealt.ok) throw new Error(dealt.refusal.code);
  const seats = players.map((name, nr) => ({
    seat: { key: nr, nr, name, city: '', bot: 'regular', caretaker: null, muted: false, left: null } as const,
    level: 'regular' as const,
  }));
  return { game: dealt.value, seats };
}

test('a crowd of bots shares the time of one table, a few have what they usually have', () => {
  expect([1, 30].map((bots) => msEach(NUMBERS, bots))).toEqual([100, 100]);
  for (const bots of [31, 199]) expect(bots * msEach(NUMBERS, bots)).toBeCloseTo(NUMBERS.roundMs);
});

test('a small table does not wait for all bots of a large one', async () => {
  const crew = new Crew(NUMBERS);
  onTestFinished(() => crew.close());
  const order: string[] = [];
  const find = async (table: string, bots: number) => {
    const { game, seats } = gameOf(bots);
    const turns = await crew.find(table, game, seats);
    order.push(table);
    return turns.map(({ nr }) => nr);
  };
  const [large, small] = await Promise.all([find('large', 40), find('small', 2)]);
  expect(order).toEqual(['small', 'large']);
  expect([large, small]).toEqual([Array.from({ length: 40 }, (_, nr) => nr), [0, 1]]);
});
