import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const BUCKETS_IN_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];

export type Metrics = ReturnType<typeof createMetrics>;

/** What a server counts and times, in a registry of its own: tests run several servers in one process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const process = processMetrics();
  const counter = <L extends string = never>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const seconds = (name: string, help: string) =>
    new Histogram({ name, help, buckets: BUCKETS_IN_SECONDS, registers });
  return {
    commit: seconds('picket_commit_seconds', 'Time to store a group of commands on disk.'),
    committed: counter('picket_commands_stored_total', 'Commands in those groups.'),
    answer: seconds('picket_answer_seconds', 'Time from a command to its answer.'),
    commands: counter('picket_commands_total', 'Commands by type and outcome.', ['type', 'outcome']),
    sent: counter('picket_messages_sent_total', 'Messages sent over sockets.'),
    badFrames: counter('picket_bad_frames_total', 'Frames that were not accepted, by reason.', ['reason']),
    refused: counter('picket_refused_total', 'Refused to addresses that had their share, or to all.', [
      'what',
    ]),
    rounds: counter('picket_rounds_total', 'Rounds completed.'),
    faults: counter('picket_faults_total', 'Internal errors.'),
    pushes: counter('picket_pushes_total', 'Reminders by outcome.', ['outcome']),
    /** A value that is read for each scrape. */
    gauge: (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      }),
    text: () => Registry.merge([registry, process]).metrics(),
    contentType: registry.contentType,
  };
}

let ofProcess: Registry | undefined;

/**
 * Event-loop lag, garbage collection, memory. One registry for the process, since prom-client cannot stop measuring them; none of
 * it keeps the process alive.
 */
function processMetrics(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}
