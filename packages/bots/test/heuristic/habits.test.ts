import { positionIn, scoresOf, submit, viewOf, type Game, type Options, type Position } from 'picket-engine';
import { apply, claimsNow, FastRandom, NONE, turnOf, type Turn } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { attentive } from '../../src/heuristic/attention.ts';
import { HABITS, MISTAKES, type Mistake } from '../../src/heuristic/habits.ts';
import { impartial } from '../../src/heuristic/leaning.ts';
import { misplacedBy } from '../../src/heuristic/misplaced.ts';
import { heuristic, SLACK } from '../../src/heuristic/strategy.ts';
import { stepsOf } from '../../src/turns/steps.ts';
import { Turns } from '../../src/turns/turns.ts';
import { start } from '../tables.ts';

const LEVELS = ['newcomer', 'casual', 'regular'] as const;
type Low = (typeof LEVELS)[number];

const none = (): { [M in Mistake]: number } => ({
  hasty: 0,
  short: 0,
  pools: 0,
  temps: 0,
  spread: 0,
  bis: 0,
  places: 0,
});

/** A level's decisions in a game, and the game at its end. */
function play(level: Low, options: Partial<Options>, seed: string) {
  const mistakes = none();
  const decisions: { readonly position: Position; readonly after: Turn }[] = [];
  let game: Game = start({ players: ['Ada'], ...options }, seed);
  const random = new FastRandom(seed);
  while (game.state.ending === undefined) {
    const view = viewOf(game, 0);
    const position = positionIn(view) as Position;
    const tally = { evaluations: 0, mistakes };
    const task = { view, position, random, simulations: 0, tally, leaning: impartial, attention: 1 };
    const packed = heuristic(HABITS[level])(task).next().value;
    const after = turnOf(position);
    for (const step of packed) apply(after, step);
    decisions.push({ position, after });
    const next = submit(game, { seat: 0, round: game.state.rounds.length, steps: stepsOf(position, packed) });
    if (!next.ok) throw new Error(next.rejection.rejection.code);
    game = next.value;
  }
  return { mistakes, decisions, total: scoresOf(game.state)[0]?.total ?? 0 };
}

const TABLES: readonly Partial<Options>[] = [{}, { edition: '2023', advanced: true }, { mode: 'solo' }];

describe.each(LEVELS)('%s', (level) => {
  const games = TABLES.map((options, i) => play(level, options, `habits ${i}`));
  const decisions = games.flatMap((game) => game.decisions);

  test('writes numbers where they roughly belong, as far as there is room', () => {
    for (const { position, after } of decisions) {
      if (misplacedBy(after) <= SLACK) continue;
      let nearest = Number.POSITIVE_INFINITY;
      new Turns(position.rules).each(turnOf(position), (other) => {
        nearest = Math.min(nearest, misplacedBy(other));
      });
      expect(misplacedBy(after)).toBe(nearest);
    }
  });

  test('claims every plan that it meets, unless that ends the game', () => {
    let claimed = 0;
    for (const { position, after } of decisions) {
      const open = position.rules.plans.filter((_, slot) => after.sheet.plan(slot) === NONE);
      const missed = open.filter(({ slot }) => claimsNow(after, slot) > 0);
      if (open.length > 1) expect(missed).toEqual([]);
      claimed += after.claimed === 0 ? 0 : 1;
    }
    expect(claimed).toBeGreaterThan(0);
  });
});

test('mistakes are counted by kind, the fewer the higher the level', () => {
  const made = LEVELS.map((level) => {
    const games = Array.from({ length: 8 }, (_, i) => play(level, {}, `mistakes ${i}`).mistakes);
    return MISTAKES.map((mistake) => games.reduce((sum, game) => sum + game[mistake], 0));
  });
  const [newcomer = [], casual = [], regular = []] = made;
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  expect(newcomer.every((count) => count > 0)).toBe(true);
  expect(sum(newcomer)).toBeGreaterThan(sum(casual));
  expect(sum(casual)).toBeGreaterThan(sum(regular));
  expect(sum(regular)).toBeGreaterThan(0);
});

test('higher levels score more', () => {
  const totals = LEVELS.map((level) => {
    const games = Array.from({ length: 16 }, (_, i) => play(level, {}, `score ${i}`).total);
    return games.reduce((sum, total) => sum + total, 0) / games.length;
  });
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
});

test('a number in the middle of an empty street belongs in its middle', () => {
  const position = positionIn(viewOf(start({}, 'misplaced'), 0)) as Position;
  const turn = turnOf(position);
  const away = (number: number, house: number) => {
    const written = turn.copy();
    written.number = number;
    written.write(0, house);
    return misplacedBy(written);
  };
  expect(turn.sheet.layout.lengths[0]).toBe(10);
  expect(away(8, 4)).toBeCloseTo(0.5);
  expect(away(7, 0)).toBeGreaterThan(SLACK);
  expect([away(1, 0), away(15, 9)].every((houses) => houses < 1)).toBe(true);
});

test('a player that notices a turn notices the plans it can claim with it', () => {
  // Six estates of one house, which meet a plan.
  const game = start({ players: ['Ada'], plans: ['2018-A-1', '2018-B-1', '2018-C-1'] }, 'attention');
  const turn = turnOf(positionIn(viewOf(game, 0)) as Position);
  for (let house = 0; house < 6; house++) {
    turn.sheet.write(0, house, house + 1);
    turn.sheet.putFence(0, house);
  }
  const isNoticed = attentive(0.3, new FastRandom('attention'));
  const noticed = new Map<string, Set<boolean>>();
  new Turns(turn.rules).each(turn, (after, found) => {
    const marks = found.keep().slice(0, found.length - (after.claimed === 0 ? 0 : 1) - Number(after.asked));
    const key = marks.join();
    noticed.set(key, (noticed.get(key) ?? new Set()).add(isNoticed(after, found)));
  });
  const seen = [...noticed.values()];
  expect(seen.every(({ size }) => size === 1)).toBe(true);
  const share = seen.filter((each) => each.has(true)).length / seen.length;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.4);
});
