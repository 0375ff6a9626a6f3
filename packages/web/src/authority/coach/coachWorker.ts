import { analysing, answering, equip, hasNet, levelOf } from 'picket-bots';
import large from 'picket-bots/weights/large.bin?url';
import small from 'picket-bots/weights/small.bin?url';
import { Nets } from '../nets.ts';
import type { FromCoach, ToCoach } from './messages.ts';

/** The coach. It runs in a worker of its own, which the page ends when it has its answer or no longer wants one. */

const { caches } = globalThis as { caches?: CacheStorage };
const nets = new Nets({
  addresses: { small, large },
  fetch: (address) => fetch(address),
  caches,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

const post = (message: FromCoach): void => self.postMessage(message);

async function answer(asked: ToCoach): Promise<void> {
  await nets.bring(levelOf('master').nets, { equip, hasNet });
  const { record, seat, box } = asked;
  if (asked.ask === 'analysis') {
    const work = analysing(record, seat, asked.effort, box);
    let rounds = -1;
    for (;;) {
      const { done, value } = work.next();
      if (done === true) return post({ analysis: value ?? null });
      if (value.rounds === rounds) continue;
      ({ rounds } = value);
      post({ progress: value });
    }
  }
  const { round, better, turn } = asked;
  const work = answering(record, { seat, round, better }, turn, box);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return post({ answer: value ?? null });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToCoach>) => void answer(data));
