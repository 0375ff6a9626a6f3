import { Metrics } from './metrics.ts';

export type Figures = ReturnType<typeof figures>;

/** What is counted and timed. */
export function figures() {
  const metrics = new Metrics();
  return {
    metrics,
    commit: metrics.times('picket_commit_seconds', 'Time a group of commands took to reach the disk.'),
    committed: metrics.counter('picket_commands_stored_total', 'Commands that shared those commits.'),
    answer: metrics.times('picket_answer_seconds', 'Time from a command to its answer.'),
    commands: metrics.counter('picket_commands_total', 'Commands by kind and outcome.'),
    sent: metrics.counter('picket_messages_sent_total', 'Messages sent over sockets.'),
    rounds: metrics.counter('picket_rounds_total', 'Rounds that ended.'),
    faults: metrics.counter('picket_faults_total', 'Faults of the server.'),
    pushes: metrics.counter('picket_pushes_total', 'Reminders by outcome.'),
  };
}
