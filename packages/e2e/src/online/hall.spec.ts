import { positionIn, isComplete, legalSteps, readView, startDraft, takeStep } from 'picket-engine';
import { expect, test } from './fixtures.ts';
import { Player } from './player.ts';
import { TestServer } from './server.ts';

/** A table for 300 with six players; the browser has the last seat. */
const SEATS = 300;
const SEATED = 6;
const FREE = { burst: 1e6, perSecond: 1e6 };

interface Seat {
  readonly table: string;
  readonly token: string;
}

test('at a very large table, a player sees a few towns, their rank among all, and the others in pages', async ({
  browser,
}) => {
  const server = await TestServer.start({
    limits: { seats: 1000, messages: FREE, addressRequests: FREE },
    clock: { graceSeconds: 0 },
  });
  try {
    const seats = await gather(server.url);
    const [host] = seats as [Seat];
    const mine = seats.at(-1) as Seat;
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'en-GB',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    const seat = JSON.stringify([{ table: mine.table, token: mine.token, at: Date.now() }]);
    await context.addInitScript((stored) => localStorage.setItem('picket.seats', stored), seat);
    const fay = new Player('Fay', context, await context.newPage());
    const { page } = fay;
    await page.goto(`#/table/${mine.table}`);
    await expect(page.getByText('6 of 300 seats taken', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'All players' }).click();
    await page.getByRole('searchbox', { name: 'Find a player' }).fill('guest 3');
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(['Guest 3']);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await start(server.url, host);
    await fay.table.ready();
    await expect(page.getByText('0 of 6 have played').first()).toBeAttached();
    await fay.robot.makeTurn();
    await fay.table.tapConfirm();
    for (const other of seats.slice(0, -1)) await submit(server.url, other);
    await expect(page).toHaveTitle(/round 2/);

    await page.getByRole('button', { name: /^You are \w+ of 6/ }).click();
    const dialog = page.getByRole('dialog', { name: 'All towns' });
    await expect(dialog.getByRole('listitem')).toHaveCount(SEATED);
    await expect(dialog.getByText('of 6', { exact: false }).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Follow Guest 3' }).click();
    await expect(dialog.getByRole('button', { name: 'Stop following Guest 3' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /Guest 3/ }).first()).toBeVisible();
    await context.close();
  } finally {
    await server.dispose();
  }
});

async function gather(url: string): Promise<Seat[]> {
  const options = {
    edition: '2018',
    mode: 'standard',
    advanced: false,
    sheet: 'classic',
    opponent: null,
    plans: null,
  };
  const settings = {
    options,
    seats: SEATS,
    public: false,
    clock: null,
    away: null,
    caretaker: 'newcomer',
    late: false,
  };
  const host = (await post(`${url}/api/tables`, { name: 'Ada', city: '', settings })) as Seat;
  const seats = [host];
  for (let i = 1; i < SEATED; i++) {
    const joined = (await post(`${url}/api/tables/${host.table}/seats`, {
      name: `Guest ${i}`,
      city: '',
    })) as Seat;
    seats.push({ ...joined, table: host.table });
  }
  return seats;
}

async function post(url: string, body: object, token?: string): Promise<unknown> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url} returned ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

/** The host plays over its own socket. */
async function start(url: string, { table, token }: Seat): Promise<void> {
  const { version } = (
    (await (await fetch(`${url}/api/openapi.json`)).json()) as { info: { version: string } }
  ).info;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket?knows=halls`);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('There is no socket.')));
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ type: 'hello', protocol: Number(version), token })),
    );
    socket.addEventListener('message', ({ data }) => {
      const { type } = JSON.parse(String(data)) as { type: string };
      if (type === 'hall') socket.send(JSON.stringify({ type: 'start', id: 'start' }));
      if (type === 'done') resolve();
    });
  });
  socket.close();
}

/** Any legal turn. */
async function submit(url: string, { table, token }: Seat): Promise<void> {
  const reply = await fetch(`${url}/api/tables/${table}`, { headers: { authorization: `Bearer ${token}` } });
  const read = readView(((await reply.json()) as { view: unknown }).view);
  const position = read.ok ? positionIn(read.value) : undefined;
  if (!read.ok || position === undefined) throw new Error('There is no turn to play.');
  let draft = startDraft(position);
  while (!isComplete(draft)) {
    const [step] = legalSteps(draft);
    const next = takeStep(draft, step);
    if (!next.ok) throw new Error(next.rejection.code);
    draft = next.value;
  }
  const round = read.value.state.rounds.length;
  await post(`${url}/api/tables/${table}/turns`, { id: `turn-${round}`, round, steps: draft.steps }, token);
}
