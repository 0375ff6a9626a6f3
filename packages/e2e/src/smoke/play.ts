import { until } from './program.ts';
import type { RemotePage } from './remotePage.ts';

const TURNS = 3;
const TRIES = 3;
/** Longer than a game takes to start. */
const STARTING_MS = 3000;
/** More clicks than three turns take. */
const MOST_CLICKS = 60;

/** Where to click next in a turn, in order of preference: submit, answer a question, a highlighted house, an offer. */
const NEXT = [
  '[data-confirm]:not([aria-disabled=true])',
  'div.chips button',
  '[role=gridcell][aria-disabled=false]',
  '[aria-label^="1: "]',
];

/** Starts a solo game, plays three turns, reloads the page, and changes a setting, which must survive a reload. */
export async function playSmoke(page: RemotePage, url: string): Promise<void> {
  await page.open(`${url}/#seed=smoke`);
  await clickOn(page, ['a[href="#/new/solo"]']);
  await startGame(page);
  await titled(page, 'round 1 ');
  for (let clicks = 0; !(await hasTitle(page, `round ${TURNS + 1} `)); clicks++) {
    if (clicks > MOST_CLICKS) throw new Error('The turns do not end.');
    await clickOn(page, NEXT);
  }
  await page.reload();
  await titled(page, `round ${TURNS + 1} `);

  await page.open(`${url}/#/settings`);
  await clickOn(page, ['label'], 'Evening');
  await themed(page);
  await page.reload();
  await themed(page);
}

/** In WebKitGTK the button sometimes gets the focus but no click. */
async function startGame(page: RemotePage): Promise<void> {
  for (let tries = 0; tries < TRIES && !(await hasTitle(page, 'round 1 ')); tries++) {
    await clickOn(page, ['button'], 'Start game');
    await new Promise((resolve) => setTimeout(resolve, STARTING_MS));
  }
}

const hasTitle = (page: RemotePage, part: string): Promise<boolean> =>
  page.evaluate((part) => document.title.includes(part), part);

async function titled(page: RemotePage, part: string): Promise<void> {
  const found = await until(async () => ((await hasTitle(page, part)) ? true : undefined));
  if (found === true) return;
  const shown = await page.evaluate(() => `${document.title} at ${location.hash}`, null);
  throw new Error(`No page is called ${part}: it is ${shown}.`);
}

async function themed(page: RemotePage): Promise<void> {
  const found = await until(() =>
    page.evaluate(() => (document.documentElement.dataset['theme'] === 'evening' ? true : undefined), null),
  );
  if (found !== true) throw new Error('The theme is not Evening.');
}

/** Clicks the first element that matches one of these selectors and this text, once it has stopped moving. */
async function clickOn(page: RemotePage, selectors: readonly string[], text = ''): Promise<void> {
  let last = '';
  const place = await until(async () => {
    const found = await page.evaluate(placeOf, { selectors, text });
    const isAtRest = JSON.stringify(found) === last;
    last = JSON.stringify(found);
    return isAtRest ? (found ?? undefined) : undefined;
  });
  if (place === undefined) throw new Error(`There is no ${selectors.join(' or ')} ${text}.`);
  await page.click(place.x, place.y);
}

/** Runs in the page: the centre of an element, if it isn't covered. */
function placeOf({ selectors, text }: { selectors: readonly string[]; text: string }) {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      if (!element.textContent?.includes(text) || element.getClientRects().length === 0) continue;
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && (element.contains(hit) || hit.contains(element))) return { x, y };
    }
  }
  return null;
}
