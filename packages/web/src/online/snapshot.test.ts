import { know, type SeatInfo } from 'picket-protocol';
import { viewOf, writeView } from 'picket-engine';
import { expect, test } from 'vitest';
import { speakAll } from '../text/language.ts';
import { start } from '../turn/testKit.ts';
import { de } from '../text/de/index.ts';
import { snapshotOf, withSeatNames, withShownSeats } from './snapshot.ts';
import { LOBBY } from './testKit.ts';

await speakAll('en');

test('a snapshot says whether the table forbids the odds lens', () => {
  const view = writeView(viewOf(start({ players: ['Ada'] }), 0));
  const how = { draft: undefined, elsewhere: false };
  expect(snapshotOf(know(LOBBY), view, how).odds).toBeUndefined();
  expect(snapshotOf({ ...know(LOBBY), odds: false }, view, how).odds).toBe(false);
});

test('a bot keeps its style, and a person who took over its seat has none', () => {
  const view = writeView(viewOf(start({ players: ['Ada', 'Hazel'] }), 0));
  const seat = (nr: number, bot: SeatInfo['bot']) => ({ ...(LOBBY.seats[0] as SeatInfo), seat: nr, bot });
  const styles = [{ seat: 1, character: 'racer', attention: 50 }] as const;
  const stylesWith = (bot: SeatInfo['bot']) => {
    const known = { ...know(LOBBY), seats: [seat(0, null), seat(1, bot)], styles: [...styles] };
    return snapshotOf(known, view, { draft: undefined, elsewhere: false }).styles;
  };
  expect(stylesWith('club')).toEqual([null, { character: 'racer', attention: 50 }]);
  expect(stylesWith(null)).toEqual([null, null]);
});

test('a finished game is dated by its end, not by when it is opened', () => {
  const ended = Date.UTC(2021, 3, 1);
  const known = know({ ...LOBBY, info: { ...LOBBY.info, status: 'over', ended } });
  const view = writeView(viewOf(start({ players: ['Ada'] }), 0));
  expect(snapshotOf(known, view, { draft: undefined, elsewhere: false }).played).toBe(ended);
});

test('a late joiner’s name replaces the bot’s; without one the view is the same object', () => {
  const view = writeView(viewOf(start({ players: ['Ada', 'Hazel'] }), 0));
  const seat = (nr: number, name: string) => ({ ...(LOBBY.seats[0] as SeatInfo), seat: nr, name });
  const seats = [seat(0, 'Ada'), seat(1, 'Cyd')];
  expect(withSeatNames(view, seats).record.options.players).toEqual(['Ada', 'Cyd']);
  expect(withSeatNames(view, [seat(0, 'Ada'), seat(1, 'Hazel')])).toBe(view);
});

test('the placeholder for a player with deleted data is translated', () => {
  const seat = (nr: number, name: string) => ({ ...(LOBBY.seats[0] as SeatInfo), seat: nr, name });
  const known = {
    ...know(LOBBY),
    seats: [seat(0, 'Former player'), seat(1, 'Former player 2'), seat(2, 'Ada')],
  };
  expect(withShownSeats(known, de).seats.map(({ name }) => name)).toEqual(['Anonym', 'Anonym 2', 'Ada']);
  const others = { ...known, seats: [seat(0, 'Former players')] };
  expect(withShownSeats(others, de)).toBe(others);
});
