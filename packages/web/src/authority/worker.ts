import { browserNets } from './browserNets.ts';
import { GameService } from './service.ts';
import { Games } from './games.ts';
import { GameRepository } from './gameRepository.ts';
import { Library } from './library.ts';
import type { ToWorker } from './messages.ts';
import { pause } from './pause.ts';
import { BrowserStore } from './storage.ts';
import { Tabs } from './tabs.ts';

/** The authority for local games. It runs in a worker, so it never blocks the page. */

const repository = new GameRepository(new BrowserStore());
const now = () => Date.now();

// In an insecure context there are no locks, whatever the types say.
const locks = navigator.locks as LockManager | undefined;

const nets = browserNets();

const service = new GameService({
  games: new Games(repository, now),
  library: new Library(repository, {
    now,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  }),
  tabs: (events) => new Tabs(locks, new BroadcastChannel('picket'), events),
  post: (message) => self.postMessage(message),
  bots: async (level) => {
    const bots = await import('picket-bots');
    await nets.bring(bots.levelOf(level).nets, bots);
    return bots;
  },
  now: () => performance.now(),
  pause,
});

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void service.receive(data);
});
