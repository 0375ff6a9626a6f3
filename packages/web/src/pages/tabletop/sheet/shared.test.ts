import { expect, test } from 'vitest';
import { routeOf } from '../../../platform/router.ts';
import { sharedIn, sharedText, type Shared } from './shared.ts';

/** What a device reads from another device's link. */
function read(shared: Shared): Shared | undefined {
  const route = routeOf(`#/tabletop/${sharedText(shared)}`);
  return route.page === 'tabletop' ? sharedIn(route.part) : undefined;
}

test.each(['Ada', 'Jean-Luc d’Été', '东京', 'A~B', '100%', '50%25', 'a/b?c', 'with~x~1~A'])(
  'a name arrives as it was typed: %s',
  (name) => {
    const shared = { name, temps: 11, claimed: ['A', 'C'] } as const;
    expect(read(shared)).toEqual(shared);
  },
);

test.each(['sheet', 'with~', 'with~~3~A', 'with~Ada~300~A', 'with~Ada~3~X', `with~${'x'.repeat(91)}~3~A`])(
  'nothing is read from another part of a link: %s',
  (part) => {
    expect(sharedIn(part)).toBeUndefined();
  },
);
