import { replay, resultOf, writeSheet, type State } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { PROTOCOL_VERSION } from 'picket-protocol';
import { expect, test } from 'vitest';
import { anyTurn, Client, NO_RATE_LIMIT, serve, settings, type TestServer } from './kit.ts';

let ids = 0;

/** A screen's table with two players with devices and one on paper, for whom the screen acts. */
async function atScreen(server: TestServer, part: Parameters<typeof settings>[0] = {}) {
  const made = await server.post('/api/screens', { settings: settings(part) });
  expect(made.status).toBe(200);
  const { table, code } = made.body as { table: string; code: string };
  const seat = async (name: string, more = {}) => {
    const { status, body } = await server.post(`/api/tables/${table}/seats`, { name, city: '', ...more });
    expect(status).toBe(200);
    return body['token'] as string;
  };
  const screen = await Client.enter(server, table);
  const dot = await seat('Dot', { paper: true });
  const ada = await Client.enter(server, table, await seat('Ada'));
  const bob = await Client.enter(server, table, await seat('Bob'));
  const tell = (command: object, token = dot) =>
    server.post(`/api/tables/${table}/commands`, { id: `p${ids++}`, ...command }, token);
  return { table, code, screen, ada, bob, dot, tell };
}

const submit = (round: number, ...steps: object[]) => ({ type: 'submit', round, steps });

async function play(players: readonly Client[], random = new FastRandom('paper')): Promise<void> {
  for (const player of players) {
    const steps = anyTurn(player.view, random);
    expect(await player.command({ type: 'submit', round: player.round, steps })).toMatchObject({
      type: 'done',
    });
  }
}

const sheetOf = (state: State) => writeSheet(state.sheets[0] as never, state.rules);

test('a screen creates a table without a seat; the first player with a device is host, never one on paper', async () => {
  const server = await serve();
  const { table, code, screen, ada } = await atScreen(server);
  expect((await server.get(`/api/codes/${code}`)).body).toEqual({ table });
  await screen.until(() => screen.known?.seats.length === 3 && screen.known.seats.every(({ here }) => here));
  expect(screen.known?.you).toBeNull();
  expect(screen.known?.seats.map(({ name, paper, here }) => [name, paper, here])).toEqual([
    ['Dot', true, true],
    ['Ada', undefined, true],
    ['Bob', undefined, true],
  ]);
  expect(screen.known?.info.host).toBe(1);
  expect(await ada.command({ type: 'handOver', seat: 0 })).toMatchObject({ code: 'on-paper' });
  expect(await ada.command({ type: 'invite', seat: 0 })).toMatchObject({ code: 'on-paper' });
});

test('creating a screen’s table again after a lost reply returns the same table', async () => {
  const server = await serve();
  const body = { settings: settings({}), token: 'AAAAAAAAAAAAAAAAAAAAAA' };
  const [first, again] = [await server.post('/api/screens', body), await server.post('/api/screens', body)];
  expect(again.body).toEqual(first.body);
});

test('G8 a whole game with a seat on paper, across a restart; its sheet is entered at the end', async () => {
  const server = await serve(NO_RATE_LIMIT);
  const { table, screen, ada, bob, dot, tell } = await atScreen(server);
  await ada.command({ type: 'start' });
  for (const client of [screen, ada, bob]) await client.until(() => client.round === 0);
  expect(screen.view.state.rules.options.paper).toEqual([0]);
  // Round 1: Dot claims a plan, takes the turn back, and claims it again.
  const claim = { do: 'plan', slot: 'A', estates: [] };
  await tell(submit(0, claim));
  await screen.until(() => screen.known?.view?.now?.in[0] === true);
  expect((await tell({ type: 'takeBack', round: 0 })).status).toBe(200);
  await tell(submit(0, claim));
  await play([ada, bob]);
  await screen.until(() => screen.round === 1);
  expect(screen.view.state.firsts[0]).toBe(0);
  expect((await tell(submit(1, claim))).body).toMatchObject({
    code: 'turn-refused',
    refusal: { code: 'plan-claimed' },
  });
  expect((await tell({ type: 'enter', sheet: sheetOf(screen.view.state) })).body).toMatchObject({
    refusal: { code: 'game-goes-on' },
  });
  await server.stop();
  const again = await serve(NO_RATE_LIMIT, server.folder);
  const [tv, eve, dan] = await Promise.all([
    Client.enter(again, table),
    Client.enter(again, table, ada.token),
    Client.enter(again, table, bob.token),
  ]);
  const say = (command: object) =>
    again.post(`/api/tables/${table}/commands`, { id: `p${ids++}`, ...command }, dot);
  expect(tv.view.state.firsts[0]).toBe(0);
  await play([eve, dan]);
  await say(submit(1, { do: 'full' }));
  await tv.until(() => tv.known?.info.status === 'over');
  const before = resultOf(tv.view.state)?.scores[0]?.total;
  const sheet = { ...sheetOf(tv.view.state), refusals: 1, temps: 5, plans: [null, null, null] };
  expect((await say({ type: 'enter', sheet })).status).toBe(200);
  await tv.until(() => tv.view.state.entered !== undefined);
  expect(resultOf(tv.view.state)?.scores[0]?.total).toBeGreaterThan(before ?? 99);
  // It survives another restart, and is part of the record.
  await again.stop();
  const third = await serve({}, server.folder);
  const { body } = await third.get(`/api/tables/${table}/record`);
  expect(body).toMatchObject({ sheets: [{ seat: 0, sheet: { temps: 5 } }] });
  expect(replay(body).ok).toBe(true);
});

test('G8 when the time is up the round does not wait for paper, and no bot plays it', async () => {
  const server = await serve({ bots: { threads: 1, ms: 5 } });
  const { screen, ada, bob } = await atScreen(server, { clock: 30 });
  await ada.command({ type: 'start' });
  for (const client of [screen, ada, bob]) await client.until(() => client.round === 0);
  await play([ada, bob]);
  server.pass(31_000);
  await screen.until(() => screen.round === 1);
  expect(screen.view.state.rounds[0]?.turns[0]).toEqual([]);
  expect(screen.known?.seats[0]?.caretaker).toBeNull();
});

test('G8 a player on paper who has resigned is never waited for', async () => {
  const server = await serve();
  const { screen, ada, bob, tell } = await atScreen(server);
  await ada.command({ type: 'start' });
  for (const client of [screen, ada, bob]) await client.until(() => client.round === 0);
  expect((await tell({ type: 'resign' })).status).toBe(200);
  for (const round of [0, 1]) {
    for (const client of [ada, bob]) await client.until(() => client.round === round);
    await play([ada, bob]);
    await screen.until(() => screen.round === round + 1);
  }
});

test('a client without support for paper works where there is none, and is asked to reload where there is', async () => {
  const server = await serve();
  const made = await server.post('/api/screens', { settings: settings({}) });
  const { table } = made.body as { table: string };
  const old = await Client.connect(server, table, {}, '');
  old.say({ type: 'hello', protocol: PROTOCOL_VERSION });
  await old.until(() => old.known !== undefined);
  await server.post(`/api/tables/${table}/seats`, { name: 'Ada', city: '' });
  await old.until(() => old.known?.seats.length === 1);
  expect(Object.keys(old.known?.seats[0] ?? {})).not.toContain('paper');
  await server.post(`/api/tables/${table}/seats`, { name: 'Dot', city: '', paper: true });
  await old.ended();
  const back = await Client.connect(server, table, {}, '');
  back.say({ type: 'hello', protocol: PROTOCOL_VERSION });
  await back.ended();
  expect(back.messages.at(-1)).toMatchObject({ type: 'error', code: 'other-protocol' });
});

test('a sheet that is nested too deeply does not crash the server', async () => {
  const server = await serve();
  const { table, dot } = await atScreen(server);
  const stranger = await Client.enter(server, table);
  const deep = `${'['.repeat(16_000)}${']'.repeat(16_000)}`;
  const body = `{"type":"enter","id":"deep","sheet":{"format":"picket-sheet/1","streets":${deep}}}`;
  stranger.say(body);
  await stranger.until(() => stranger.messages.at(-1)?.type === 'refused');
  expect(stranger.messages.at(-1)).toMatchObject({ id: 'deep', code: 'bad-message' });
  const headers = { authorization: `Bearer ${dot}`, 'content-type': 'application/json' };
  const reply = await fetch(`${server.url}/api/tables/${table}/commands`, { method: 'POST', headers, body });
  expect(await reply.json()).toMatchObject({ code: 'bad-message' });
});

test('G8 a game with hands cannot start with a seat on paper', async () => {
  const server = await serve();
  const { ada } = await atScreen(server, { game: { mode: 'expert' } });
  expect(await ada.command({ type: 'start' })).toMatchObject({
    code: 'options-refused',
    refusal: { code: 'no-paper-here' },
  });
});
