import { describeSheet, SLOTS, type State } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { expect, test } from 'vitest';
import { speakAll } from '../../text/language.ts';
import { playOut, start } from '../../turn/testKit.ts';
import { bestPartOf, nearMissOf } from './mattered.ts';
import { columnsOf, rowsOf } from './result.ts';

await speakAll('en');

const PLAYERS = ['Ada', 'Bob', 'Cy'];
const games = Array.from({ length: 12 }, (_, i) =>
  playOut(
    start({ players: PLAYERS, advanced: i % 2 === 1 }, `mattered ${i}`),
    new FastRandom(`mattered ${i}`),
  ),
).map(({ state }) => state);

/** A game whose second plan wants an estate of 2, with a street that has houses 1 to 3 and no fence after the second. */
function almost(): State {
  const { state } = start({ players: ['Ada'], plans: ['2018-A-1', '2018-B-1', '2018-C-1'] });
  const sheet = state.sheets[0]?.copy();
  if (sheet === undefined) throw new Error('There is no sheet.');
  return { ...state, sheets: [sheet], ending: 'full' };
}

test('a plan that was claimed, or was far from met, was not nearly met', () => {
  expect(nearMissOf(almost(), 0)).toBeUndefined();
  for (const state of games) {
    for (const seat of PLAYERS.keys()) {
      const miss = nearMissOf(state, seat);
      const sheet = state.sheets[seat];
      if (miss === undefined || sheet === undefined) continue;
      expect(describeSheet(sheet).plans[SLOTS.indexOf(miss.slot)]).toBeUndefined();
    }
  }
});

test('one fence short: a legal fence would have met the plan', () => {
  const { state } = start({ players: ['Ada'], plans: ['2018-A-1', '2018-B-1', '2018-C-1'] });
  const plan = state.rules.plans.find(
    ({ when }) => when.type === 'estates' && when.sizes.every((size) => size === 1),
  );
  const sheet = state.sheets[0]?.copy();
  if (sheet === undefined || plan?.when.type !== 'estates') throw new Error('There is no such plan.');
  // As many houses as it wants, each between fences, except for the last fence.
  const { sizes } = plan.when;
  for (const i of sizes.keys()) {
    sheet.write(2, i, i + 1);
    if (i + 1 < sizes.length) sheet.putFence(2, i);
  }
  expect(nearMissOf({ ...state, sheets: [sheet] }, 0)).toEqual({ slot: SLOTS[plan.slot], by: 'fence' });
});

test('a town is remembered for a part in which nobody scored more', () => {
  for (const state of games) {
    const rows = rowsOf(state, { city: 'Pinecrest', bots: [] });
    const columns = columnsOf(state);
    for (const row of rows) {
      const best = bestPartOf(row, rows, columns);
      if (best === undefined) continue;
      const at = columns.indexOf(best);
      for (const other of rows) if (other !== row) expect(other.points[at]).toBeLessThan(row.points[at] ?? 0);
    }
  }
});
