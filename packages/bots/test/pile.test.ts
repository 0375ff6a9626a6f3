import { ACTIONS, opponentOf, pileOf, scoresOf, viewOf } from 'picket-engine';
import { FastRandom, type Sheet } from 'picket-engine/fast';
import { expect, test } from 'vitest';
import { bots, playGame, type Bot } from '../src/index.ts';
import { pileIn } from '../src/rollout/pile.ts';
import { nameOf, start, TABLES } from './tables.ts';

const rivals = TABLES.filter(({ mode }) => mode === 'aaa');

test.each(rivals.map((options) => ({ name: nameOf(options), options })))(
  "the pile of $name has the same score as the engine's",
  ({ name, options }) => {
    const opening = start(options, name);
    const { state } = playGame(opening, [bots['random'] as Bot], () => new FastRandom(name));
    const pile = pileIn(viewOf(opening, 0));
    for (const { action } of pileOf(state)) pile?.give(ACTIONS.indexOf(action));
    const score = opponentOf(state)?.score;
    const plans = score?.plans.reduce((sum, points) => sum + points, 0) ?? 0;
    const [mine] = scoresOf(state);
    if (pile !== undefined) expect(pile.playerTemps((state.sheets[0] as Sheet).temps)).toBe(mine?.temps);
    expect(pile?.total((state.sheets[0] as Sheet).temps) ?? 0).toBe((score?.total ?? 0) - plans);
  },
);
