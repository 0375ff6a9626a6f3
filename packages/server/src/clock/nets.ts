import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { equip, hasNet, levelOf } from 'picket-bots';
import type { LevelName } from 'picket-protocol';

/**
 * Loads the networks that a level needs, each once. Maps a level of the protocol to one of the bots, so a level that is missing on
 * either side does not compile.
 */
export function equipFor(level: LevelName): void {
  for (const net of levelOf(level).nets) {
    if (hasNet(net)) continue;
    equip(net, readFileSync(fileURLToPath(import.meta.resolve(`picket-bots/weights/${net}.bin`))));
  }
}
