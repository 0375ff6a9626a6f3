import type { Page } from '@playwright/test';
import { launchOptions } from '../launch.ts';
import { workerReady } from '../worker.ts';
import { expect, test } from './fixtures.ts';

/** Reminders: the page's subscriptions, and how the service worker handles a push. */

// The headless shell, which runs the other tests, shows no notifications.
test.use({ launchOptions: launchOptions(process.env['PICKET_FULL_CHROMIUM']) });

/** Test browsers have no push service: this fakes its subscriptions, with a new one after each reload. */
async function standIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
    const text = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    let subscribed: unknown = null;
    PushManager.prototype.getSubscription = async () => subscribed as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ]);
      const p256dh = text(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
      const endpoint = `https://push.example.net/${text(random(12))}`;
      subscribed = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh, auth: text(random(16)) } }),
        unsubscribe: async () => ((subscribed = null), true),
      };
      return subscribed as PushSubscription;
    };
  });
}

test('reminders are off by default, and can be turned on and off', async ({ person }) => {
  const ada = await person('Ada', { serviceWorkers: 'allow', permissions: ['notifications'] });
  await standIn(ada.page);
  await ada.makeTable({ mode: 'Solo' });
  await workerReady(ada.page);
  await ada.start();
  await ada.button('Menu').click();
  const item = ada.button(/^Remind me when it’s my turn/);
  await expect(item).toHaveAttribute('aria-pressed', 'false');
  await item.click();
  await ada.button('Turn off reminders').click();
  await expect(item).toHaveAttribute('aria-pressed', 'false');
});

test(
  'a page whose subscription was dropped subscribes again, and says so if that isn’t allowed',
  { tag: '@full' },
  async ({ person }) => {
    const ada = await person('Ada', { serviceWorkers: 'allow', permissions: ['notifications'] });
    const { page } = ada;
    await standIn(page);
    await ada.makeTable({ mode: 'Solo' });
    await workerReady(page);
    await ada.start();
    const asked = () =>
      page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/push'));
    const endpointOf = async (request: ReturnType<typeof asked>) =>
      ((await request).postDataJSON() as { endpoint: string }).endpoint;
    const first = asked();
    await ada.button('Menu').click();
    await ada.button(/^Remind me when it’s my turn/).click();
    await expect(ada.button('Turn off reminders')).toBeVisible();
    const second = asked();
    await page.reload();
    expect(await endpointOf(second)).not.toBe(await endpointOf(first));

    await ada.context.clearPermissions();
    await page.reload();
    await ada.button('Menu').click();
    await expect(ada.button(/^Remind me when it’s my turn/)).toHaveAttribute('aria-pressed', 'false');
  },
);

test('a push shows our reminder, and leads to the table', async ({ person }) => {
  const ada = await person('Ada', { serviceWorkers: 'allow', permissions: ['notifications'] });
  const id = await ada.makeTable({ mode: 'Solo' });
  const { page } = ada;
  await workerReady(page);
  await page.evaluate(async () => {
    const cache = await caches.open('picketwords');
    await cache.put('/reminder', Response.json({ title: 'Your turn', line: 'A round waits in %' }));
  });
  const devtools = await ada.context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify({ kind: 'your-turn', table: id, round: 3, city: 'Linden Falls' }),
  });
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect.poll(shown).toEqual([{ title: 'Your turn', body: 'A round waits in Linden Falls', tag: id }]);
});
