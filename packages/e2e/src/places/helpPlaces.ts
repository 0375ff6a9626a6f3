import { gameAfter } from '../arranged/games.ts';
import type { Place, Traveller } from './place.ts';

const MIDDLE = 16;

async function press({ page, resume }: Traveller, key: string): Promise<void> {
  await resume(gameAfter(MIDDLE));
  await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor();
}

/** Help over the table, and the cards in the box. */
export const helpPlaces: readonly Place[] = [
  { name: 'help', go: (traveller) => press(traveller, '?') },
  {
    name: 'odds',
    go: async (traveller) => {
      await press(traveller, 'i');
      await traveller.page
        .getByRole('button', { name: /Next round/ })
        .first()
        .click();
    },
  },
  {
    name: 'aid-cards',
    go: async ({ page }) => {
      await page.goto('/#/aid/cards');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
