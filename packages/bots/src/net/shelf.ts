import { Judge } from './judge.ts';
import { readWeights } from './weights.ts';

/** The names of the networks. */
export const NETS = ['small', 'large'] as const;
export type NetName = (typeof NETS)[number];

const shelf = new Map<NetName, Judge>();

/**
 * Loads a network. The host reads its file (`picket-bots/weights/NAME.bin`) when it is first needed; until
 * then other levels play for those that need it.
 */
export function equip(name: NetName, bytes: Uint8Array): void {
  shelf.set(name, new Judge(readWeights(bytes)));
}

export function hasNet(name: NetName): boolean {
  return shelf.has(name);
}

export function judgeOf(name: NetName): Judge {
  const judge = shelf.get(name);
  if (judge === undefined) throw new Error(`The ${name} network is not loaded.`);
  return judge;
}
