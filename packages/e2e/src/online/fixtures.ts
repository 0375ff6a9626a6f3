import { test as base, expect, type Browser } from '@playwright/test';
import { Player } from './player.ts';
import { TestServer } from './server.ts';

interface Fixtures {
  /** A person in a new browser. */
  readonly person: (name: string, options?: Parameters<Browser['newContext']>[0]) => Promise<Player>;
  /** Console errors of the pages; a test that ends with any has failed. */
  readonly complaints: string[];
}

interface WorkerFixtures {
  readonly server: TestServer;
}

const UNLIMITED = { burst: 1e6, perSecond: 1e6 };

/** The browser's own errors about a missing network or table, which these tests expect. */
const NOT_THERE =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(?:REFUSED|RESET)|ERR_SOCKET_NOT_CONNECTED|WebSocket connection to .* failed|status of 404/;
/** Playwright's own warning when service workers are blocked. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({ browserName: _name }, use) => {
      // Replace an absent host after two seconds instead of a minute.
      const server = await TestServer.start({
        clock: { hostSeconds: 2, graceSeconds: 0, offerSeconds: 0 },
        push: { services: ['push.example.net'] },
        // Robots play faster than the rate limits allow.
        limits: { messages: UNLIMITED, addressRequests: UNLIMITED },
      });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  complaints: async ({ locale: _locale }, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, 'console errors').toEqual([]);
  },
  person: async ({ browser, server, complaints }, use) => {
    const players: Player[] = [];
    await use(async (name, options = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'en-GB',
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        ...options,
      });
      context.on('console', (message) => {
        const isBad = message.type() === 'error' || message.type() === 'warning';
        const text = message.text();
        if (isBad && text !== BLOCKED && !NOT_THERE.test(text)) complaints.push(`${name}: ${text}`);
      });
      context.on('weberror', (error) => complaints.push(`${name}: ${String(error.error())}`));
      const player = new Player(name, context, await context.newPage());
      players.push(player);
      return player;
    });
    for (const { context } of players) await context.close();
  },
});

export { expect } from '@playwright/test';
