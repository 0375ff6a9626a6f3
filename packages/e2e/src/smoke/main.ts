// Plays a few turns in the browser named by the first argument; the others are the programs it needs.
import { openFirefox } from './firefox.ts';
import { playSmoke } from './play.ts';
import { openWebKit } from './webKit.ts';

const [browser, first = '', second = '', third] = process.argv.slice(2);
const page =
  browser === 'firefox'
    ? await openFirefox(first)
    : await openWebKit({ driver: first, browser: second, display: third });
try {
  await playSmoke(page, process.env['PICKET_URL'] ?? '');
} finally {
  await page.close();
}
