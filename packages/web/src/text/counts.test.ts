import { expect, test } from 'vitest';
import { daily as de } from './de/daily.ts';
import { screen as deScreen } from './de/realTable/screen.ts';
import { daily as en } from './en/daily.ts';
import { screen as enScreen } from './en/realTable/screen.ts';
import { daily as fr } from './fr/daily.ts';
import { screen as frScreen } from './fr/realTable/screen.ts';

test('one is one in every sentence about a table on a screen', () => {
  const said = [enScreen, frScreen, deScreen].map(({ inOf, waiting, join, big }) => [
    inOf(1, 8),
    waiting(['Ada']),
    join.seats(1, 4),
    big.are(1, 8),
    big.thinking(1),
    big.have(1),
  ]);
  expect(said).toEqual([
    [
      '1 of 8 has played.',
      'Waiting for Ada',
      '1 of 4 seats taken',
      '1 of 8 has played',
      '1 still thinking',
      '1 claimed it',
    ],
    [
      '1 sur 8 a joué.',
      'On attend Ada',
      '1 place prise sur 4',
      '1 sur 8 a joué',
      '1 réfléchit encore',
      '1 l’a',
    ],
    [
      '1 von 8 ist fertig.',
      'Es fehlt Ada',
      '1 von 4 Plätzen besetzt',
      '1 von 8 ist fertig',
      '1 überlegt noch',
      '1 hat ihn',
    ],
  ]);
});

test('sentences about a deal use the singular, and leave out zero', () => {
  const said = [en, fr, de].map(({ standing, streak, built, device }) => [
    standing.behind(1).rest,
    streak.picture([3], [4]),
    built.picture(2, 1).split('.')[0],
    built.nothing(1),
    device.kept(0),
  ]);
  expect(said).toEqual([
    [
      'of players are behind you',
      'The last fourteen days: played on the 3rd, 1 missed.',
      'Where 1 town built in round 2',
      '1% didn’t build.',
      'Your seats are stored, encrypted with this code.',
    ],
    [
      'sur 100 est derrière vous',
      'Jours joués\u{a0}: 3\u{202f}; 1 jour manqué sur les quatorze derniers.',
      'Où 1 ville a construit au tour 2',
      '1 sur 100 n’a pas construit.',
      'Vos places sont déposées, chiffrées avec ce code.',
    ],
    [
      'von 100 ist hinter dir',
      'Am 3. gespielt, 1 der letzten vierzehn Tage ausgelassen.',
      'Wo in Runde 2 gebaut wurde, in 1 Stadt',
      '1 von 100 hat nicht gebaut.',
      'Deine Plätze sind hinterlegt, verschlüsselt mit diesem Code.',
    ],
  ]);
});
