import { know, type Known, type SeatInfo, type ServerMessage } from 'picket-protocol';
import { describe, expect, test } from 'vitest';
import { speakAll } from '../text/language.ts';
import { notesFor, sentencesFor } from './announcements.ts';
import { LOBBY } from './testKit.ts';

await speakAll('en');

const seat = (nr: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  ...(LOBBY.seats[0] as SeatInfo),
  seat: nr,
  name,
  ...more,
});
const table = (seats: readonly SeatInfo[]): Known => ({ ...know(LOBBY), seats: [...seats] });
const [ada, bob] = [seat(0, 'Ada'), seat(1, 'Bob')];

const SEATS: ServerMessage = { type: 'seats', seq: 4, changed: [], gone: [] };

describe('announcements', () => {
  test.each<[string, readonly SeatInfo[], readonly SeatInfo[], string[]]>([
    ['a player joins', [ada], [ada, bob], ['Bob has joined.']],
    ['a player leaves', [ada, bob], [ada], ['Bob has left.']],
    ['a player goes away', [ada, bob], [ada, { ...bob, here: false }], ['Bob is away.']],
    ['a player returns', [ada, { ...bob, here: false }], [ada, bob], ['Bob is here.']],
    [
      'a caretaker takes over',
      [ada, bob],
      [ada, { ...bob, caretaker: 'time' }],
      ['A caretaker is playing for Bob.'],
    ],
    ['and leaves', [ada, { ...bob, caretaker: 'away' }], [ada, bob], ['Bob is back.']],
    [
      'a late joiner takes over from a bot',
      [ada, { ...bob, bot: 'casual' }],
      [ada, { ...bob, name: 'Cyd', here: false }],
      ['Cyd has joined and taken over from Bob.'],
    ],
    ['nothing about oneself', [ada, bob], [{ ...ada, here: false }, bob], []],
  ])('%s', (_what, before, after, said) => {
    expect(sentencesFor(SEATS, table(before), table(after))).toEqual(said);
  });

  test.each<[string, readonly SeatInfo[], readonly SeatInfo[], string[]]>([
    ['joining', [ada], [ada, bob], ['Bob has joined.']],
    ['leaving', [ada, bob], [ada], ['Bob has left.']],
    [
      'resigning',
      [ada, bob],
      [ada, { ...bob, caretaker: 'resigned' }],
      ['Bob has resigned. A bot plays on.'],
    ],
    [
      'resigning as the last player, which closes the table',
      [ada, { ...bob, bot: null }],
      [
        { ...ada, caretaker: 'resigned' },
        { ...bob, caretaker: 'resigned' },
      ],
      ['Bob has resigned. The table closes.'],
    ],
    ['not a short absence', [ada, bob], [ada, { ...bob, here: false }], []],
  ])('%s is also seen', (_what, before, after, shown) => {
    expect(notesFor(SEATS, table(before), table(after))).toEqual(shown);
  });

  test('at a very large table, counts include everyone, not only the window', () => {
    const hall = { seats: [0, 1], seated: 900, here: 890, in: 512, host: 'Ada', standing: null };
    const at = (isIn: boolean, seats = [ada, bob]): Known => ({
      ...table(seats),
      hall,
      view: { now: { in: [false, isIn] } } as never,
    });
    const told: ServerMessage = { type: 'in', seq: 4, seat: 1 } as never;
    expect(sentencesFor(told, at(false), at(true))).toEqual(['Bob has played. 512 of 900 have played.']);
    const bots = [
      { ...ada, bot: 'casual' },
      { ...bob, caretaker: 'resigned' },
    ] as const;
    expect(notesFor(SEATS, at(false), at(false, [...bots]))).toEqual(['Bob has resigned. A bot plays on.']);
  });

  test.each([
    ['Cyd', 'Cyd has taken over Bob’s seat.'],
    ['Bob', 'The host’s link to Bob’s seat has been used.'],
  ])('a player who takes over an offered seat, as %s', (name, said) => {
    const message: ServerMessage = { type: 'taken', seat: 1, from: 'Bob' };
    const after = table([ada, { ...bob, name }]);
    expect(sentencesFor(message, table([ada, bob]), after)).toEqual([said]);
    expect(notesFor(message, table([ada, bob]), after)).toEqual([said]);
  });

  test('players of a large table are not announced one by one', () => {
    const crowd = Array.from({ length: 13 }, (_, i) => seat(i, `P${i}`));
    expect(sentencesFor(SEATS, table(crowd.slice(1)), table(crowd))).toEqual([]);
  });

  test('the start of the game is announced once', () => {
    const before = table([ada, bob]);
    const after: Known = { ...before, info: { ...before.info, status: 'playing' } };
    expect(sentencesFor(LOBBY, before, after)).toEqual(['The game has started.']);
    expect(sentencesFor(LOBBY, after, after)).toEqual([]);
  });

  test('a new host is announced', () => {
    const before = table([ada, bob]);
    const after = { ...before, info: { ...before.info, host: 1 } };
    const news: ServerMessage = { type: 'info', seq: 4, info: after.info };
    expect(sentencesFor(news, before, after)).toEqual(['Bob is the host now.']);
    expect(sentencesFor(news, before, { ...after, you: 1 })).toEqual(['You’re the host now.']);
  });

  test('changed settings are announced to everyone but the host', () => {
    const before = { ...table([ada, bob]), you: 1 };
    const settings = { ...before.info.settings, seats: 3 };
    const after: Known = { ...before, info: { ...before.info, settings } };
    const news: ServerMessage = { type: 'info', seq: 4, info: after.info };
    expect(sentencesFor(news, before, after)).toEqual(['The host changed the game settings.']);
    expect(sentencesFor(news, before, before)).toEqual([]);
    expect(sentencesFor(news, { ...before, you: 0 }, { ...after, you: 0 })).toEqual([]);
  });
});
