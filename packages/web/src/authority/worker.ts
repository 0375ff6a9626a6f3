import { Desk } from './desk.ts';
import { Games } from './games.ts';
import type { ToWorker } from './messages.ts';
import { BrowserStore } from './storage.ts';
import { Tabs } from './tabs.ts';

/** The authority for local games. It lives beside the page, so that nothing it does keeps a finger waiting. */

const games = new Games({
  store: new BrowserStore(),
  now: () => Date.now(),
  random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
});

// A page that is not secure has no locks, whatever the types say.
const locks = navigator.locks as LockManager | undefined;

const desk = new Desk(
  games,
  (events) => new Tabs(locks, new BroadcastChannel('picket'), events),
  (message) => self.postMessage(message),
);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void desk.receive(data);
});
