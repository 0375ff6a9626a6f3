import { expect, test } from 'vitest';
import {
  readView,
  recordOf,
  replay,
  resultOf,
  sheetEnding,
  startDraft,
  submit,
  takeBack,
  viewOf,
  positionIn,
  writeView,
  type Game,
} from '../../src/index.ts';
import { FastRandom } from '../../src/fast.ts';
import { finished, must, pickTurn, positionFor, start } from '../kit.ts';
import { paper } from '../paper.ts';

const two = { players: ['Ada', 'Bob'] };

function handIn(game: Game, seat: number, seed = 'hand in'): Game {
  const steps = pickTurn(positionFor(game, seat), new FastRandom(seed), 'sensible').steps;
  return must(submit(game, { seat, round: game.state.rounds.length, steps }));
}

test('G1 turns are submitted in any order, and the round resolves when all are in', () => {
  const game = start({ players: ['Ada', 'Bob', 'Cy'] });
  const after = [2, 0, 1].reduce((now, seat) => handIn(now, seat), game);
  expect(after.state.rounds).toHaveLength(1);
  expect(after.turns).toEqual([undefined, undefined, undefined]);
  const sheets = [1, 2, 0].reduce((now, seat) => handIn(now, seat), game).state.sheets;
  sheets.forEach((sheet, seat) => expect(sheet.equals(after.state.sheets[seat] as typeof sheet)).toBe(true));
});

test('G2 a turn can be taken back until the last one is in', () => {
  const game = handIn(start(two), 1);
  expect(must(takeBack(game, { seat: 1, round: 0 })).turns).toEqual([undefined, undefined]);
  expect(takeBack(game, { seat: 0, round: 0 })).toMatchObject({ rejection: { code: 'not-in' } });
  const resolved = handIn(game, 0);
  expect(takeBack(resolved, { seat: 1, round: 0 })).toMatchObject({ rejection: { code: 'stale-round' } });
});

test('G2 a duplicate or stale turn, or one for no seat, changes nothing', () => {
  const game = handIn(start(two), 1);
  const steps = game.turns[1]?.steps;
  const refused = (command: object): unknown => {
    const result = submit(game, { seat: 0, round: 0, steps, ...command });
    return result.ok ? 'ok' : result.rejection.rejection.code;
  };
  expect(submit(game, { seat: 1, round: 0, steps })).toMatchObject({ rejection: { step: 0 } });
  expect(submit(game, { seat: 0, round: 1, steps })).toMatchObject({ rejection: { step: 0 } });
  expect(refused({ seat: 1 })).toBe('already-in');
  expect(refused({ round: 1 })).toBe('stale-round');
  for (const seat of [-1, 2, 0.5]) expect(refused({ seat })).toBe('no-such-seat');
  expect(refused({ steps: [] })).toBe('turn-not-finished');
  const over = finished(two, 'over');
  expect(submit(over, { seat: 0, round: 0, steps })).toMatchObject({
    rejection: { rejection: { code: 'game-over' } },
  });
});

test('G3 a game ends by all plans, by all refusals, or by no house left: the first that applies, in this order', () => {
  const full = ['1 2 3 4 5 6 7 8 9 10', '1 2 3 4 5 6 7 8 9 10 11', '1 2 3 4 5 6 7 8 9 10 | o | 12'];
  expect(sheetEnding(paper(full))).toBe('full');
  expect(sheetEnding(paper(full, { refusals: 3 }))).toBe('refusals');
  expect(sheetEnding(paper(full, { refusals: 3, plans: [1, 2, 3] }))).toBe('plans');
  expect(sheetEnding(paper(['1'], { refusals: 2, plans: [1, 2, null] }))).toBeUndefined();
});

test('G4 everyone finishes the round in which the game ends', () => {
  const game = finished({ players: ['Ada', 'Bob', 'Cy'] }, 'all');
  expect(game.state.rounds.every((round) => round.turns.length === 3)).toBe(true);
  expect(resultOf(game.state)?.ranking.flat().toSorted()).toEqual([0, 1, 2]);
  expect(resultOf(start().state)).toBeUndefined();
});

test('P2 everyone who claims a plan in its first round scores high, everyone later low', () => {
  const options = { players: ['Ada', 'Bob', 'Cy'], plans: ['2018-A-1', '2018-B-1', '2018-C-4'] };
  const ready = paper(['1 2 | 3 4 5 6 7 |']);
  let game = start(options, 'first');
  game = { ...game, state: { ...game.state, sheets: [ready, ready, ready] } };
  const validates = [[0, 1], [2]];
  for (const [round, seats] of validates.entries()) {
    for (let seat = 0; seat < 3; seat++) {
      const { steps } = plainTurn(game, seat);
      const claim = {
        do: 'plan',
        slot: 'C',
        estates: [
          [0, 0, 2],
          [0, 2, 5],
        ],
      };
      game = must(submit(game, { seat, round, steps: seats.includes(seat) ? [...steps, claim] : steps }));
    }
  }
  expect(game.state.sheets.map((sheet) => sheet.plan(2))).toEqual([7, 7, 3]);
  expect(game.state.firsts).toEqual([-1, -1, 0]);
});

/** Writes the first number that fits in the first house where it fits, and nothing else. */
function plainTurn(game: Game, seat: number): { steps: unknown[] } {
  const position = positionFor(game, seat);
  const { sheet, numbers } = position;
  for (const [offer, number] of numbers.entries()) {
    for (let street = 0; street < 3; street++) {
      const house = Math.log2(sheet.fits(street, number) & -sheet.fits(street, number));
      if (house >= 0) {
        return {
          steps: [
            { do: 'choose', offer },
            { do: 'write', number, at: [street, house] },
          ],
        };
      }
    }
  }
  return { steps: [{ do: 'refuse' }] };
}

/** The rejection of a record after a change of its text. */
function tampered(game: Game, change: (record: ReturnType<typeof asJson>) => void): unknown {
  const record = asJson(game);
  change(record);
  const replayed = replay(record);
  return replayed.ok ? 'ok' : [replayed.rejection.code, replayed.rejection.facts['path']];
}

interface Json {
  [key: string]: Json & (readonly Json[] | string | number | null);
}

function asJson(game: Game): Json {
  return JSON.parse(JSON.stringify(recordOf(game))) as Json;
}

test('G5 a change of any derived field is caught with its path', () => {
  const game = finished(two, 'tamper');
  const set = (target: unknown, key: string | number, value: unknown): void => {
    (target as { [key: string | number]: unknown })[key] = value;
  };
  expect(tampered(game, () => undefined)).toBe('ok');
  expect(tampered(game, (r) => set(r, 'commitment', `sha256:${'0'.repeat(64)}`))).toEqual([
    'record-differs',
    'commitment',
  ]);
  expect(tampered(game, (r) => set(r['plans'], 'A', 'x'))).toEqual(['record-differs', 'plans.A']);
  expect(tampered(game, (r) => set(r['rounds']?.[2]?.['cards']?.[1], 'number', 99))).toEqual([
    'record-differs',
    'rounds[2].cards[1].number',
  ]);
  expect(tampered(game, (r) => set(r['rounds']?.[2], 'notes', [{ note: 'solo-card' }]))).toEqual([
    'record-differs',
    'rounds[2].notes[0]',
  ]);
  expect(tampered(game, (r) => set(r['result']?.['scores']?.[1], 'total', 999))).toEqual([
    'record-differs',
    'result.scores[1].total',
  ]);
  expect(tampered(game, (r) => set(r, 'result', null))).toEqual(['record-differs', 'result']);
  expect(tampered(game, (r) => set(r['rounds']?.[0]?.['turns'], 0, [{ do: 'refuse' }]))).toEqual([
    'turn-illegal',
    'rounds[0].turns[0][0]',
  ]);
  expect(tampered(game, (r) => set(r['rounds']?.[0], 'turns', [[]]))).toEqual([
    'record-seats-differ',
    'rounds[0].turns',
  ]);
  expect(tampered(game, (r) => set(r, 'extra', 1))).toEqual(['bad-shape', 'extra']);
  expect(tampered(game, (r) => set(r['rounds']?.[2]?.['cards']?.[1], 'extra', 1))).toEqual([
    'record-differs',
    'rounds[2].cards[1].extra',
  ]);
  expect(tampered(game, (r) => set(r, 'format', 'x'))).toEqual(['bad-shape', 'format']);
  expect(tampered(game, (r) => set(r['options'], 'sheet', 'blueprint'))).toEqual([
    'sheet-not-in-edition',
    undefined,
  ]);
  expect(tampered(game, (r) => (r['rounds'] as unknown as unknown[]).pop())).toEqual([
    'record-cut-short',
    undefined,
  ]);
  expect(tampered(game, (r) => (r['rounds'] as unknown as unknown[]).push(r['rounds']?.[0]))).toEqual([
    'record-goes-on',
    `rounds[${game.state.rounds.length}]`,
  ]);
});

test('G5 without its seed a record is checked except for the deal', () => {
  const game = finished(two, 'no seed');
  const set = (target: unknown, key: string | number, value: unknown): void => {
    (target as { [key: string | number]: unknown })[key] = value;
  };
  const unsealed = (change: (record: Json) => void): unknown =>
    tampered(game, (r) => {
      set(r, 'seed', null);
      change(r);
    });
  expect(unsealed(() => undefined)).toBe('ok');
  expect(unsealed((r) => set(r['rounds']?.[0]?.['cards']?.[0], 'number', 99))).toEqual([
    'bad-shape',
    'rounds[0].cards[0].number',
  ]);
  expect(unsealed((r) => set(r['rounds']?.[0], 'cards', 'x'))).toEqual(['bad-shape', 'rounds[0].cards']);
  expect(unsealed((r) => set(r['rounds']?.[0], 'turns', [[]]))).toEqual([
    'record-seats-differ',
    'rounds[0].turns',
  ]);
  expect(unsealed((r) => set(r['rounds']?.[0]?.['turns'], 1, []))).toEqual([
    'turn-illegal',
    'rounds[0].turns[1][0]',
  ]);
  expect(unsealed((r) => set(r['plans'], 'A', '2018-B-1'))).toEqual(['no-such-plan', undefined]);
  expect(unsealed((r) => set(r['result']?.['scores']?.[0], 'total', 999))).toEqual([
    'record-differs',
    'result.scores[0].total',
  ]);
  expect(unsealed((r) => set(r['options'], 'sheet', 'blueprint'))).toEqual([
    'sheet-not-in-edition',
    undefined,
  ]);
  expect(unsealed((r) => (r['rounds'] as unknown as unknown[]).push(r['rounds']?.[0]))).toEqual([
    'record-goes-on',
    `rounds[${game.state.rounds.length}]`,
  ]);
});

test('G5 keys and estates may be in any order when a record is read', () => {
  const record = asJson(finished(two, 'order'));
  expect(replay(Object.fromEntries(Object.entries(record).toReversed())).ok).toBe(true);
  let reversed = 0;
  for (let i = 0; i < 40; i++) {
    const game = finished({ ...two, plans: ['2018-A-1', '2018-B-6', '2018-C-5'] }, `estates ${i}`);
    const text = JSON.stringify(recordOf(game), (_key, value: unknown) => {
      const isPlan = typeof value === 'object' && value !== null && 'slot' in value && 'estates' in value;
      if (!isPlan) return value;
      reversed++;
      return { ...value, estates: (value.estates as unknown[]).toReversed() };
    });
    expect(replay(JSON.parse(text)).ok).toBe(true);
  }
  expect(reversed).toBeGreaterThan(0);
});

test('G5 what no seed can prove must still follow from the rounds before', () => {
  const refused = (
    options: Parameters<typeof finished>[0],
    change: (rounds: Json[]) => void,
    seed = 'strange',
  ): unknown => {
    const record = asJson(finished(options, seed));
    const rounds = record['rounds'] as unknown as Json[];
    rounds.pop();
    change(rounds);
    const replayed = replay({ ...record, seed: null, result: null });
    return replayed.ok ? 'ok' : [replayed.rejection.code, replayed.rejection.facts['path']];
  };
  const set = (target: unknown, key: string, value: unknown): void => {
    (target as { [key: string]: unknown })[key] = value;
  };
  const solo = { mode: 'solo', players: ['Ada'] } as const;
  const first = { mode: 'aaa', opponent: '2018-aaa-2', players: ['Ada'] } as const;
  const second = { edition: '2023', mode: 'aaa', opponent: '2023-aaa-2', players: ['Ada'] } as const;
  const expert = { mode: 'expert', players: ['Ada', 'Bob'] } as const;
  const note = (value: object) => (rounds: Json[]) => set(rounds[3], 'notes', [value]);
  for (const options of [two, solo, first, second, expert]) {
    expect(refused(options, () => undefined)).toBe('ok');
  }
  expect(refused(two, note({ note: 'solo-card' }))).toEqual(['deal-impossible', 'rounds[3].notes[0]']);
  expect(refused(two, note({ note: 'reshuffle', why: 'asked' }))).toEqual([
    'deal-impossible',
    'rounds[3].notes[0]',
  ]);
  expect(refused(expert, note({ note: 'reshuffle', why: 'asked' }))).toEqual([
    'deal-impossible',
    'rounds[3].notes[0]',
  ]);
  expect(refused(first, note({ note: 'reshuffle', why: 'first-plan' }))).toEqual([
    'deal-impossible',
    'rounds[3].notes[0]',
  ]);
  const rich = { note: 'validation', slot: 'A', scored: true, points: 999 };
  for (const options of [solo, first, second]) {
    expect(refused(options, note(rich))).toEqual(['deal-impossible', 'rounds[3].notes[0]']);
  }
  expect(refused(second, note({ note: 'reshuffle', why: 'stack-empty', stack: 1 }))).toEqual([
    'deal-impossible',
    'rounds[3].notes[0]',
  ]);
  const other = (action: unknown): string => (action === 'fence' ? 'park' : 'fence');
  const offers = (rounds: Json[]) => rounds[3]?.['cards']?.[1];
  expect(
    refused(two, (rounds) => set(offers(rounds), 'action', other(offers(rounds)?.['action']))),
  ).toContain('deal-impossible');
  const passed = (rounds: Json[]) => rounds[3]?.['cards']?.[0]?.[0];
  expect(
    refused(expert, (rounds) => set(passed(rounds), 'action', other(passed(rounds)?.['action']))),
  ).toEqual(['deal-impossible', 'rounds[3].cards[0][0]']);
  const forgetful = (rounds: Json[]): void => rounds.forEach((round) => set(round, 'notes', []));
  expect(refused(two, forgetful)).toContain('deal-impossible');
  expect(refused(first, forgetful, 'first 0')).toContain('deal-impossible');
});

test('G5 hostile records are rejected and never throw', () => {
  let deep: unknown = 1;
  for (let i = 0; i < 20_000; i++) deep = [deep];
  const game = finished(two, 'hostile');
  const record = recordOf(game);
  const [round] = record.rounds;
  const own = JSON.parse('{"__proto__":{}}') as object;
  const set = (target: unknown, key: string, value: unknown): void => {
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  };
  const cards = asJson(game)['rounds']?.[0]?.['cards']?.[0] ?? {};
  set(cards, '__proto__', {});
  for (const [hostile, code] of [
    [{ ...record, result: deep }, 'record-differs'],
    [{ ...record, rounds: [{ ...round, cards: deep }] }, 'record-differs'],
    [{ ...record, plans: { ...record.plans, A: deep } }, 'bad-shape'],
    [{ ...record, plans: { ...record.plans, A: { toString: 1 } } }, 'bad-shape'],
    [
      { ...record, rounds: [{ ...round, cards: [cards, ...(round?.cards.slice(1) ?? [])] }] },
      'record-differs',
    ],
    [{ ...record, result: { ...record.result, ...own } }, 'record-differs'],
    [{ ...record, rules: 3 }, 'unknown-rules'],
    [{ ...record, data: 2 }, 'unknown-data'],
    [{ ...record, data: 0 }, 'bad-shape'],
    [{ ...record, about: deep }, 'bad-shape'],
    [{ ...record, about: { played: 'yesterday' } }, 'bad-shape'],
    [{ ...record, about: { seats: [{}] } }, 'bad-shape'],
    [{ ...record, about: { verified: true } }, 'bad-shape'],
    [
      { ...record, seed: null, options: { ...record.options, plans: ['2018-A-1', '2018-B-1', '2018-C-1'] } },
      'record-differs',
    ],
  ] as const) {
    const replayed = replay(hostile);
    expect(replayed.ok ? 'ok' : replayed.rejection.code).toBe(code);
  }
});

test('G7 a seat sees its own turn and who has submitted; a spectator only who has submitted', () => {
  const game = handIn(start(two), 1);
  expect(viewOf(game, 1).now?.turn).toEqual(game.turns[1]?.steps);
  expect(viewOf(game, 0).now?.turn).toBeUndefined();
  expect(viewOf(game).now?.turn).toBeUndefined();
  expect(viewOf(game).now?.in).toEqual([false, true]);
  expect(viewOf(game).now?.facts).toEqual({ left: [26, 26, 26] });
  expect(positionIn(viewOf(game))).toBeUndefined();
  expect(viewOf(game, 0).seed).toBeNull();
});

test('G7 once the game is over the seed is public, and there is no turn to play', () => {
  const game = finished(two, 'told');
  const view = viewOf(game, 0);
  expect(view.seed).toBe(game.seed);
  expect(positionIn(view)).toBeUndefined();
  expect(must(readView(writeView(view))).now).toBeUndefined();
});

test('G7 a malformed view, or one of an impossible game, is rejected', () => {
  const written = writeView(viewOf(start(two), 0));
  const refused = (view: unknown): unknown => {
    const read = readView(view);
    return read.ok ? 'ok' : read.rejection.code;
  };
  expect(refused({ ...written, format: 'x' })).toBe('bad-shape');
  expect(refused(null)).toBe('bad-shape');
  expect(refused({ ...written, record: { ...written.record, commitment: 'x' } })).toBe('bad-shape');
  expect(refused({ ...written, now: { ...written.now, cards: [] } })).toBe('bad-shape');
  expect(refused({ ...written, now: { ...written.now, in: [true] } })).toBe('no-such-seat');
  const hash = `sha256:${'0'.repeat(64)}`;
  const own = { ...written.record, options: { ...written.record.options, components: hash } };
  expect(refused({ ...written, record: own })).toBe('components-missing');
});

test('G7 a seat that does not exist sees what a spectator sees', () => {
  const game = start(two);
  for (const seat of [9, -1, 0.5]) expect(viewOf(game, seat)).toEqual(viewOf(game));
});

test('G1 a draft starts from what a view shows', () => {
  const view = viewOf(start(two), 0);
  const position = positionIn(view);
  expect(position && startDraft(position).steps).toEqual([]);
});
