import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const BUCKETS_IN_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of a server, in a separate registry: tests run several servers in one process. */
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
    commitsFailed: counter(
      'picket_commits_failed_total',
      'Groups of commands that were not stored as a whole.',
    ),
    committed: counter('picket_commands_stored_total', 'Commands that were stored.'),
    answer: seconds('picket_answer_seconds', 'Time from a command to its answer.'),
    commands: counter('picket_commands_total', 'Commands by type and outcome.', ['type', 'outcome']),
    send: seconds('picket_send_seconds', 'Time to send what a command changes to everyone at its table.'),
    sent: counter('picket_messages_sent_total', 'Messages sent over sockets.'),
    badFrames: counter('picket_bad_frames_total', 'Frames that were not accepted, by reason.', ['reason']),
    refused: counter('picket_refused_total', 'Refused to addresses that had their share, or to all.', [
      'what',
    ]),
    rounds: counter('picket_rounds_total', 'Rounds completed.'),
    load: seconds('picket_table_load_seconds', 'Time to claim a table, read it and play its turns again.'),
    tablesLost: counter(
      'picket_tables_lost_total',
      'Tables dropped because of an error, or taken by another node.',
      ['reason'],
    ),
    leasesLost: counter('picket_leases_lost_total', 'Leases that ran out while tables were run here.'),
    forwarded: counter(
      'picket_forwarded_total',
      'Requests and sockets passed on to the node that runs the table.',
      ['what'],
    ),
    hints: counter('picket_hints_total', 'Hints from other nodes, by type.', ['type']),
    sweep: seconds('picket_sweep_seconds', 'Time to check all clocks, absences and orders once.'),
    spans: counter('picket_spans_total', 'Recorded parts of traces, by outcome.', ['outcome']),
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
 * Event-loop lag, garbage collection, memory. One registry for the process, since prom-client can't stop measuring them; none of
 * it keeps the process alive.
 */
function processMetrics(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}
