import { Judge } from './judge.ts';
import { readWeights } from './weights.ts';

/** The networks there are, by the level that they were made for. */
export const NETS = ['expert', 'master'] as const;
export type NetName = (typeof NETS)[number];

const shelf = new Map<NetName, Judge>();

/**
 * Gives the bots a network. Whoever hosts them reads its file (`@picket/bots/weights/NAME.bin`) when it is first wanted;
 * until then levels that would use it play without.
 */
export function equip(name: NetName, bytes: Uint8Array): void {
  shelf.set(name, new Judge(readWeights(bytes)));
}

export function judgeOf(name: NetName): Judge | undefined {
  return shelf.get(name);
}
