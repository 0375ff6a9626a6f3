import { equip, hasNet, levelOf } from 'picket-bots';
import { browserNets } from '../browserNets.ts';
import { answerTo } from './answerTo.ts';
import type { ToCoach } from './messages.ts';

/** The coach. It runs in a worker of its own, which the page ends when it has its answer or no longer wants one. */

/** Milliseconds. Nobody else can review a game, so the coach waits longer for its networks than a bot. */
const PATIENCE = 60_000;

const nets = browserNets(PATIENCE);
const needed = levelOf('master').nets;

async function prepare(): Promise<boolean> {
  await nets.bring(needed, { equip, hasNet });
  return needed.every(hasNet);
}

addEventListener('message', ({ data }: MessageEvent<ToCoach>) => {
  void answerTo(data, { prepare, post: (message) => self.postMessage(message) });
});
