import type { Page } from '@playwright/test';
import { lookFor } from './arranged/games.ts';
import { lonelyHouses, lotCode, readyPlans } from './arranged/moments.ts';
import { expect, test } from './fixtures.ts';
import { settle } from './settle.ts';

declare global {
  interface Window {
    /** Everything that moved since the page loaded, and for how many milliseconds. */
    moved: string[];
  }
}

/** Too short to see. */
const SEEN_MS = 1;

/** Records in every frame what moves. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript((least) => {
    window.moved = [];
    const look = () => {
      for (const animation of document.getAnimations()) {
        const ms = Number(animation.effect?.getComputedTiming().endTime);
        if (ms > least) window.moved.push(`${animation.constructor.name}, ${ms} ms`);
      }
      requestAnimationFrame(look);
    };
    look();
  }, SEEN_MS);
}

for (const { motion, title } of [
  { motion: 'reduce', title: 'with reduced motion, nothing moves: ink, cards, trees, stamps, dialogs' },
  { motion: 'no-preference', title: 'without it, ink is written, cards flip and trees grow' },
] as const) {
  test.describe(motion, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test(title, async ({ table, resume, page }) => {
      await watchMotion(page);
      const { game, found } = lookFor((position) =>
        lonelyHouses(position).find(
          ({ action, draft }) =>
            action === 'park' && draft.steps.at(-1)?.do === 'park' && readyPlans(draft).length > 0,
        ),
      );
      await resume(game);
      await table.tapCell(lotCode(found.spot));
      await table.tap(table.button(/^Claim plan/).first());
      await table.button('Menu').click();
      await page.keyboard.press('Escape');
      await table.tapConfirm();
      await expect(page).toHaveTitle(new RegExp(`round ${game.state.rounds.length + 2}`));
      await settle(page);
      const moved = await page.evaluate(() => window.moved);
      const kinds = moved.map((line) => line.split(',')[0]);
      if (motion === 'reduce') expect(moved).toEqual([]);
      else for (const kind of ['CSSAnimation', 'Animation']) expect(kinds).toContain(kind);
    });
  });
}
