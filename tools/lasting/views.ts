import { builtIn, recordOf, viewOf, writeView, type ViewRecord } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { playOut, start } from '../../packages/engine/test/kit.ts';
import { viewScanner } from '../../packages/engine/test/reference/publicInfo.ts';
import type { Row } from '../prove.ts';
import { nameOf, type SetUp } from './setups.ts';

/** Before every turn, the views of every seat and of a spectator contain exactly what R22 and R23 allow. */
export function scannedViews(setup: SetUp, games: number, rules: number): Row {
  const found: string[] = [];
  let views = 0;
  for (let i = 0; i < games; i++) {
    const seed = `views ${i}`;
    const players = Array.from({ length: setup.players }, (_, seat) => `Player ${seat + 1}`);
    const seen: ViewRecord[] = [];
    const over = playOut(
      start({ ...setup, players }, seed, rules),
      new FastRandom(seed),
      'sensible',
      (game) => {
        for (const seat of [...players.keys(), undefined]) seen.push(writeView(viewOf(game, seat)));
      },
    );
    const scan = viewScanner(JSON.parse(JSON.stringify(recordOf(over))), structuredClone(builtIn));
    views += seen.length;
    for (const view of seen) found.push(...scan(JSON.parse(JSON.stringify(view))));
  }
  return {
    what: `${nameOf(setup)}: views under rules ${rules}`,
    result: found[0] ?? `${views} views of ${games} games, no differences`,
    ok: views > 0 && found.length === 0,
  };
}
