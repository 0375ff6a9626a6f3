import type { Place } from './place.ts';

/** Set by tools/e2e.ts, which serves the gallery. */
const { PICKET_GALLERY = 'http://localhost:4601/gallery/' } = process.env;

/** All components in all states: a page for people who work on the client. */
export const galleryPlaces: readonly Place[] = [
  {
    name: 'gallery',
    go: async ({ page }) => {
      await page.goto(PICKET_GALLERY);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // A picture shows what fits the window: all of the page shall.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
    },
  },
];
