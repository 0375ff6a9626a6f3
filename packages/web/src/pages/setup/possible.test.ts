import {
  builtIn,
  componentsOf,
  EDITIONS,
  modeOf,
  MODES,
  readComponents,
  SHEETS,
  type Components,
} from 'picket-engine';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { speakAll } from '../../text/language.ts';
import { begin } from '../../authority/beginning.ts';
import { PLAN_WAYS, loadChoices, type Choice } from './choice.ts';
import { choiceAt } from './startLinks.ts';
import { plansInPlay } from './planChoice.ts';
import { blockOf, seatsFor, settle, whyNotMode, whyNotSheet } from './possible.ts';
import { MAX_SEATS, newPerson, peopleIn } from './seats.ts';
import { newGameOf } from './newGame.ts';

await speakAll('en');

const SEED = 'AAAAAAAAAAAAAAAAAAAAAA';
const FRESH = loadChoices(undefined).choice;

/** Throws if the engine, or the seating, rejects it. */
function play(choice: Choice, components = builtIn) {
  return begin(newGameOf(choice, components), { seed: SEED });
}

function withoutOpponents(): Components {
  const read = readComponents(
    JSON.stringify({ format: 'picket-components/1', editions: { '2018': { architects: [] } } }),
  );
  if (!read.ok) throw new Error(read.rejection.code);
  return componentsOf(read.value);
}

test('everything the page offers can be played', () => {
  let games = 0;
  for (const edition of EDITIONS) {
    const block = blockOf(builtIn, edition);
    for (const mode of MODES.filter((id) => whyNotMode(edition, id, block) === undefined)) {
      const opponents = modeOf(edition, mode)?.hasOpponent ? block.architects.map(({ id }) => id) : [''];
      for (const sheet of SHEETS.filter((id) => whyNotSheet(edition, id, block) === undefined)) {
        for (const advanced of [false, true]) {
          for (const opponent of opponents) {
            const choice = { ...FRESH, edition, mode, sheet, advanced, opponent };
            expect(settle(choice, builtIn)).toMatchObject({ edition, mode, sheet, advanced });
            const { options } = play(settle(choice, builtIn)).state.rules;
            expect(options).toMatchObject({ edition, mode, sheet, advanced, opponent: opponent || null });
            games++;
          }
        }
      }
    }
  }
  // 2018: three modes and ten opponents; 2023: one mode and six opponents on two sheets each.
  expect(games).toBe((3 + 10) * 2 + (1 + 6) * 2 * 2);
});

test("everything the page doesn't offer has a reason, and the engine rejects it", () => {
  for (const edition of EDITIONS) {
    for (const mode of MODES) {
      const why = whyNotMode(edition, mode, blockOf(builtIn, edition));
      expect(why === undefined).toBe(modeOf(edition, mode) !== undefined);
      if (why !== undefined) expect(why).toMatch(/^\w.*\.$/);
    }
  }
  expect(whyNotSheet('2018', 'blueprint', blockOf(builtIn, '2018'))).toMatch(/Blueprint/);
});

test('every number of seats that a mode allows can be chosen', () => {
  for (const mode of ['standard', 'expert'] as const) {
    const { min, max } = seatsFor('2018', mode, blockOf(builtIn, '2018'));
    expect(max).toBe(MAX_SEATS);
    for (let players = min; players <= max; players++) {
      const seats = Array.from({ length: players }, () => newPerson);
      expect(play(settle({ ...FRESH, mode, seats }, builtIn)).state.sheets).toHaveLength(players);
    }
  }
});

test('a mode for two adds a second player, and a mode for one keeps a person', () => {
  const expert = settle({ ...FRESH, mode: 'expert' }, builtIn);
  expect(expert.seats).toHaveLength(2);
  const solo = settle({ ...FRESH, mode: 'solo', seats: [...expert.seats, newPerson] }, builtIn);
  expect([solo.seats.length, peopleIn(solo.seats)]).toEqual([1, 1]);
});

test('a file without opponents has no AAA, and says so', () => {
  const components = withoutOpponents();
  expect(whyNotMode('2018', 'aaa', blockOf(components, '2018'))).toMatch(/no opponent/);
  const settled = settle({ ...FRESH, mode: 'aaa', opponent: '2018-aaa-1' }, components);
  expect(settled.mode).toBe('standard');
  play(settled, components);
});

test('plans can be dealt, chosen or excluded', () => {
  const [slots] = [plansInPlay(blockOf(builtIn, '2018'), { advanced: true })];
  const last = slots.map((cards) => cards.at(-1)?.id ?? '');
  const all = slots.flat().map(({ id }) => id);
  const plans = { chosen: last, without: all.filter((id) => !last.includes(id)) };
  for (const way of PLAN_WAYS) {
    const game = play(settle({ ...FRESH, advanced: true, plans: { ...plans, way } }, builtIn));
    expect(game.state.rules.options.plans?.length ?? 0).toBe(way === 'dealt' ? 0 : 3);
    if (way !== 'dealt') expect(game.state.rules.options.plans).toEqual(last);
  }
});

test('every stored choice and every start link gives a playable game', () => {
  const anything = fc.record(
    {
      edition: fc.constantFrom<unknown>(...EDITIONS, '1999', 7),
      mode: fc.constantFrom<unknown>(...MODES, 'chess'),
      sheet: fc.constantFrom<unknown>(...SHEETS, null),
      advanced: fc.constantFrom<unknown>(true, false, 'yes'),
      opponent: fc.constantFrom<unknown>('2018-aaa-3', '2023-aaa-0', 'nobody', 4),
      seats: fc.oneof(
        fc.anything(),
        fc.array(fc.record({ name: fc.string(), level: fc.constantFrom('regular', 'master', 'god', null) })),
      ),
      city: fc.anything(),
      plans: fc.record({
        way: fc.constantFrom<unknown>(...PLAN_WAYS, 'some'),
        chosen: fc.anything(),
        without: fc.array(fc.constantFrom('2018-A-1', '2018-A-2', '2023-C-7', 'x')),
      }),
      seatings: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const door = fc.constantFrom(undefined, 'alone', 'bots', 'together', 'solo', 'aaa', 'cellar');
  fc.assert(
    fc.property(fc.oneof(fc.anything(), anything), door, (found, way) => {
      const choice = choiceAt(way, loadChoices(found));
      play(settle({ ...choice, components: null }, builtIn));
    }),
    { numRuns: 300 },
  );
});
