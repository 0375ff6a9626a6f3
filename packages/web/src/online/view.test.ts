import { readView, submit, viewOf, writeView, type Game, type ViewRecord } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { must, nameOf, start, TABLES } from '../turn/testKit.ts';
import type { Sent } from './outbox.ts';
import { withPending } from './pending.ts';
import { viewReader } from './view.ts';

/** As it comes out of the fold: unchanged parts are the same object. */
function follow(before: ViewRecord, game: Game, seat: number): ViewRecord {
  const after = writeView(viewOf(game, seat));
  const same = before.record.rounds.length === after.record.rounds.length;
  if (!same || before.now === null || after.now === null) return after;
  return { ...after, record: before.record, now: { ...after.now, cards: before.now.cards } };
}

describe('consecutive views', () => {
  test.each(TABLES.filter(({ players }) => players?.length === 2).map((table) => [nameOf(table), table]))(
    '%s: give the same result as each alone',
    (_name, table) => {
      const read = viewReader();
      let game = start(table);
      let written = writeView(viewOf(game, 1));
      expect(read(written)).toEqual(must(readView(written)));
      const refuse = { round: 0, steps: [{ do: 'refuse' as const }] };
      const next = submit(game, { seat: 0, ...refuse });
      game = next.ok ? next.value : game;
      written = follow(written, game, 1);
      expect(read(written)).toEqual(must(readView(written)));
    },
  );
});

describe('commands in flight', () => {
  const steps = [{ do: 'choose', offer: 1 }] as const;
  const submitted: Sent = { type: 'submit', id: 'a', round: 0, steps };
  const view = writeView(viewOf(start({ players: ['Ada', 'Bob'] }), 1));

  test('a confirmed turn looks confirmed', () => {
    expect(withPending(view, [submitted]).now).toMatchObject({ turn: steps, in: [false, true] });
  });

  test("and one that was taken back doesn't", () => {
    const back: Sent = { type: 'takeBack', id: 'b', round: 0 };
    expect(withPending(view, [submitted, back]).now).toMatchObject({ turn: null, in: [false, false] });
  });

  test('a turn for another round changes nothing', () => {
    expect(withPending(view, [{ ...submitted, round: 3 }])).toBe(view);
    expect(withPending(view, [])).toBe(view);
  });

  test('nor does anything for a spectator', () => {
    const watched = writeView(viewOf(start({ players: ['Ada', 'Bob'] })));
    expect(withPending(watched, [submitted])).toBe(watched);
  });
});
