import type { CDPSession } from '@playwright/test';

/** One event of the browser's trace; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time, where the system measures it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

const CATEGORIES = [
  '-*',
  'toplevel',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

/** Records a browser trace during the work. */
export async function traced(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => {
    // Not spread: the events of a whole game do not fit on the stack.
    for (const event of value) events.push(event as TraceEvent);
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordContinuously' },
    transferMode: 'ReportEvents',
  });
  await work();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

/** The main thread of the page: that of the busiest renderer. */
export function onMainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = mains.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X'),
  );
  return threads
    .reduce((most, next) => (next.length > most.length ? next : most), [])
    .toSorted((a, b) => a.ts - b.ts);
}

/** Top-level tasks; the browser records each twice, one inside the other. */
export function tasks(events: readonly TraceEvent[]): TraceEvent[] {
  return events.filter(({ name }) => name === 'RunTask');
}

/** A task's CPU time, without time that the machine spent on other processes. */
export const busy = ({ tdur, dur = 0 }: TraceEvent): number => tdur ?? dur;

export const milliseconds = (microseconds: number): number => Math.round(microseconds / 10) / 100;
