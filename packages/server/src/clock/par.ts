import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { levelOf } from 'picket-bots';
import { newGame, resultOf, submit, type Box, type Game } from 'picket-engine';
import { dealOptions, type DealRule, type LevelName } from 'picket-protocol';
import { newSeat } from '../table/making.ts';
import type { BotPool } from './botPool.ts';

/** The level whose score is par. */
const LEVEL: LevelName = 'architect';
const VERSION_LETTERS = 8;

export interface Par {
  readonly score: number;
  /** The level and the version of its networks. */
  readonly by: string;
}

/** Plays a deal with the strongest level, which sees only what a player sees. */
export async function findPar(
  pool: Pick<BotPool, 'find'>,
  { rule, seed, box }: { readonly rule: DealRule; readonly seed: string; readonly box: Box },
): Promise<Par> {
  const { rules, data } = rule;
  const started = newGame({ options: dealOptions(rule, LEVEL), seed, box, rules, data });
  if (!started.ok) throw new Error(`The deal ${rule.id} cannot be dealt: ${started.rejection.code}.`);
  const seat = newSeat(0, 0, { name: LEVEL, city: '' }, null);
  let game: Game = started.value;
  for (;;) {
    const result = resultOf(game.state);
    if (result !== undefined) return { score: result.scores[0]?.total ?? 0, by: `${LEVEL}-${version()}` };
    const round = game.state.rounds.length;
    const table = { id: `par ${rule.id}`, owner: 'par', game };
    const [turn] = await pool.find(table, [{ seat, level: LEVEL, style: null }]);
    const next = submit(game, { seat: 0, round, steps: turn?.steps ?? [] });
    if (!next.ok) throw new Error(`A bot's turn was refused: ${next.rejection.rejection.code}.`);
    game = next.value;
  }
}

let known: string | undefined;

/** The start of the hash of its networks. */
function version(): string {
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const net of levelOf(LEVEL).nets) {
    hash.update(readFileSync(fileURLToPath(import.meta.resolve(`picket-bots/weights/${net}.bin`))));
  }
  known = hash.digest('hex').slice(0, VERSION_LETTERS);
  return known;
}
