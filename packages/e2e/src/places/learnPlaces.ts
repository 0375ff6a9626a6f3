import { mouse } from '../hands.ts';
import { Pupil } from '../pupil.ts';
import type { Place, Traveller } from './place.ts';

/** Opens a lesson, in its second part if wanted, and follows it for some taps. */
async function learn({ page, table }: Traveller, part: number, taps: number, lesson?: string): Promise<void> {
  await page.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [
    lesson === undefined ? 'picket.lesson' : `picket.lesson.${lesson}`,
    JSON.stringify({ part, turns: [], taught: [] }),
  ] as const);
  await page.goto(lesson === undefined ? '/#/learn' : `/#/learn/${lesson}`);
  await table.ready();
  const pupil = new Pupil(table, mouse, 'place');
  await pupil.follow(taps);
  await pupil.waits();
  await page.mouse.move(1, 1);
}

/** The guided first game (first card, fence, plan, score), a moment of each short lesson, and setting up a first game. */
export const learnPlaces: readonly Place[] = [
  { name: 'learn', go: (traveller) => learn(traveller, 0, 0) },
  { name: 'learn-fence', go: (traveller) => learn(traveller, 0, 5) },
  { name: 'learn-plan', go: (traveller) => learn(traveller, 1, 2) },
  { name: 'learn-score', go: (traveller) => learn(traveller, 1, 6) },
  { name: 'learn-advanced', go: (traveller) => learn(traveller, 0, 3, 'advanced') },
  { name: 'learn-solo', go: (traveller) => learn(traveller, 1, 0, 'solo') },
  { name: 'learn-aaa', go: (traveller) => learn(traveller, 0, 0, 'aaa') },
  { name: 'learn-expert', go: (traveller) => learn(traveller, 0, 4, 'expert') },
  {
    name: 'new-game-first',
    go: async ({ start }) => {
      await start.open();
      await start.door('alone').click();
      await start.begins.waitFor();
    },
  },
];
