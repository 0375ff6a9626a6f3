import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { equip, hasNet, levelOf, type LevelId } from '@picket/bots';

/** Reads the networks that a level needs, each of them once. */
export function equipFor(level: LevelId): void {
  for (const net of levelOf(level).nets) {
    if (hasNet(net)) continue;
    equip(net, readFileSync(fileURLToPath(import.meta.resolve(`@picket/bots/weights/${net}.bin`))));
  }
}
