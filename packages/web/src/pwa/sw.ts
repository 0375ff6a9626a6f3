/**
 * Gives every file of one version from the browser's cache, so that Picket opens without a network. It imports nothing: the
 * build makes one plain script of it and writes the list of files into it.
 */

/** A path, and the hash of what is there. */
type Listed = readonly [path: string, hash: string];

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Waiting {
  readonly request: Request;
  respondWith(reply: Promise<Response>): void;
}
interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Waiting {
  readonly notification: Notification;
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
/** The part of a service worker's global scope that is used here; the page's types do not include it. */
interface ServiceWorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options?: { readonly type: 'window' }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
declare const self: ServiceWorkerScope;

const FILES = '__PRECACHE__' as unknown as readonly Listed[];
const NAME = 'picket-__VERSION__';

/** Under its hash, so that a file that did not change need not be fetched again for the next version. */
const keys = new Map(FILES.map(([path, hash]) => [path, `${path}?${hash}`]));

self.addEventListener('install', (event) => event.waitUntil(fill()));

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), clearAway()]));
});

// A new version waits until a person says so: nothing changes under a turn.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What tables elsewhere are asked is never the same twice.
  const isOurs = origin === self.location.origin && !pathname.startsWith('/api/');
  if (request.method === 'GET' && isOurs) {
    event.respondWith(answer(request, pathname));
  }
});

// Somebody asked to be told: this comes while no page may be open.
self.addEventListener('push', (event) => event.waitUntil(remind(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});

/** The words are those that a page left in its language when it asked for reminders. */
async function remind(data: Pushed['data']): Promise<void> {
  const { table = '', city = '' } = (data?.json() ?? {}) as {
    readonly table?: string;
    readonly city?: string;
  };
  const kept = await (await caches.open('picketwords')).match('/reminder');
  const { title = 'Picket', line = '%' } = kept === undefined ? {} : ((await kept.json()) as Words);
  await self.registration.showNotification(title, {
    body: line.replace('%', city),
    // One for each table, however many rounds have passed.
    tag: table,
    data: table,
    icon: '/icons/icon-192.png',
  });
}

interface Words {
  readonly title?: string;
  readonly line?: string;
}

async function goTo(table: string): Promise<void> {
  const address = `${self.location.origin}/#/table/${table}`;
  const open = (await self.clients.matchAll({ type: 'window' })).find(({ url }) => url === address);
  await (open === undefined ? self.clients.openWindow(address) : open.focus());
}

/** All or nothing: where one file is missing, the version before stays. */
async function fill(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(
    [...keys].map(async ([path, key]) => {
      const reply = (await caches.match(key)) ?? (await fetch(path, { cache: 'no-cache' }));
      if (!reply.ok) throw new Error(`${path} could not be fetched.`);
      await cache.put(key, reply);
    }),
  );
}

async function answer(request: Request, path: string): Promise<Response> {
  const key = keys.get(path) ?? (request.mode === 'navigate' ? keys.get('/') : undefined);
  // A tab that still runs an older version asks for files that only that one had.
  const found = await (key === undefined
    ? caches.match(request, { ignoreSearch: true })
    : (await caches.open(NAME)).match(key));
  return found ?? fetch(request);
}

/** Older versions go, unless there are tabs beside the one that asked which may still run them. */
async function clearAway(): Promise<void> {
  if ((await self.clients.matchAll()).length > 1) return;
  for (const name of await caches.keys()) {
    if (name.startsWith('picket-') && name !== NAME) await caches.delete(name);
  }
}
