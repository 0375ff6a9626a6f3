import {
  isComplete,
  legalSteps,
  positionIn,
  readView,
  startDraft,
  takeStep,
  type Step,
  type View,
} from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { expect, test } from './fixtures.ts';

const PLAYERS = 200;
const ROUNDS = 3;
/** The longest allowed frame, in milliseconds. */
const FRAME = 50;
/** How many turns arrive at once: a classroom submits within seconds. */
const AT_ONCE = 10;

const SETTINGS = {
  options: {
    edition: '2018',
    mode: 'standard',
    advanced: false,
    sheet: 'classic',
    opponent: null,
    plans: null,
  },
  seats: PLAYERS,
  public: false,
  clock: null,
  away: null,
  caretaker: 'newcomer',
  late: false,
};

/** The first legal steps, until the turn is complete. */
function anyTurn(view: View, random: FastRandom): readonly Step[] {
  const position = positionIn(view);
  if (position === undefined) throw new Error('It is not a turn.');
  let draft = startDraft(position);
  while (!isComplete(draft)) {
    const steps = [...legalSteps(draft)].filter((step) => step.do !== 'roundabout');
    const next = takeStep(draft, steps[random.below(steps.length)]);
    if (!next.ok) throw new Error(next.rejection.code);
    draft = next.value;
  }
  return draft.steps;
}

declare global {
  interface Window {
    /** The times between frames, in milliseconds. */
    frameTimes: number[];
  }
}

test(
  'two hundred players: no frame over 50 ms while their turns come in',
  { tag: '@full' },
  async ({ person, server }) => {
    const tv = await person('TV', { viewport: { width: 1920, height: 1080 } });
    const { page } = tv;
    const ask = async (path: string, body?: object, token?: string): Promise<Record<string, unknown>> => {
      const reply = await fetch(`${server.url}/api/${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      });
      const read = (await reply.json()) as Record<string, unknown>;
      expect(reply.status, JSON.stringify(read)).toBe(200);
      return read;
    };
    const made = await ask('tables', { name: 'Ada', city: 'Team A', settings: SETTINGS });
    const table = String(made['table']);
    const tokens = [String(made['token'])];
    while (tokens.length < PLAYERS) {
      const i = tokens.length;
      const seat = await ask(`tables/${table}/seats`, { name: `Player ${i}`, city: `Team ${'ABCD'[i % 4]}` });
      tokens.push(String(seat['token']));
    }
    const host = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${table}/socket?knows=paper`);
    await new Promise((resolve) => host.addEventListener('open', resolve));
    host.send(JSON.stringify({ type: 'hello', protocol: 2, token: tokens[0] }));
    host.send(JSON.stringify({ type: 'start', id: 'start' }));
    await page.goto(`/#/screen/${table}?room`);
    await page.getByRole('heading', { level: 1, name: 'Round 1' }).waitFor();
    await page.evaluate(() => {
      window.frameTimes = [];
      let last = performance.now();
      const frame = (): void => {
        const now = performance.now();
        window.frameTimes.push(now - last);
        last = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    const random = new FastRandom('room');
    const comingIn: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { view } = await ask(`tables/${table}`);
      const read = readView(view);
      if (!read.ok) throw new Error(read.rejection.code);
      const spectator: View = read.value;
      const turns = tokens.map((_, seat) => anyTurn({ ...spectator, seat }, random));
      await page.evaluate(() => (window.frameTimes = []));
      const give = (seat: number) =>
        ask(`tables/${table}/turns`, { id: `r${round}`, round, steps: turns[seat] }, tokens[seat]);
      for (let from = 0; from < PLAYERS - 1; from += AT_ONCE) {
        const seats = Array.from({ length: Math.min(AT_ONCE, PLAYERS - 1 - from) }, (_, i) => from + i);
        await Promise.all(seats.map(give));
      }
      await expect(
        page.getByRole('status').filter({ hasText: `${PLAYERS - 1} of ${PLAYERS} have played` }),
      ).toBeVisible();
      comingIn.push(...(await page.evaluate(() => window.frameTimes)));
      await give(PLAYERS - 1);
      await page.getByRole('heading', { level: 1, name: `Round ${round + 2}` }).waitFor();
    }
    await expect(page.getByRole('heading', { name: 'Teams' })).toBeVisible();
    host.close();
    const longest = Math.max(...comingIn);
    const median = comingIn.toSorted((a, b) => a - b)[Math.floor(comingIn.length / 2)] ?? 0;
    const description = `${comingIn.length} frames while turns of ${PLAYERS} seats came in, median ${median.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`;
    test.info().annotations.push({ type: 'frames', description });
    expect(comingIn.length).toBeGreaterThan(ROUNDS);
    expect(longest).toBeLessThanOrEqual(FRAME);
  },
);
