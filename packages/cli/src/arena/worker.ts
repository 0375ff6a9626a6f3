// A thread that plays deals of an arena.
import { parentPort } from 'node:worker_threads';
import { seedOf, startGame } from '../gameOptions.ts';
import { botOf, playDeal, type DealOutcome } from './deal.ts';
import type { Job } from './pool.ts';

parentPort?.on('message', ({ options, box, pair, thinking, series, deal }: Job) => {
  const start = startGame(options, seedOf(series, deal), box);
  const outcome: DealOutcome = playDeal(start, [botOf(pair[0], thinking), botOf(pair[1], thinking)]);
  parentPort?.postMessage(outcome);
});
