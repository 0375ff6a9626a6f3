import { chooseTurn, equip, hasNet, levelOf } from 'picket-bots';
import large from 'picket-bots/weights/large.bin?url';
import small from 'picket-bots/weights/small.bin?url';
import { newGame, recordOf, resultOf, sha256, submit, viewOf } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { dealOf, dealOptions } from 'picket-protocol';
import { Nets } from '../nets.ts';
import { openDeal } from '../openDeal.ts';
import type { FromPar } from './messages.ts';

/**
 * Plays an open deal for par, with the view of its seat and without a limit of time, so that every device finds the
 * same. It runs in a worker of its own, which the page ends.
 */

const LEVEL = 'architect';
const VERSION_LETTERS = 8;

const { caches } = globalThis as { caches?: CacheStorage };
const nets = new Nets({
  addresses: { small, large },
  fetch: (address) => fetch(address),
  caches,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

const post = (message: FromPar): void => self.postMessage(message);

/** Brings the networks and returns their version, as the server writes it; undefined if they can't be had. */
async function bringNets(): Promise<string | undefined> {
  const { nets: names } = levelOf(LEVEL);
  const weights = new Map<string, Uint8Array>();
  const keep: typeof equip = (name, bytes) => {
    weights.set(name, bytes);
    equip(name, bytes);
  };
  await nets.bring(names, { equip: keep, hasNet });
  const parts = names.flatMap((name) => weights.get(name) ?? []);
  if (parts.length < names.length) return undefined;
  const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  const hash = Array.from(sha256(whole), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hash.slice(0, VERSION_LETTERS);
}

async function play(id: string): Promise<void> {
  const version = await bringNets();
  const rule = dealOf(id);
  if (version === undefined || rule === undefined) return post({ failed: true });
  const started = newGame({ options: dealOptions(rule, LEVEL), ...openDeal(id) });
  if (!started.ok) return post({ failed: true });
  let game = started.value;
  for (;;) {
    const result = resultOf(game.state);
    if (result !== undefined) {
      const score = result.scores[0]?.total ?? 0;
      const record = recordOf(game, { seats: [{ bot: LEVEL }] });
      return post({ par: { deal: id, score, by: `${LEVEL}-${version}`, record } });
    }
    const round = game.state.rounds.length;
    post({ round });
    const steps = chooseTurn(viewOf(game, 0), LEVEL, new FastRandom(`par ${id}/${round}`));
    const next = submit(game, { seat: 0, round, steps });
    if (!next.ok) throw new Error(`A bot’s turn was refused: ${next.rejection.rejection.code}.`);
    game = next.value;
  }
}

addEventListener('message', ({ data }: MessageEvent<string>) => void play(data));
