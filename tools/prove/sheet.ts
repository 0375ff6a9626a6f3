import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { THEMES } from '../../packages/e2e/src/surroundings.ts';
import { browserRow, browserTests, type BrowserTest } from '../browserTests.ts';
import { sizes, speed } from '../budgets.ts';
import { root } from '../picket.ts';
import type { Row } from '../prove.ts';

export const about = 'The browser game: random taps finish a game; tap counts, scores, budgets, screenshots.';

const PICTURES = 'packages/e2e/shots';

export async function prove(): Promise<Row[]> {
  const begun = Date.now();
  const tests = await browserTests(['stranger', 'taps', 'record', 'places']);
  const of = (file: string) => tests.filter((test) => test.file.startsWith(file));
  return [
    browserRow('a stranger finishes a solo game', of('stranger')),
    browserRow(
      'taps of each kind of turn',
      of('taps').filter(({ title }) => !hasPlan(title)),
    ),
    browserRow(
      'taps of a turn that claims a plan',
      of('taps').filter(({ title }) => hasPlan(title)),
    ),
    browserRow('the page scores as picket check does', of('record')),
    browserRow('every page, size and theme', of('places')),
    pictures(picturesOf(of('places')), begun),
    ...sizes(),
    ...speed(),
  ];
}

const hasPlan = (title: string) => title.includes('plan');

/** One for each place, size and theme; some tests cover only one theme. */
function picturesOf(tests: readonly BrowserTest[]): number {
  const themes = Object.keys(THEMES);
  const ofOne = new RegExp(`, (${themes.join('|')})$`);
  return themes.length * new Set(tests.map(({ title }) => title.replace(ofOne, ''))).size;
}

/** Copies the screenshots, for people to look at. */
function pictures(wanted: number, since: number): Row {
  const taken = globSync('*.png', { cwd: join(root, PICTURES) }).filter(
    (file) => statSync(join(root, PICTURES, file)).mtimeMs >= since,
  );
  const result = `${taken.length} in ${PICTURES}/`;
  return { what: 'pictures', result, ok: wanted > 0 && taken.length === wanted };
}
