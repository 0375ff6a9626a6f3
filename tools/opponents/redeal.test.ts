import { submit, viewOf, writeView, type Game, type Options } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { bots, playGame, type Bot } from 'picket-bots';
import { describe, expect, test } from 'vitest';
import { start } from '../../packages/bots/test/tables.ts';
import { redealt } from './redeal.ts';

const TABLES: { readonly [name: string]: Partial<Options> } = {
  standard: { players: ['Ada', 'Bob'] },
  'standard of 2023': { edition: '2023', players: ['Ada', 'Bob'] },
  solo: { mode: 'solo', players: ['Ada'] },
  AAA: { mode: 'aaa', opponent: '2018-aaa-3', players: ['Ada'] },
  'AAA of 2023': { edition: '2023', mode: 'aaa', opponent: '2023-aaa-3', players: ['Ada'] },
  expert: { mode: 'expert', players: ['Ada', 'Bob', 'Cy'] },
};

const regular = bots['regular'] as Bot;

function after(options: Partial<Options>, rounds: number): Game {
  let game = start(options, 'redeal');
  const random = new FastRandom('redeal');
  while (game.state.rounds.length < rounds && game.state.ending === undefined) {
    const round = game.state.rounds.length;
    for (let seat = 0; seat < game.turns.length; seat++) {
      const next = submit(game, { seat, round, steps: regular(viewOf(game, seat), random) });
      if (!next.ok) throw new Error(next.rejection.rejection.code);
      game = next.value;
    }
  }
  return game;
}

const seen = (game: Game, viewer: number) => JSON.stringify(writeView(viewOf(game, viewer)));

describe.each(Object.entries(TABLES))('%s', (_, options) => {
  test.each([0, 4, 11])(
    'after %i rounds: what a player sees stays the same, and what comes differs',
    (rounds) => {
      const game = after(options, rounds);
      if (game.state.ending !== undefined) return;
      const futures = new Set<string>();
      for (let i = 0; i < 4; i++) {
        for (const viewer of game.turns.keys()) {
          const other = redealt(game, viewer, new FastRandom(`other ${i}`));
          expect(seen(other, viewer)).toBe(seen(game, viewer));
          if (viewer > 0) continue;
          const { state } = playGame(other, [regular], (seat) => new FastRandom(`${seat}`));
          futures.add(JSON.stringify(state.rounds.map(({ cards }) => cards)));
        }
      }
      expect(futures.size).toBeGreaterThan(2);
    },
  );

  test('no card comes up more often than it is in the deck', () => {
    const game = redealt(after(options, 3), 0, new FastRandom('same cards'));
    const { numbers } = game.state.rules.deck;
    const { state } = playGame(game, [regular], (seat) => new FastRandom(`${seat}`));
    const refilled = state.rounds.findIndex(({ notes }) => notes.some(({ note }) => note === 'reshuffle'));
    const rounds = refilled < 0 ? state.rounds : state.rounds.slice(0, refilled);
    const shown = rounds.flatMap(({ cards }) =>
      cards.kind === 'offers' ? cards.offers : cards.kind === 'hand' ? cards.hand : [],
    );
    for (const number of new Set(numbers)) {
      const come = shown.filter((card) => card?.number === number).length;
      expect(come).toBeLessThanOrEqual([...numbers].filter((one) => one === number).length);
    }
  });
});
