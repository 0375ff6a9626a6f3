import {
  ACTIONS,
  defaultOptions,
  isComplete,
  legalSteps,
  newGame,
  playTurn,
  positionOf,
  startDraft,
  submit,
  takeStep,
  viewOf,
  type Draft,
  type Game,
  type Options,
  type Position,
  type ReadonlySheet,
} from 'picket-engine';
import { canRefuse, FastRandom, turnOf } from 'picket-engine/fast';
import { expect, test } from 'vitest';
import { randomBot } from '../random.ts';
import {
  allRoundabouts,
  bestRoundabouts,
  noRoundabouts,
  promisingRoundabouts,
  type Spots,
} from './roundabouts.ts';
import { stepsOf } from './steps.ts';
import { Turns } from './turns.ts';

/** Positions of a random game. */
function* positions(options: Partial<Options>, seed: string): Generator<Position> {
  const started = newGame({ options: { ...defaultOptions, ...options }, seed });
  if (!started.ok) throw new Error(started.rejection.code);
  const random = new FastRandom(seed);
  for (let game: Game = started.value; game.state.ending === undefined;) {
    const round = game.state.rounds.length;
    for (let seat = 0; seat < game.turns.length; seat++) {
      yield positionOf(game.state, game, seat);
      const next = submit(game, { seat, round, steps: randomBot(viewOf(game, seat), random) });
      if (!next.ok) throw new Error(next.rejection.rejection.code);
      game = next.value;
    }
  }
}

const TABLES: Partial<Options>[] = [
  {},
  { advanced: true, players: ['Ada', 'Bob'] },
  { edition: '2023', advanced: true },
  { edition: '2023', sheet: 'blueprint' },
  { mode: 'solo' },
  { mode: 'expert', players: ['Ada', 'Bob'], advanced: true },
  { mode: 'aaa', opponent: '2018-aaa-1' },
  { edition: '2023', mode: 'aaa', opponent: '2023-aaa-2', advanced: true },
];

const seedOf = (i: number) => `${String(i).padStart(21, '0')}A`;

test('every listed turn is legal and leads to the given sheet', () => {
  for (const [i, table] of TABLES.entries()) {
    for (const position of positions(table, seedOf(i))) {
      const turns = new Turns(position.rules);
      let n = 0;
      turns.each(turnOf(position), (after) => {
        if (n++ % 7 !== 0) return;
        const played = playTurn(position, stepsOf(position, turns.keep()));
        expect(played.ok && played.value.turn.sheet.equals(after.sheet)).toBe(true);
      });
      expect(n).toBeGreaterThan(0);
    }
  }
});

test('turns that are not listed only forgo something free', () => {
  let compared = 0;
  for (const [i, table] of TABLES.entries()) {
    if (table.advanced === true) continue;
    for (const position of positions(table, seedOf(i + 100))) {
      const drafts = everyTurn(position);
      if (drafts === undefined) continue;
      const listed = new Set<string>();
      const turns = new Turns(position.rules);
      turns.each(turnOf(position), (after) =>
        listed.add(`${keyOf(after.sheet)} ${after.asked} ${turns.given}`),
      );
      const open = !position.rules.mode.cardUse.givesThird;
      for (const { turn, steps } of drafts) {
        const given = open ? -1 : givenIn(steps);
        if (!listed.has(`${keyOf(turn.sheet)} ${turn.asked} ${given}`)) {
          expect(
            forgoes(
              turn.action,
              steps.map((step) => step.do),
            ) || turn.claimed !== 0,
          ).toBe(true);
        }
      }
      compared += drafts.length;
    }
  }
  expect(compared).toBeGreaterThan(10_000);
});

test('roundabouts are listed where asked for', () => {
  const counts = [noRoundabouts, promisingRoundabouts, allRoundabouts].map((spots) => {
    let [turns, roundabouts] = [0, 0];
    for (const position of positions({ advanced: true }, seedOf(7))) {
      new Turns(position.rules).each(
        turnOf(position),
        (after) => {
          turns++;
          roundabouts += after.roundabouts;
        },
        spots,
      );
    }
    return { turns, roundabouts };
  });
  const [none, promising, all] = counts;
  expect(none?.roundabouts).toBe(0);
  expect(promising?.roundabouts).toBeGreaterThan(0);
  expect(all?.turns).toBeGreaterThan(promising?.turns ?? 0);
});

test('the best roundabouts are in two of the promising places, and other turns are the same', () => {
  let fewer = 0;
  for (const [i, table] of TABLES.filter(({ advanced }) => advanced).entries()) {
    for (const position of positions(table, seedOf(i + 8))) {
      const start = turnOf(position);
      const listed = (spots: Spots) => {
        const turns = new Turns(position.rules);
        const found = new Map<string, number>();
        turns.each(start, (after) => found.set(turns.keep().join(' '), after.roundabouts), spots);
        return found;
      };
      const best = listed(bestRoundabouts(start, ({ sheet }) => sheet.empty(0)));
      const [none, promising] = [listed(noRoundabouts), listed(promisingRoundabouts)];
      expect([...none.keys()].every((turn) => best.has(turn))).toBe(true);
      expect([...best.keys()].every((turn) => promising.has(turn))).toBe(true);
      const built = [...best]
        .filter(([, roundabouts]) => roundabouts > 0)
        .map(([turn]) => turn.split(' ')[0]);
      if (canRefuse(start)) expect(best).toEqual(promising);
      else expect(new Set(built).size).toBeLessThanOrEqual(2);
      fewer += promising.size - best.size;
    }
  }
  expect(fewer).toBeGreaterThan(0);
});

/** Every complete turn, or undefined if there are too many. */
function everyTurn(position: Position): Draft[] | undefined {
  const found: Draft[] = [];
  const waiting = [startDraft(position)];
  for (let draft = waiting.pop(); draft; draft = waiting.pop()) {
    if (isComplete(draft)) found.push(draft);
    for (const step of legalSteps(draft)) {
      const next = takeStep(draft, step);
      if (next.ok) waiting.push(next.value);
    }
    if (found.length > 3000) return undefined;
  }
  return found;
}

function forgoes(action: number, did: readonly string[]): boolean {
  const name = ACTIONS[action];
  return name !== undefined && name !== 'fence' && name !== 'bis' && !did.includes(name);
}

function givenIn(steps: Draft['steps']): number {
  for (const step of steps) {
    if (step.do === 'refuse') return step.give ?? -1;
    if (step.do === 'choose' && 'number' in step) return 3 - step.number - step.action;
  }
  return -1;
}

function keyOf(sheet: ReadonlySheet): string {
  const streets = [0, 1, 2].map((s) => [
    ...Array.from({ length: sheet.layout.lengths[s] as number }, (_, h) => sheet.number(s, h)),
    sheet.fences(s),
    sheet.bis(s),
    sheet.pools(s),
    sheet.used(s),
    sheet.parks(s),
    sheet.plan(s),
  ]);
  const boxes = [1, 2, 3, 4, 5, 6].map((size) => sheet.improved(size));
  return JSON.stringify([streets, boxes, sheet.temps, sheet.refusals]);
}
