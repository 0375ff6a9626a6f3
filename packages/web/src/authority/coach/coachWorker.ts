import { equip, hasNet, levelOf } from 'picket-bots';
import { browserNets } from '../browserNets.ts';
import { answerTo } from './answerTo.ts';
import type { ToCoach } from './messages.ts';

/** The coach, in a separate worker, which the page terminates once it has an answer or no longer wants one. */

/** Milliseconds. A bot can be replaced by another level, the coach can't, so it waits longer for its networks. */
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
