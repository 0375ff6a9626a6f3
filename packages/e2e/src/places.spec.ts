import { test } from './fixtures.ts';
import { inspectPage } from './inspect.ts';
import { places } from './places/places.ts';
import { expectReference } from './references.ts';
import { SIZES, surroundings, type Size } from './surroundings.ts';
import { visits } from './visits.ts';

/** Everything the client can show, in every size and theme. */

/** What `npm test` visits: one of each kind of page, dialog and question. */
const SAMPLE = new Set([
  'start-again',
  'settings',
  'rules',
  'about',
  'aid',
  'new-game-first',
  'new-game-bots',
  'new-game-plans',
  'game',
  'game-together',
  'hand',
  'question',
  'fence',
  'plan-ready',
  'why-not',
  'game-aaa-2023',
  'game-expert',
  'game-eight',
  'menu',
  'hint',
  'plan',
  'town-of-another',
  'recap',
  'end',
  'end-together',
  'games',
  'postcard',
  'gallery',
  'learn',
  'learn-plan',
  'help',
  'odds',
  'text-game',
  'text-together',
  'text-end',
  'daily-alone',
  'tabletop-score',
  'tabletop-sheet',
  'tabletop-print',
]);

for (const size of Object.keys(SIZES) as Size[]) {
  test.describe(size, () => {
    test.use({ ...surroundings(size), contextOptions: { reducedMotion: 'reduce' } });

    for (const [i, { name, go }] of places.entries()) {
      for (const { when, themes, isPictured, tag } of visits(i, size, SAMPLE.has(name))) {
        test(`${name} is accessible${when}`, { tag }, async ({ page, context, start, table, resume }) => {
          await go({ page, context, start, table, resume });
          await inspectPage(page, { name, size, themes });
          if (isPictured) await expectReference(page, i);
        });
      }
    }
  });
}
