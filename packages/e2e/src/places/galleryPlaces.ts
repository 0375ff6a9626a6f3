import type { Place } from './place.ts';

/** Set by tools/e2e.ts, which serves the gallery. */
const { PICKET_GALLERY = 'http://localhost:4601/gallery/' } = process.env;

/** All components in all states: a page for developers. */
export const galleryPlaces: readonly Place[] = [
  {
    name: 'gallery',
    go: async ({ page }) => {
      await page.goto(PICKET_GALLERY);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Pictures show only the window, so the window must fit the whole page.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
    },
  },
];
