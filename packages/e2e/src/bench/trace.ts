import type { CDPSession } from '@playwright/test';

/** One event of the browser's trace; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time on the processor, where the system can tell. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

const CATEGORIES = ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Records the browser's own trace while the work is done. */
export async function traced(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => {
    // Not spread: a whole game is more than fits on a stack.
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

/** What ran on the main thread of the page: of all renderers, the one that was busiest. */
export function onMainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = mains.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X'),
  );
  return threads
    .reduce((most, next) => (next.length > most.length ? next : most), [])
    .toSorted((a, b) => a.ts - b.ts);
}

/** Whole tasks, the unit in which a thread is busy; the browser notes each twice, once inside the other. */
export function tasks(events: readonly TraceEvent[]): TraceEvent[] {
  return events.filter(({ name }) => name === 'RunTask');
}

/** How long a task kept the processor: time in which the machine did something else is not its own. */
export const busy = ({ tdur, dur = 0 }: TraceEvent): number => tdur ?? dur;

export const milliseconds = (microseconds: number): number => Math.round(microseconds / 10) / 100;
