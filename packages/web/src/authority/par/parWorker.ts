import { equip, hasNet, type NetName } from 'picket-bots';
import { browserNets } from '../browserNets.ts';
import { parOf } from './playPar.ts';

/** Computes a par, in a separate worker that the page terminates. */

/** Milliseconds. Nothing waits for par, so a slow connection has time to fetch the networks. */
const PATIENCE = 60_000;

const nets = browserNets(PATIENCE);

async function bring(names: readonly NetName[]): Promise<readonly Uint8Array[]> {
  const weights = new Map<NetName, Uint8Array>();
  const keep: typeof equip = (name, bytes) => {
    weights.set(name, bytes);
    equip(name, bytes);
  };
  await nets.bring(names, { equip: keep, hasNet });
  return names.flatMap((name) => weights.get(name) ?? []);
}

addEventListener('message', ({ data }: MessageEvent<string>) => {
  void parOf(data, { bring, post: (message) => self.postMessage(message) });
});
