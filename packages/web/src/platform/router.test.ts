import { describe, expect, test } from 'vitest';
import { hashOf, routeOf, type Route } from './router.ts';

const ROUTES: readonly Route[] = [
  { page: 'start' },
  { page: 'games' },
  { page: 'aid' },
  { page: 'aid', part: 'cards' },
  { page: 'settings' },
  { page: 'stats' },
  { page: 'about' },
  { page: 'about', part: 'data' },
  { page: 'new' },
  { page: 'new', door: 'solo' },
  { page: 'rules' },
  { page: 'rules', rule: 'A4' },
  { page: 'rules', game: '2018-solo-advanced' },
  { page: 'rules', rule: 'A4', game: '2023-standard' },
  { page: 'game', id: 'a b/c#d' },
  { page: 'replay', of: 'game/a-b_c' },
  { page: 'replay', of: 'table/abcdefghijkl', at: '12.2.1' },
  { page: 'replay', of: 'picket1:2018:aaa:classic;1/3t5;n2/0123abcd', at: '1.0.1' },
  { page: 'review', id: 'a b/c#d' },
  { page: 'review', id: 'abcdefghijkl', of: 'table' },
  { page: 'daily' },
  { page: 'daily', deal: 'week' },
  { page: 'daily', deal: '2026-11-18~abcdefghijkl' },
  { page: 'tabletop' },
  { page: 'tabletop', part: 'score' },
  { page: 'practice' },
  { page: 'practice', puzzle: 'a b~0~12' },
  { page: 'together' },
  { page: 'together', door: 'new' },
  { page: 'table', id: 'abcdefghijkl' },
  { page: 'screen' },
  { page: 'screen', id: 'abcdefghijkl' },
  { page: 'screen', id: 'abcdefghijkl', view: 'room' },
  { page: 'link', code: 'AAAAAAAAAAAAAAAAAAAAAA' },
];

describe('addresses', () => {
  test.each(ROUTES)('$page round-trips', (route) => {
    expect(routeOf(hashOf(route))).toEqual(route);
  });

  test.each([
    '',
    '#',
    '#/nothing',
    '#/game',
    '#/game/',
    '#/rules/A4/more',
    '#/replay',
    '#/replay/',
    '#seed=x',
    '#/Rules',
  ])('“%s” is unknown and leads to the start', (hash) => {
    expect(routeOf(hash)).toEqual({ page: 'start' });
  });

  test('a broken escape loses the detail, but not the page', () => {
    expect(routeOf('#/rules/%E0%A4')).toEqual({ page: 'rules' });
  });
});
