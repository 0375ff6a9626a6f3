import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { equip, hasNet, levelOf, type LevelId } from '@picket/bots';
import { fileFailure } from '../failure.ts';

/** Reads the networks that a level needs, each of them once. */
export function equipFor(level: LevelId): void {
  for (const net of levelOf(level).nets) {
    if (hasNet(net)) continue;
    const file = fileURLToPath(import.meta.resolve(`@picket/bots/weights/${net}.bin`));
    try {
      equip(net, readFileSync(file));
    } catch (error) {
      throw fileFailure('read', file, error);
    }
  }
}
