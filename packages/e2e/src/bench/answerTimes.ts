import type { CDPSession, Page } from '@playwright/test';
import { settle } from '../settle.ts';
import { Table } from '../table.ts';
import { answerMoments, type AnswerMoment } from './answerMoments.ts';
import type { AnswerTimes } from './budgets.ts';
import { busy, milliseconds, onMainThread, tasks, traced, type TraceEvent } from './trace.ts';

const SLOWER = 4;
const RUNS = 5;
const WARM = 2;
/** How long to wait for the page to be idle, and to answer, in milliseconds. */
const QUIET = 400;
const ANSWERED = 600;
const PREFIX = 'picket-';
const SENSES = ['change', 'sound', 'sentence'] as const;
type Sense = (typeof SENSES)[number];

/** How long each kind of mark and moment takes to be seen, heard and spoken on a throttled CPU: the median of five. */
export async function answerTimes(newPage: () => Promise<Page>): Promise<AnswerTimes[]> {
  const all: AnswerTimes[] = [];
  for (const moment of answerMoments) {
    const page = await newPage();
    await page.addInitScript(watch, PREFIX);
    const runs = await runsOf(page, moment);
    await page.close();
    const medianOf = (sense: Sense) => median(runs.map((run) => run[sense]));
    all.push({
      kind: moment.kind,
      change: medianOf('change'),
      sound: medianOf('sound'),
      sentence: medianOf('sentence'),
    });
  }
  return all;
}

/** The first taps on a page are slower, and not measured. */
async function runsOf(
  page: Page,
  { go, back = undo, from = 'tap' }: AnswerMoment,
): Promise<Record<Sense, number>[]> {
  const runs: Record<Sense, number>[] = [];
  let press = await pressAfter(page, go);
  for (let i = 0; i < WARM + RUNS; i++) {
    if (i > 0 && from === 'cards') press = await pressAfter(page, go);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const events = await tracedAnswer(session, page, press);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
    if (i >= WARM) runs.push(timesIn(events, from));
    if (from === 'tap') await back(page, new Table(page));
    // Waits until no answer is shown.
    await settle(page);
    await page.waitForTimeout(QUIET);
  }
  return runs;
}

const undo = (page: Page) => page.keyboard.press('u');

async function pressAfter(page: Page, go: AnswerMoment['go']): Promise<() => Promise<void>> {
  const target = await go(page, new Table(page));
  await page.waitForTimeout(QUIET);
  return typeof target === 'string' ? tapper(page, target) : () => page.keyboard.press(target.key);
}

/** The pointer is already there, which previews the mark. */
async function tapper(page: Page, target: string): Promise<() => Promise<void>> {
  const box = await page.locator(`:is(${target}):visible`).first().boundingBox();
  if (box === null) throw new Error(`There is nothing to tap: ${target}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(QUIET);
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
}

const tracedAnswer = (session: CDPSession, page: Page, press: () => Promise<void>) =>
  traced(session, async () => {
    await press();
    await page.waitForTimeout(ANSWERED);
  });

function timesIn(all: readonly TraceEvent[], from: 'tap' | 'cards'): Record<Sense, number> {
  const events = onMainThread(all);
  const at = (name: string, after = 0) =>
    all.find((event) => event.name === `${PREFIX}${name}` && event.ts >= after)?.ts;
  const start = at(from);
  if (start === undefined) throw new Error('The trace shows no tap.');
  const since = (until: number | undefined) =>
    until === undefined ? Number.POSITIVE_INFINITY : elapsed(events, start, until);
  const changed = at('change', start);
  const paint = events.find(({ name, ts }) => name === 'Paint' && changed !== undefined && ts > changed);
  return {
    change: since(paint && paint.ts + (paint.dur ?? 0)),
    sound: since(at('sound', start)),
    sentence: since(at('sentence', start)),
  };
}

/** Idle time plus CPU time, without the time that the machine spent on other processes. */
function elapsed(events: readonly TraceEvent[], from: number, until: number): number {
  let [time, at] = [0, from];
  for (const task of tasks(events)) {
    const [start, end] = [Math.max(task.ts, at), Math.min(task.ts + (task.dur ?? 0), until)];
    if (end <= start) continue;
    time += start - at + (busy(task) * (end - start)) / (task.dur ?? 1);
    at = end;
  }
  return milliseconds(time + Math.max(0, until - at));
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Runs in the page: notes in the browser's trace when something is tapped, seen, heard and spoken. */
function watch(prefix: string): void {
  const note = (what: string) => performance.mark(prefix + what);
  for (const type of ['pointerup', 'keydown']) addEventListener(type, () => note('tap'), true);
  for (const source of [AudioScheduledSourceNode.prototype, AudioBufferSourceNode.prototype]) {
    // oxlint-disable-next-line typescript/unbound-method -- called with its source below
    const { start } = source;
    source.start = function (this: AudioScheduledSourceNode, ...when: [number?]) {
      note('sound');
      start.apply(this, when);
    };
  }
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...from: ConstructorParameters<typeof Plain>) {
      super(...from);
      this.addEventListener('message', () => note('cards'));
    }
  };
  new MutationObserver((mutations) => {
    const elements = mutations.map(({ target }) =>
      target instanceof Element ? target : target.parentElement,
    );
    const isSpeech = (element: Element | null) => Boolean(element?.closest('[aria-live]'));
    if (elements.some((element) => isSpeech(element) && element?.textContent !== '')) note('sentence');
    if (elements.some((element) => !isSpeech(element))) note('change');
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
