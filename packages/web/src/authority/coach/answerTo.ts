import { analysing, answering } from 'picket-bots';
import type { FromCoach, ToCoach } from './messages.ts';

interface Host {
  /** Fetches the coach's networks; false when offline. */
  readonly prepare: () => Promise<boolean>;
  readonly post: (message: FromCoach) => void;
}

/** Answers a question. A rejected promise in a worker never reaches the page, so faults are messages, too. */
export async function answerTo(asked: ToCoach, { prepare, post }: Host): Promise<void> {
  try {
    if (!(await prepare())) return post({ fault: 'offline' });
    post(asked.ask === 'analysis' ? { analysis: analysed(asked, post) } : { answer: answered(asked) });
  } catch (error) {
    console.error(error);
    post({ fault: 'broken' });
  }
}

function analysed(asked: Extract<ToCoach, { ask: 'analysis' }>, post: Host['post']) {
  const { record, seat, effort, box } = asked;
  const work = analysing(record, seat, effort, box);
  let rounds = -1;
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value ?? null;
    if (value.rounds === rounds) continue;
    ({ rounds } = value);
    post({ progress: value });
  }
}

function answered(asked: Extract<ToCoach, { ask: 'answer' }>) {
  const { record, seat, round, better, turn, box } = asked;
  const work = answering(record, { seat, round, better }, turn, box);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value ?? null;
  }
}
