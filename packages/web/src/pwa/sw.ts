/**
 * Serves every file of one version from the cache, so Picket works offline. It has no imports: the build turns it into a
 * plain script and adds the list of files.
 */

/** A path, the hash of its content, and the language if it is part of one. */
type Listed = readonly [path: string, hash: string, language?: string];

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
  addEventListener(type: 'message', listener: (event: MessageEvent & Waiting) => void): void;
}
declare const self: ServiceWorkerScope;

const FILES = '__PRECACHE__' as unknown as readonly Listed[];
const NAME = 'picket-__VERSION__';

/** By hash, so unchanged files aren't fetched again for the next version. */
const keyOf = (path: string, hash: string) => `${path}?${hash}`;
const keys = new Map(FILES.map(([path, hash]) => [path, keyOf(path, hash)]));

self.addEventListener('install', (event) => event.waitUntil(fill()));

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), clearAway()]));
});

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  // A new version waits until the user accepts it: nothing changes during a turn.
  if (data === 'take-over') void self.skipWaiting();
  // The page has another language, which should work offline, too. If that fails, the page itself is complete.
  else if (hasLanguage(data)) event.waitUntil(cacheAll(filesOf(data.language)).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // API requests are never cached.
  const isOurs = origin === self.location.origin && !pathname.startsWith('/api/');
  if (request.method === 'GET' && isOurs) {
    event.respondWith(answer(request, pathname));
  }
});

// A push message is a reminder; there may be no open page.
self.addEventListener('push', (event) => event.waitUntil(remind(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});

/** The texts that a page stored when reminders were turned on. */
async function remind(data: Pushed['data']): Promise<void> {
  const {
    kind,
    table = '',
    city = '',
  } = (data?.json() ?? {}) as {
    readonly kind?: string;
    readonly table?: string;
    readonly city?: string;
  };
  const cached = await (await caches.open('picketwords')).match('/reminder');
  const words = cached === undefined ? {} : ((await cached.json()) as Words);
  const { title = 'Picket', line = '%' } = kind === 'seat-offered' ? (words.offered ?? {}) : words;
  await self.registration.showNotification(title, {
    body: line.replace('%', city),
    // One notification per table, however many rounds have passed.
    tag: table,
    data: table,
    icon: '/icons/icon-192.png',
  });
}

interface Notice {
  readonly title?: string;
  readonly line?: string;
}

/** For a new round, and (`offered`) for a seat that the host offers to another player. */
interface Words extends Notice {
  readonly offered?: Notice;
}

async function goTo(table: string): Promise<void> {
  const address = `${self.location.origin}/#/table/${table}`;
  const open = (await self.clients.matchAll({ type: 'window' })).find(({ url }) => url === address);
  await (open === undefined ? self.clients.openWindow(address) : open.focus());
}

function hasLanguage(data: unknown): data is { readonly language: string } {
  return typeof data === 'object' && data !== null && 'language' in data;
}

/** The files that a page in this language may need. */
function filesOf(language: string): readonly Listed[] {
  return FILES.filter(([, , only = language]) => only === language);
}

/** The language that the last page had. */
async function fill(): Promise<void> {
  const said = await (await caches.open('picketwords')).match('/language');
  await cacheAll(filesOf((await said?.text()) ?? 'en'));
}

/** All or nothing: if one file is missing, the previous version stays. */
async function cacheAll(files: readonly Listed[]): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(
    files.map(async ([path, hash]) => {
      const key = keyOf(path, hash);
      const reply = (await caches.match(key)) ?? (await fetch(path, { cache: 'no-cache' }));
      if (!reply.ok) throw new Error(`${path} could not be fetched.`);
      await cache.put(key, reply);
    }),
  );
}

async function answer(request: Request, path: string): Promise<Response> {
  const key = keys.get(path) ?? (request.mode === 'navigate' ? keys.get('/') : undefined);
  // Tabs with an older version request files that only that version has.
  const found = await (key === undefined
    ? caches.match(request, { ignoreSearch: true })
    : (await caches.open(NAME)).match(key));
  return found ?? fetched(request, path);
}

/** Caches the font that the reader has chosen. */
async function fetched(request: Request, path: string): Promise<Response> {
  const reply = await fetch(request);
  if (path.startsWith('/fonts/on-demand/') && reply.ok) {
    await (await caches.open('picketfonts')).put(path, reply.clone());
  }
  return reply;
}

/** Deletes older versions, unless other tabs may still run them. */
async function clearAway(): Promise<void> {
  if ((await self.clients.matchAll()).length > 1) return;
  for (const name of await caches.keys()) {
    if (name.startsWith('picket-') && name !== NAME) await caches.delete(name);
  }
}
