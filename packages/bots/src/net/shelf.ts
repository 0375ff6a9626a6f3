import { Judge } from './judge.ts';
import { readWeights } from './weights.ts';

/** The networks there are. */
export const NETS = ['small', 'large'] as const;
export type NetName = (typeof NETS)[number];

const shelf = new Map<NetName, Judge>();

/**
 * Gives the bots a network. Whoever hosts them reads its file (`@picket/bots/weights/NAME.bin`) when it is first wanted;
 * until then other levels play for those that need it.
 */
export function equip(name: NetName, bytes: Uint8Array): void {
  shelf.set(name, new Judge(readWeights(bytes)));
}

export function hasNet(name: NetName): boolean {
  return shelf.has(name);
}

export function judgeOf(name: NetName): Judge {
  const judge = shelf.get(name);
  if (judge === undefined) throw new Error(`The ${name} network is not there.`);
  return judge;
}
