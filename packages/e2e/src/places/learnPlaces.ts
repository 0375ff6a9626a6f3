import { mouse } from '../hands.ts';
import { Pupil } from '../pupil.ts';
import type { Place, Traveller } from './place.ts';

/** Opens the guided game, in its second part if wanted, and follows it for some taps. */
async function learn({ page, table }: Traveller, part: number, taps: number): Promise<void> {
  await page.addInitScript(
    (stored) => localStorage.setItem('picket.lesson', stored),
    JSON.stringify({ part, turns: [], taught: [] }),
  );
  await page.goto('/#/learn');
  await table.ready();
  const pupil = new Pupil(table, mouse, 'place');
  await pupil.follow(taps);
  await pupil.waits();
  await page.mouse.move(1, 1);
}

/** The guided first game: at its first card, a fence, a plan and the score. */
export const learnPlaces: readonly Place[] = [
  { name: 'learn', go: (traveller) => learn(traveller, 0, 0) },
  { name: 'learn-fence', go: (traveller) => learn(traveller, 0, 5) },
  { name: 'learn-plan', go: (traveller) => learn(traveller, 1, 2) },
  { name: 'learn-score', go: (traveller) => learn(traveller, 1, 6) },
];
