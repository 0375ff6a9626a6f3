import { chooseTurn, levelOf, type NetName } from 'picket-bots';
import { newGame, recordOf, resultOf, sha256, submit, viewOf } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { dealOf, dealOptions } from 'picket-protocol';
import { openDeal } from '../openDeal.ts';
import type { FromPar, Par } from './messages.ts';

/** Plays an open deal for par, from the view of its seat. There is no time limit, so every device gets the same result. */

const LEVEL = 'architect';
const VERSION_LETTERS = 8;

interface Host {
  /** The networks, in this order; without those that can't be fetched. */
  readonly bring: (names: readonly NetName[]) => Promise<readonly Uint8Array[]>;
  readonly post: (message: FromPar) => void;
}

/** A rejected promise in a worker never reaches the page, so a fault is a message, too. */
export async function parOf(deal: string, { bring, post }: Host): Promise<void> {
  try {
    const { nets: names } = levelOf(LEVEL);
    const weights = await bring(names);
    if (weights.length < names.length) return post({ failed: true });
    post({ par: play(deal, versionOf(weights), (round) => post({ round })) });
  } catch (error) {
    console.error(error);
    post({ failed: true });
  }
}

/** The version of the networks, as the server writes it. */
function versionOf(weights: readonly Uint8Array[]): string {
  const whole = new Uint8Array(weights.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of weights) {
    whole.set(part, at);
    at += part.length;
  }
  const hash = Array.from(sha256(whole), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hash.slice(0, VERSION_LETTERS);
}

function play(id: string, version: string, onround: (round: number) => void): Par {
  const rule = dealOf(id);
  if (rule === undefined) throw new Error(`There is no deal ${id}.`);
  const started = newGame({ options: dealOptions(rule, LEVEL), ...openDeal(id) });
  if (!started.ok) throw new Error(`The deal can’t be dealt: ${started.rejection.code}.`);
  let game = started.value;
  for (;;) {
    const result = resultOf(game.state);
    if (result !== undefined) {
      const score = result.scores[0]?.total ?? 0;
      const record = recordOf(game, { seats: [{ bot: LEVEL }] });
      return { deal: id, score, by: `${LEVEL}-${version}`, record };
    }
    const round = game.state.rounds.length;
    onround(round);
    const steps = chooseTurn(viewOf(game, 0), LEVEL, new FastRandom(`par ${id}/${round}`));
    const next = submit(game, { seat: 0, round, steps });
    if (!next.ok) throw new Error(`A bot’s turn was refused: ${next.rejection.rejection.code}.`);
    game = next.value;
  }
}
