import { defaultOptions, newGame, viewOf, writeView } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import type { Sent } from './outbox.ts';
import { withPending } from './pending.ts';

describe('commands in flight', () => {
  const steps = [{ do: 'choose', offer: 1 }] as const;
  const submitted: Sent = { type: 'submit', id: 'a', round: 0, steps };
  const started = newGame({
    options: { ...defaultOptions, players: ['Ada', 'Bob'] },
    seed: 'AAAAAAAAAAAAAAAAAAAAAA',
  });
  if (!started.ok) throw new Error(started.rejection.code);
  const view = writeView(viewOf(started.value, 1));

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
    const watched = writeView(viewOf(started.value));
    expect(withPending(watched, [submitted])).toBe(watched);
  });
});
