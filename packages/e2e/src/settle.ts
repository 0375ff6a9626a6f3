import type { Page } from '@playwright/test';

/** Waits until fonts are loaded, nothing moves and no answer to the last tap is shown. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (;;) {
      // Animations start within two frames.
      await frame();
      await frame();
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
      if (ending.length === 0 && document.querySelector('[data-answer]') === null) return;
      await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
    }
  });
}
