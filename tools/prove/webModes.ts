import { browserRow, browserTests } from '../browserTests.ts';
import type { Row } from '../prove.ts';

export const about =
  'Every kind of table in the browser, set up and played to the end, with its record checked; offline; every page around the game.';

const FILES = ['everyTable', 'offline', 'update', 'places', 'setup', 'savedGames', 'end'];
/** Pages on a phone and on a desktop; the sheet proof covers every size. */
const OTHER_SIZES = /(phone-lying|tablet|large) .* is accessible/;

export async function prove(): Promise<Row[]> {
  const tests = await browserTests(FILES, OTHER_SIZES);
  const of = (file: string) => tests.filter((test) => test.file.startsWith(file));
  return [
    browserRow('every kind of table gives a valid record', of('everyTable')),
    browserRow('offline after the first visit', of('offline')),
    browserRow('a new version asks', of('update')),
    browserRow('every page on a phone and a desktop, in both themes', of('places')),
    browserRow('set-up', of('setup')),
    browserRow('saved games', of('savedGames')),
    browserRow('the end of a game', of('end')),
  ];
}
