import {
  isComplete,
  legalSteps,
  positionOf,
  startDraft,
  takeStep,
  type Draft,
  type TurnStep,
} from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import type { Settings } from 'picket-protocol';
import { gather, settingsFor, snapshot, type Owned } from './api.ts';
import { Line } from './line.ts';
import { TestServer } from './testServer.ts';
import { viewFrom } from './turns.ts';

/** The shortest clock that a table can have, in seconds. */
const CLOCK = 30;
/** How long to wait for it, and how often to look, in milliseconds. */
const PATIENCE = 180_000;
const EVERY = 250;
/** Kinds of tables. */
const OPTIONS: readonly Partial<Settings['options']>[] = [
  {},
  { advanced: true },
  { edition: '2023' },
  { edition: '2023', advanced: true },
  { mode: 'expert' },
];

interface Drafted extends Owned {
  readonly line: Line;
  /** The legal part of the draft. */
  readonly steps: readonly TurnStep[];
  /** Whether it is a complete turn. */
  readonly complete: boolean;
}

/** Checks what a real server plays for players whose time runs out in the middle of a turn. */
export async function timeouts(tables: number, seed: string) {
  const server = new TestServer();
  const random = new FastRandom(seed);
  try {
    await server.start();
    const drafted: Drafted[] = [];
    for (let i = 0; i < tables; i++) drafted.push(await draftAt(server.url, i, random));
    const lost: string[] = [];
    const changed: string[] = [];
    for (const one of drafted) {
      const played = await playedIn(server.url, one);
      const kept = JSON.stringify(played.slice(0, one.steps.length)) === JSON.stringify(one.steps);
      if (!kept) lost.push(`${JSON.stringify(one.steps)} became ${JSON.stringify(played)}`);
      else if (one.complete && played.length > one.steps.length) changed.push(JSON.stringify(played));
      one.line.close();
    }
    const complete = drafted.filter((one) => one.complete).length;
    return { tables: drafted.length, complete, unfinished: drafted.length - complete, lost, changed };
  } finally {
    await server.kill();
    server.remove();
  }
}

/** Seats two players, one of whom drafts up to a random point and then does nothing. */
async function draftAt(url: string, i: number, random: FastRandom): Promise<Drafted> {
  const options = OPTIONS[i % OPTIONS.length];
  const plain = settingsFor(2, { clock: CLOCK });
  const seats = await gather(url, { ...plain, options: { ...plain.options, ...options } });
  const [host, guest] = seats as [Owned, Owned];
  const { line: starter } = await Line.open(url, host);
  const started = await starter.ask({ type: 'start' });
  if (started.type !== 'done') throw new Error(`A table did not start: ${started.code}.`);
  starter.close();
  const { line, table } = await Line.open(url, guest);
  if (table.view === null) throw new Error('The game has not started.');
  const { state, now } = viewFrom(table.view);
  if (now === undefined) throw new Error('There is no round.');
  const drafts = walk(startDraft(positionOf(state, now, guest.seat)), random);
  // Every tap sends the turn so far, and some are undone.
  for (const { steps } of drafts) line.draft(0, steps);
  const last = drafts[random.below(drafts.length)] as Draft;
  line.draft(0, last.steps);
  return { ...guest, line, steps: last.steps, complete: isComplete(last) };
}

/** A random turn, step by step. */
function walk(start: Draft, random: FastRandom): Draft[] {
  const drafts: Draft[] = [];
  for (let draft = start; ;) {
    const steps = [...legalSteps(draft)];
    if (steps.length === 0 || (isComplete(draft) && random.below(2) === 0)) return drafts;
    const next = takeStep(draft, steps[random.below(steps.length)]);
    if (!next.ok) throw new Error(`A legal step was rejected: ${next.rejection.code}.`);
    drafts.push((draft = next.value));
  }
}

/** The turn of the first round, once the clock has run out. */
async function playedIn(url: string, seat: Owned): Promise<readonly TurnStep[]> {
  for (let waited = 0; waited < PATIENCE; waited += EVERY) {
    const view = (await snapshot(url, seat))?.view ?? null;
    const turn = view === null ? undefined : viewFrom(view).state.rounds[0]?.turns[seat.seat];
    if (turn !== undefined) return turn;
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
  throw new Error('The clock did not run out.');
}
