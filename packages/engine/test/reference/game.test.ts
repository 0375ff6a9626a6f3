import { describe, expect, test } from 'vitest';
import { gameOf, playRound } from './scenario.ts';
import type { Table } from './scenario.ts';

/** The points of the player and the AAA for their plans. */
function noted(table: Table, rounds: readonly string[]): { plans: unknown; aaa: unknown; notes: unknown[] } {
  const game = gameOf(table);
  const notes: unknown[] = [];
  for (const claims of rounds) {
    const round = playRound(game, claims);
    expect(round.fault).toBeNull();
    notes.push(round.notes);
  }
  return { plans: game.sheets[0]?.plans, aaa: game.opponentPlans, notes };
}

/** The Validation card A comes up in the second round: four cards are above the lowest twenty. */
describe('2023 AAA', () => {
  const table: Table = { rules: 2, edition: '2023', mode: 'aaa', opponent: 'all' };
  const validation = (points: number) => [{ note: 'validation', slot: 'A', scored: true, points }];

  test('R12 under rules 2, a plan claimed in the round of its Validation card is high for both', () => {
    const told = noted(table, ['', 'A']);
    expect(told).toEqual({ plans: [9, null, null], aaa: [9, null, null], notes: [[], validation(9)] });
  });

  test('R12 under rules 1, the player scored low in that round', () => {
    const told = noted({ ...table, rules: 1 }, ['', 'A']);
    expect(told).toEqual({ plans: [8, null, null], aaa: [9, null, null], notes: [[], validation(9)] });
  });

  test('R12 the plan is low from the next round on', () => {
    expect(noted(table, ['', '', 'A']).plans).toEqual([8, null, null]);
  });

  test('a plan that the player claimed in an earlier round is low for the AAA', () => {
    const told = noted(table, ['A', '']);
    expect(told).toMatchObject({ plans: [9, null, null], aaa: [8, null, null] });
  });

  test('R12 level 0 scores nothing, but lowers the plan', () => {
    const closed = { ...table, opponent: 'closed' };
    expect(noted(closed, ['', 'A'])).toMatchObject({ plans: [9, null, null], notes: [[], validation(0)] });
    expect(noted({ ...closed, rules: 1 }, ['', 'A']).plans).toEqual([8, null, null]);
    expect(noted(closed, ['', '', 'A']).plans).toEqual([8, null, null]);
  });

  test('a Validation card that the opponent does not score does not lower the plan', () => {
    const told = noted({ ...table, opponent: 'second' }, ['', '', 'A']);
    expect(told).toMatchObject({ plans: [9, null, null], aaa: [null, null, null] });
    expect(told.notes[1]).toEqual([{ note: 'validation', slot: 'A', scored: false, points: 0 }]);
  });
});

/**
 * The Completed Plan cards A, B and C come up together in the fifth round: twelve cards are above the lower
 * half.
 */
describe('2018 AAA', () => {
  const table: Table = { rules: 1, edition: '2018', mode: 'aaa', opponent: 'all' };

  test('a plan claimed in the round of its Completed Plan card is high for both, under rules 1 too', () => {
    expect(noted(table, ['', '', '', '', 'AB'])).toMatchObject({ plans: [9, 6, null], aaa: [9, 6, 3] });
  });

  test('the opponent scores by the order in which the cards come up', () => {
    const told = noted({ ...table, opponent: 'second' }, ['', '', '', '', '']);
    expect(told.aaa).toEqual([null, 6, null]);
  });

  test('only the first plan of either side shuffles the discards in', () => {
    const shuffledIn = (rounds: readonly string[]): number[] =>
      noted(table, rounds).notes.flatMap((notes, r) =>
        JSON.stringify(notes).includes('first-plan') ? [r] : [],
      );
    expect(shuffledIn(['', 'A', '', '', 'B', '', ''])).toEqual([2]);
    expect(shuffledIn(['', '', '', '', '', '', ''])).toEqual([5]);
  });

  test('R17 the deck ends the game, unless the first plan has just refilled it', () => {
    for (const claims of ['', 'A']) {
      const game = gameOf({ ...table, opponent: 'none' });
      for (let round = 0; round < 7; round += 1) playRound(game, '');
      playRound(game, claims);
      expect(game.ending()).toBe(claims === '' ? 'deck' : null);
    }
  });
});

test('solo: every plan is low from the round of the Solo card on', () => {
  const table: Table = { rules: 1, edition: '2018', mode: 'solo' };
  expect(noted(table, ['', '', '', 'A', 'B'])).toMatchObject({ plans: [9, 5, null] });
  expect(noted(table, ['', '', '', '', '']).notes.at(-1)).toEqual([{ note: 'solo-card' }]);
});

test('RULES 12 the end: the first reason that applies, and no further turns', () => {
  const game = gameOf({ rules: 2, edition: '2018', mode: 'solo' });
  for (let round = 0; round < 8; round += 1) {
    expect(game.ending()).toBeNull();
    playRound(game, '');
  }
  expect(game.ending()).toBe('deck');
  const [sheet] = game.sheets;
  if (sheet === undefined) throw new Error('no sheet');
  sheet.refusals = 3;
  expect(game.ending()).toBe('refusals');
  sheet.plans = [0, 0, 0];
  expect(game.ending()).toBe('plans');
});

test('RULES 11 everyone who claims a plan in its first round scores high, everyone later low', () => {
  const game = gameOf({ rules: 1, edition: '2018', mode: 'expert', seats: 3 });
  playRound(game, 'B', '', 'B');
  playRound(game, '', 'B', '');
  expect(game.sheets.map(({ plans }) => plans[1])).toEqual([6, 5, 6]);
});
