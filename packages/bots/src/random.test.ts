import { defaultOptions, newGame, recordOf, replay, type Options, type TurnStep } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { expect, test } from 'vitest';
import { playGame } from './match.ts';
import { randomBot } from './random.ts';

function play(options: Partial<Options>, seed = 'AAAAAAAAAAAAAAAAAAAAAA') {
  const started = newGame({ options: { ...defaultOptions, ...options }, seed });
  if (!started.ok) throw new Error(started.rejection.code);
  return playGame(started.value, [randomBot], (seat) => new FastRandom(`${seed}/${seat}`));
}

const kindsIn = (steps: readonly TurnStep[]) => steps.map((step) => step.do);

test('the random bot plays legal games to their end', () => {
  const game = play({ players: ['Ada', 'Bob', 'Cid'] });
  expect(game.state.ending).toBeDefined();
  expect(replay(recordOf(game)).ok).toBe(true);
});

test('the same random source gives the same game', () => {
  expect(recordOf(play({}))).toEqual(recordOf(play({})));
  expect(recordOf(play({}, 'AAAAAAAAAAAAAAAAAAAAAQ'))).not.toEqual(recordOf(play({})));
});

test('it takes every kind of step eventually', () => {
  const kinds = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const seed = `${String(i).padStart(21, '0')}A`;
    const { rounds } = play({ advanced: true }, seed).state;
    for (const kind of kindsIn(rounds.flatMap(({ turns }) => turns.flat()))) kinds.add(kind);
  }
  expect(kinds).toEqual(
    new Set([
      'choose',
      'refuse',
      'temp',
      'write',
      'fence',
      'improve',
      'park',
      'pool',
      'bis',
      'roundabout',
      'plan',
      'reshuffle',
    ]),
  );
});
