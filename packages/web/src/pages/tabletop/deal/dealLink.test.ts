import { expect, test } from 'vitest';
import { hashOf, routeOf } from '../../../platform/router.ts';
import { dealText, printedDealIn } from './dealLink.ts';

test.each(['elm', 'a b/c?d~é', '100 %'])('the deal “%s” of a booklet survives its address', (name) => {
  const deal = { edition: '2018', sheet: 'classic', name } as const;
  const route = routeOf(hashOf({ page: 'tabletop', part: dealText(deal) }));
  expect(route).toMatchObject({ page: 'tabletop' });
  expect(printedDealIn('part' in route ? route.part : undefined)).toEqual(deal);
});

test.each([undefined, 'score', 'deal~1999~classic~elm', 'deal~2018~none~elm', 'deal~2018~classic~'])(
  '“%s” names no deal',
  (part) => {
    expect(printedDealIn(part)).toBeUndefined();
  },
);
