import type { Place, Traveller } from './place.ts';

/** A fixed time in the middle of a deal, so that the page is the same every day. */
const NOON = Date.parse('2026-11-18T12:00:00Z');

/** The answer of a static file server, which has no deals. */
async function withoutServer({ page }: Traveller, path: string): Promise<void> {
  await page.route('**/api/deals/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.addInitScript(stopAt, NOON);
  await page.goto(path);
  await page.getByText('The sealed deal needs a server').waitFor();
}

/** Runs in the page. Playwright's clock would also replace `performance`, which is used to see what is loaded. */
function stopAt(now: number): void {
  window.Date = class extends Date {
    static override now = () => now;
    constructor(...when: []) {
      super(...(when.length === 0 ? ([now] as unknown as []) : when));
    }
  } as DateConstructor;
}

/** The deals of the day and of the week; with a server, tours visit them. */
export const dailyPlaces: readonly Place[] = [
  { name: 'daily-week-alone', go: (traveller) => withoutServer(traveller, '/#/daily/week') },
  { name: 'daily-alone', go: (traveller) => withoutServer(traveller, '/#/daily') },
];
