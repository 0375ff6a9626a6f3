import { readView, submit, takeBack, viewOf, writeView, type Game } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test, vi } from 'vitest';
import { must, nameOf, playSeat, start, TABLES } from './testKit.ts';
import { viewReader } from './viewReader.ts';

/** Copied, as a worker sends it. */
const views = (game: Game, ...seats: number[]) => ({
  views: seats.map((seat) => structuredClone(writeView(viewOf(game, seat)))),
});
const game = (): Game => start({ players: ['Ada', 'Bob', 'Cy'] });

function withTurn(now: Game, seat: number): Game {
  const round = now.state.rounds.length;
  const steps = playSeat(now, seat, new FastRandom(`${round} ${seat}`));
  return must(submit(now, { seat, round, steps }));
}

describe('views of successive snapshots', () => {
  test.each(TABLES.map((table) => [nameOf(table), table] as const))(
    '%s: are those of each snapshot',
    (_, table) => {
      const read = viewReader();
      let now = start(table);
      for (let turn = 0; turn < 12; turn++) {
        const next = views(now, 0);
        expect(read(next, 0)).toEqual(must(readView(next.views[0])));
        const seat = now.turns.findIndex((steps) => steps === undefined);
        now = withTurn(now, seat);
      }
    },
  );

  test('are replayed once a round, however many turns are submitted', () => {
    const fold = vi.fn(readView);
    const read = viewReader(fold);
    let now = game();
    read(views(now, 0), 0);
    for (const seat of [1, 2]) {
      now = withTurn(now, seat);
      expect(read(views(now, 0), 0)?.now?.in[seat]).toBe(true);
    }
    expect(fold).toHaveBeenCalledTimes(1);
    now = withTurn(now, 0);
    expect(read(views(now, 0), 0)?.state.rounds).toHaveLength(1);
    expect(fold).toHaveBeenCalledTimes(2);
  });

  test('of a new round continue from the previous state', () => {
    const fold = vi.fn(readView);
    const read = viewReader(fold);
    let now = game();
    const opening = read(views(now, 0), 0)?.state;
    for (const seat of [0, 1, 2]) now = withTurn(now, seat);
    read(views(now, 0), 0);
    expect(fold.mock.lastCall?.[2]).toBe(opening);
    read(views(game(), 0), 0);
    expect(fold.mock.lastCall?.[2]).toBeUndefined();
  });

  test('of the last round continue from the previous state, without redealing the whole game', () => {
    const fold = vi.fn(readView);
    const read = viewReader(fold);
    let now = start({ players: ['Ada'] });
    while (now.state.ending === undefined) {
      read(views(now, 0), 0);
      now = withTurn(now, 0);
    }
    const end = views(now, 0);
    expect(read(end, 0)).toEqual(must(readView(end.views[0])));
    expect(fold.mock.lastCall?.[2]?.rounds).toHaveLength(now.state.rounds.length - 1);
  });

  test('are the same object where nothing changed', () => {
    const read = viewReader();
    expect(read(views(game(), 0), 0)).toBe(read(views(game(), 0), 0));
  });

  test('show a turn that was taken back as not submitted', () => {
    const read = viewReader();
    const now = game();
    expect(read(views(withTurn(now, 0), 0), 0)?.now?.turn).toBeDefined();
    const back = must(takeBack(withTurn(now, 0), { seat: 0, round: 0 }));
    expect(read(views(back, 0), 0)?.now?.turn).toBeUndefined();
  });

  test('are kept apart by seat', () => {
    const read = viewReader();
    const now = views(game(), 0, 1);
    expect([read(now, 0)?.seat, read(now, 1)?.seat, read(now, 2)]).toEqual([0, 1, undefined]);
  });
});
