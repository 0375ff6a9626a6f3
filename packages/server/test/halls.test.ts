import { replay, scoresOf, standingsOf, type GameRecord, type State } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { PROTOCOL_VERSION, Towns } from 'picket-protocol';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Client, NO_RATE_LIMIT, playRound, serve, settings, type TestServer } from './kit.ts';

const SEATS = 300;
const HALLS = { limits: { ...NO_RATE_LIMIT.limits, seats: 1000 } };

/** A table for many, with some seats taken. */
async function hall(count: number, part: Parameters<typeof settings>[0] = {}, flags: object = HALLS) {
  const server = await serve(flags);
  const { table, token, code } = await server.make({ seats: SEATS, ...part }, 'Ada');
  const tokens = [token];
  for (let i = 1; i < count; i++) tokens.push((await server.join(table, `Player ${i}`)).token);
  return { server, table, tokens, code };
}

const enter = (server: TestServer, table: string, token?: string) =>
  Client.enter(server, table, token, '?knows=halls');

async function started(count: number, part: Parameters<typeof settings>[0] = {}) {
  const made = await hall(count, part);
  const clients = await Promise.all(made.tokens.map((token) => enter(made.server, made.table, token)));
  const [host] = clients as [Client];
  expect((await host.command({ type: 'start' })).type).toBe('done');
  for (const client of clients) await client.until(() => client.known?.info.status === 'playing');
  return { ...made, clients, host };
}

function stateAfter(record: GameRecord, rounds: number): State {
  const played = { ...record, seed: null, result: null, rounds: record.rounds.slice(0, rounds) };
  const replayed = replay(rounds === record.rounds.length ? record : played);
  if (!replayed.ok) throw new Error(replayed.rejection.code);
  return replayed.value.state;
}

describe('at a table with more than 200 seats', () => {
  test.each([{ game: { edition: '2023', advanced: true, sheet: 'blueprint' } }] as const)(
    'every viewer shows of its window what the whole game shows, to the end: %j',
    async (part) => {
      const { server, table, clients } = await started(5, part);
      const watching = await enter(server, table);
      const viewers = [...clients, watching];
      const random = new FastRandom('hall');
      const shown: { state: State; seats: readonly number[]; ranks: readonly number[]; rounds: number }[] =
        [];
      while (clients[0]?.known?.info.status === 'playing') {
        await playRound(clients, random);
        for (const viewer of viewers) {
          await viewer.until(() => viewer.round === clients[0]?.round);
          const { hall: known } = viewer.known ?? {};
          const { state } = viewer.view;
          const { seats = [], standing } = known ?? {};
          shown.push({ state, seats, ranks: standing?.ranks ?? [], rounds: state.rounds.length });
        }
      }
      const { body } = await server.get(`/api/tables/${table}/record`);
      const record = body as unknown as GameRecord;
      const states = record.rounds.map((_, i) => stateAfter(record, i + 1));
      expect(replay(record)).toMatchObject({ ok: true, value: { dealChecked: true } });
      for (const { state, seats, ranks, rounds } of shown) {
        const whole = states[rounds - 1] as State;
        const scores = scoresOf(whole);
        expect(scoresOf(state)).toEqual(seats.map((seat) => scores[seat]));
        expect(state.firsts).toEqual(whole.firsts);
        expect(state.ending).toBe(whole.ending);
        const standings = standingsOf(whole);
        expect(ranks).toEqual(seats.map((seat) => standings.ranks[seat]));
      }
      for (const { gaps, view, known } of viewers) {
        expect(gaps).toBe(0);
        expect(view.seed).toBe(record.seed);
        expect(known?.info.status).toBe('over');
      }
    },
  );

  test('a viewer sees their own town, the host’s and the next ones, or those they follow, even after a reconnect', async () => {
    const { server, table, clients, tokens } = await started(9);
    const seatsOf = (client: Client | undefined) => client?.known?.hall?.seats;
    const [host, , , fourth] = clients as [Client, Client, Client, Client];
    expect(seatsOf(host)).toEqual([0, 1, 2]);
    expect(seatsOf(fourth)).toEqual([3, 0, 4, 5]);
    expect(fourth.known).toMatchObject({ you: 0, info: { host: 1 }, hall: { host: 'Ada', seated: 9 } });
    fourth.say({ type: 'follow', seats: [8, 6] });
    await fourth.until(() => seatsOf(fourth)?.includes(8) === true);
    expect(seatsOf(fourth)).toEqual([3, 0, 8, 6]);
    expect(fourth.view.state.rules.options.players).toEqual(['Player 3', 'Ada', 'Player 8', 'Player 6']);
    await playRound(clients, new FastRandom('follow'));
    expect(fourth.view.state.rounds[0]?.turns).toHaveLength(4);
    const again = await enter(server, table, tokens[3]);
    expect(seatsOf(again)).toEqual([3, 0, 4, 5]);
    expect(again.view.state.rounds).toHaveLength(1);
    expect(fourth.gaps + again.gaps).toBe(0);
  });

  test('in the waiting room everyone gets the number of players, but not every arrival', async () => {
    const { server, table, tokens } = await hall(3);
    const host = await enter(server, table, tokens[0]);
    const before = host.frames.length;
    for (let i = 0; i < 20; i++) await server.join(table, `Late ${i}`);
    await host.until(() => host.known?.hall?.seated === 23);
    const told = host.messages.slice(before);
    expect(told.every(({ type }) => type === 'crowd')).toBe(true);
    expect(host.known?.seats).toHaveLength(1);
  });

  test('a player who leaves the waiting room disappears from windows and frees the seat', async () => {
    const { server, table, tokens } = await hall(3);
    const host = await enter(server, table, tokens[0]);
    host.say({ type: 'follow', seats: [1] });
    await host.until(() => host.known?.hall?.seats.length === 2);
    const second = await enter(server, table, tokens[1]);
    expect((await second.command({ type: 'resign' })).type).toBe('done');
    await host.until(() => host.known?.hall?.seats.length === 1);
    expect((await server.join(table, 'Bob')).seat).toBe(1);
  });

  test('any number of equal names get different numbers', async () => {
    const { server, table } = await hall(1);
    for (let i = 0; i < 12; i++) await server.join(table, 'Bob');
    const { body } = await server.get(`/api/tables/${table}/towns?name=bob`);
    const { of, towns } = v.parse(Towns, body);
    expect(of).toBe(12);
    expect(new Set(towns.map(({ name }) => name)).size).toBe(12);
    expect(towns.map(({ name }) => name)).toContain('Bob 2');
  });

  test('all towns come in pages, best first, and can be searched', async () => {
    const { server, table, clients } = await started(15);
    await playRound(clients, new FastRandom('towns'));
    const first = v.parse(Towns, (await server.get(`/api/tables/${table}/towns`)).body);
    const second = v.parse(Towns, (await server.get(`/api/tables/${table}/towns?from=12`)).body);
    const towns = [...first.towns, ...second.towns];
    expect(first.of).toBe(15);
    expect(towns.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 15 }, (_, i) => i),
    );
    const points = towns.map((town) => town.points ?? Number.NaN);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(towns[0]).toMatchObject({ rank: 1, here: true, bot: false, sheet: { format: 'picket-sheet/1' } });
    const found = v.parse(Towns, (await server.get(`/api/tables/${table}/towns?name=player%2014`)).body);
    expect(found.towns.map(({ name }) => name)).toEqual(['Player 14']);
  });

  test('only the host can chat', async () => {
    const { clients, host } = await started(4);
    const [, second] = clients as [Client, Client];
    expect(await second.command({ type: 'chat', text: 'Hello' })).toMatchObject({ code: 'muted' });
    expect((await host.command({ type: 'chat', text: 'Welcome' })).type).toBe('done');
    await second.until(() => (second.known?.chat.length ?? 0) > 0);
    expect(second.known?.chat[0]).toMatchObject({ seat: 1, text: 'Welcome' });
  });

  test('an older client is rejected as too old, and does not see the table in the list', async () => {
    const { server, table, tokens } = await hall(1, { public: true });
    const old = await Client.connect(server, table);
    old.say({ type: 'hello', protocol: PROTOCOL_VERSION, token: tokens[0] as string });
    await old.ended();
    expect(old.messages).toEqual([{ type: 'error', code: 'other-protocol' }]);
    expect((await server.get('/api/tables?open=1')).body['tables']).toEqual([]);
    expect((await server.get('/api/tables?open=1&halls=1')).body['tables']).toHaveLength(1);
  });
});

test('the record of a large table costs an address more than that of a small one', async () => {
  const flags = { limits: { ...HALLS.limits, addressRequests: { burst: 120, perSecond: 1 } } };
  const { server, table } = await hall(61, {}, flags);
  const codes = [];
  for (let i = 0; i < 25; i++) codes.push((await server.get(`/api/tables/${table}/record`)).body['code']);
  expect(codes).toContain('not-started');
  expect(codes.at(-1)).toBe('too-fast');
});

describe('the features that a client announces', () => {
  test.each(['?knows=halls,paper', '?knows=paper&knows=halls', '?knows=halls&knows[]=x'])(
    'can be one list or several: %s',
    async (query) => {
      const { server, table, tokens } = await hall(1);
      const client = await Client.enter(server, table, tokens[0], query);
      expect(client.known?.hall?.seated).toBe(1);
      expect(await server.server.services.metrics.text()).toContain('picket_faults_total 0');
    },
  );
});

describe('the number of seats', () => {
  const post = (server: TestServer, seats: number) =>
    server.post('/api/tables', { name: 'Ada', city: '', settings: settings({ seats }) });

  test('is at most 200, unless the operator allows more', async () => {
    const usual = await serve();
    expect((await post(usual, 201)).body).toMatchObject({
      code: 'options-refused',
      refusal: { code: 'too-many-players', facts: { max: 200 } },
    });
    expect((await post(usual, 200)).status).toBe(200);
    const larger = await serve(HALLS);
    expect((await post(larger, 1000)).status).toBe(200);
    expect((await post(larger, 1001)).body).toMatchObject({ refusal: { facts: { max: 1000 } } });
  });

  test('can’t cross 200, since viewers are sent different messages', async () => {
    const server = await serve(HALLS);
    const small = await server.make({ seats: 200 });
    const host = await Client.enter(server, small.table, small.token);
    expect(await host.command({ type: 'change', settings: { seats: 201 } })).toMatchObject({
      refusal: { code: 'too-many-players' },
    });
    const large = await server.make({ seats: 201 });
    const other = await enter(server, large.table, large.token);
    expect(await other.command({ type: 'change', settings: { seats: 200 } })).toMatchObject({
      refusal: { code: 'too-few-players' },
    });
    expect((await other.command({ type: 'change', settings: { seats: 400 } })).type).toBe('done');
    await other.until(() => other.known?.info.settings.seats === 400);
  });

  test('M3 is not raised by modes that allow fewer', async () => {
    const server = await serve(HALLS);
    const asked = { name: 'Ada', city: '', settings: settings({ seats: 300, game: { mode: 'expert' } }) };
    expect((await server.post('/api/tables', asked)).body).toMatchObject({ code: 'options-refused' });
  });
});
