import { DATA_VERSION, newGame, RULES_VERSION } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { dealAfter, dealAt, dealBefore, dealOf, dealOptions } from './deal.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const DAY = 86_400_000;

describe('the rule of the deals', () => {
  test('names days and ISO weeks in UTC, even around the new year', () => {
    expect(dealAt('day', NOON).id).toBe('2026-11-18');
    expect(dealAt('week', NOON).id).toBe('2026-W47');
    expect(dealAt('day', Date.UTC(2026, 10, 18, 23, 59, 59, 999)).id).toBe('2026-11-18');
    expect(dealAt('week', Date.UTC(2027, 0, 3)).id).toBe('2026-W53');
    expect(dealAt('week', Date.UTC(2027, 0, 4)).id).toBe('2027-W01');
    expect(dealAt('week', Date.UTC(2024, 11, 30)).id).toBe('2025-W01');
  });

  test('finds a deal by its id, and no other', () => {
    for (const kind of ['day', 'week'] as const) {
      let deal = dealAt(kind, Date.UTC(2023, 11, 20));
      for (let i = 0; i < 400; i++) {
        expect(dealOf(deal.id)).toEqual(deal);
        const next = dealAfter(deal);
        expect(next.opens).toBe(deal.ends);
        expect(dealBefore(next)).toEqual(deal);
        deal = next;
      }
    }
    const none = ['', '2026-02-30', '2026-13-01', '2026-W00', '2026-W54', '2025-W53', '2026-11-18 ', 'W47'];
    for (const id of none) expect(dealOf(id)).toBeUndefined();
  });

  test('every deal can be played alone, with the versions that it names', () => {
    for (let day = 0; day < 14; day++) {
      for (const kind of ['day', 'week'] as const) {
        const deal = dealAt(kind, NOON + day * DAY);
        const { rules, data } = deal;
        const dealt = newGame({
          options: dealOptions(deal, 'A'),
          seed: 'AAAAAAAAAAAAAAAAAAAAAA',
          rules,
          data,
        });
        expect(dealt.ok, deal.id).toBe(true);
      }
    }
  });

  test('a new version of rules or data needs a date from which deals use it', () => {
    const { rules, data } = dealAt('day', Date.UTC(2100, 0, 1));
    expect({ rules, data }).toEqual({ rules: RULES_VERSION, data: DATA_VERSION });
  });

  test('a game counts until a day after the end', () => {
    expect(dealAt('day', NOON).closes - NOON).toBe(36 * 3_600_000);
  });
});
