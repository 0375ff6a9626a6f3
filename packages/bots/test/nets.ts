// Loads the networks as a host of the bots would.
import { readFileSync } from 'node:fs';
import { equip, NETS, type NetName } from '../src/net/shelf.ts';

export const bytesOf = (name: NetName): Uint8Array =>
  readFileSync(new URL(`../weights/${name}.bin`, import.meta.url));

export function equipAll(): void {
  for (const name of NETS) equip(name, bytesOf(name));
}
