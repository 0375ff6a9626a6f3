import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { equip, hasNet, levelOf } from 'picket-bots';
import type { LevelName } from 'picket-protocol';

/**
 * Reads the networks that a level needs, each of them once. The levels of the wire have to be those of the bots: it takes
 * the one and looks for the other, so that a level missing on either side does not compile.
 */
export function equipFor(level: LevelName): void {
  for (const net of levelOf(level).nets) {
    if (hasNet(net)) continue;
    equip(net, readFileSync(fileURLToPath(import.meta.resolve(`picket-bots/weights/${net}.bin`))));
  }
}
