import type { BrowserContext } from '@playwright/test';

/** A browser that blocks storage, like some private modes. */
export async function blockStorage(context: BrowserContext): Promise<void> {
  await context.route(/worker-.*\.js/, async (route) => {
    const blocked = `Object.defineProperty(self, 'indexedDB', {
      value: { open() { throw new DOMException('no', 'SecurityError'); } },
    });`;
    const worker = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: blocked + worker });
  });
}
