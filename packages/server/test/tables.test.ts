import { FastRandom } from '@picket/engine';
import type { Answer } from '@picket/protocol';
import { describe, expect, test } from 'vitest';
import { anyTurn, Client, playRound, serve, type TestServer } from './kit.ts';

/** A table with so many people, each with a client. */
async function gathered(server: TestServer, count: number, part: Parameters<TestServer['make']>[0] = {}) {
  const { table, token, code } = await server.make(part);
  const tokens = [token];
  for (let i = 1; i < count; i++) tokens.push((await server.join(table, `P${i}`)).token);
  const clients: Client[] = [];
  for (const each of tokens) clients.push(await Client.enter(server, table, each));
  const [host] = clients;
  if (host === undefined) throw new Error('nobody');
  return { table, tokens, code, clients, host };
}

async function started(server: TestServer, count: number, part: Parameters<TestServer['make']>[0] = {}) {
  const all = await gathered(server, count, part);
  expect(await all.host.command({ type: 'start' })).toMatchObject({ type: 'done' });
  for (const client of all.clients) await client.until(() => client.round === 0);
  return all;
}

const code = (answer: Answer) => (answer.type === 'refused' ? answer.code : answer.type);

describe('before the start', () => {
  test('a code leads to the table, in either case, until the game starts', async () => {
    const server = await serve();
    const { table, code: letters, host } = await gathered(server, 1);
    expect((await server.get(`/api/codes/${letters.toLowerCase()}`)).body).toEqual({ table });
    await host.command({ type: 'start' });
    expect(await server.get(`/api/codes/${letters}`)).toMatchObject({
      status: 404,
      body: { code: 'no-such-code' },
    });
    expect(host.known?.info.code).toBeNull();
  });

  test('no two bots at a table have the same name', async () => {
    const server = await serve();
    const { host } = await gathered(server, 1, { seats: 12 });
    for (let i = 1; i < 12; i++) await host.command({ type: 'addBot', level: 'newcomer' });
    await host.until(() => host.known?.seats.length === 12);
    expect(new Set(host.known?.seats.map(({ name }) => name)).size).toBe(12);
  });

  test('everybody sees who comes, changes and goes; seats close up at the start', async () => {
    const server = await serve();
    const { clients, host, table, tokens } = await gathered(server, 3);
    const names = () => host.known?.seats.map(({ name }) => name);
    await host.until(() => names()?.length === 3);
    await clients[2]?.command({ type: 'rename', name: ' Cy  Twombly ', city: 'Rome' });
    await host.until(() => names()?.[2] === 'Cy Twombly');
    expect(code(await host.command({ type: 'remove', seat: 0 }))).toBe('is-you');
    await host.command({ type: 'remove', seat: 1 });
    await host.until(() => names()?.length === 2);
    expect(host.known?.seats.map(({ seat }) => seat)).toEqual([0, 2]);
    await host.command({ type: 'start' });
    const cy = clients[2] as Client;
    await cy.until(() => cy.round === 0);
    expect([cy.known?.you, cy.view.seat]).toEqual([1, 1]);
    const gone = await server.get(`/api/tables/${table}`, tokens[1]);
    expect(gone).toMatchObject({ status: 401, body: { code: 'bad-token' } });
  });

  test('whoever is removed or leaves has no part in the seat that somebody takes next', async () => {
    const server = await serve();
    const { clients, host, table } = await gathered(server, 2);
    const bob = clients[1] as Client;
    await host.command({ type: 'remove', seat: 1 });
    const { token } = await server.join(table, 'Cy');
    expect(await bob.ended()).toBe(1012);
    const cy = await Client.enter(server, table, token);
    expect(await cy.command({ type: 'resign' })).toMatchObject({ type: 'done' });
    expect(await cy.ended()).toBe(1012);
    await server.join(table, 'Di');
    const room = await server.server.services.rooms.open(table);
    expect(room?.state.seats.map(({ key }) => key)).toEqual([0, 3]);
  });

  test('a key is not given again after a restart either', async () => {
    const first = await serve();
    const { host, table } = await gathered(first, 2);
    await host.command({ type: 'addBot', level: 'newcomer' });
    for (const seat of [1, 2]) await host.command({ type: 'remove', seat });
    await first.stop();
    const second = await serve({}, first.folder);
    await second.join(table, 'Cy');
    const room = await second.server.services.rooms.open(table);
    expect(room?.state.seats.map(({ key }) => key)).toEqual([0, 3]);
  });

  test('two may be called Ada, and a lost reply costs no second seat', async () => {
    const server = await serve();
    const { table } = await server.make();
    const token = 'AAAAAAAAAAAAAAAAAAAAAA';
    const join = () => server.post(`/api/tables/${table}/seats`, { name: 'Ada', city: '', token });
    expect((await join()).body).toEqual({ seat: 1, token });
    expect((await join()).body).toEqual({ seat: 1, token });
    expect((await server.join(table, 'Ada')).seat).toBe(2);
  });

  test('a table is full when it is full, and bots take seats too', async () => {
    const server = await serve();
    const { host, table } = await gathered(server, 1, { seats: 2 });
    expect(await host.command({ type: 'addBot', level: 'newcomer' })).toMatchObject({ type: 'done' });
    expect(code(await host.command({ type: 'addBot', level: 'newcomer' }))).toBe('table-full');
    const refused = await server.post(`/api/tables/${table}/seats`, { name: 'Bob', city: '' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'table-full' } });
    expect(code(await host.command({ type: 'change', settings: { seats: 1 } }))).toBe('table-full');
  });

  test('options that cannot be played are refused with the rule', async () => {
    const server = await serve();
    const { host } = await gathered(server, 1);
    const solo = { ...host.known?.info.settings.options, mode: 'solo', edition: '2023' } as never;
    expect(await host.command({ type: 'change', settings: { options: solo, seats: 1 } })).toMatchObject({
      code: 'options-refused',
      refusal: { code: 'mode-not-in-edition' },
    });
    const expert = { ...host.known?.info.settings.options, mode: 'expert' } as never;
    await host.command({ type: 'change', settings: { options: expert } });
    expect(await host.command({ type: 'start' })).toMatchObject({ refusal: { code: 'too-few-players' } });
  });

  test('only the host decides, and a host who leaves has an heir', async () => {
    const server = await serve();
    const { clients, host } = await gathered(server, 3);
    const [, bob, cy] = clients as [Client, Client, Client];
    for (const type of ['start', 'muteTable'] as const) {
      expect(code(await bob.command(type === 'start' ? { type } : { type, on: true }))).toBe('not-host');
    }
    await host.command({ type: 'handOver', seat: 2 });
    await cy.until(() => cy.known?.info.host === 2);
    await cy.command({ type: 'resign' });
    await bob.until(() => bob.known?.info.host === 0);
    expect(await host.command({ type: 'start' })).toMatchObject({ type: 'done' });
  });

  test('the public list has the tables that wait, and no others', async () => {
    const server = await serve();
    const { host, table } = await gathered(server, 1, { public: true });
    await server.make({ public: false });
    const listed = async () => (await server.get('/api/tables')).body['tables'] as { table: string }[];
    expect((await listed()).map((open) => open.table)).toEqual([table]);
    await host.command({ type: 'start' });
    expect(await listed()).toEqual([]);
  });
});

describe('while it is played', () => {
  test('a turn can be taken back until the last one is in, and nobody sees it before', async () => {
    const server = await serve();
    const { clients } = await started(server, 2);
    const [ada, bob] = clients as [Client, Client];
    const steps = anyTurn(ada.view);
    await ada.command({ type: 'submit', round: 0, steps });
    await bob.until(() => bob.view.now?.in[0] === true);
    expect(code(await ada.command({ type: 'submit', round: 0, steps }))).toBe('turn-refused');
    expect(await ada.command({ type: 'takeBack', round: 0 })).toMatchObject({ type: 'done' });
    await bob.until(() => bob.view.now?.in[0] === false);
    await ada.until(() => ada.known?.view?.now?.turn === null);
    await playRound([bob, ada], new FastRandom('two'));
    expect(code(await ada.command({ type: 'takeBack', round: 0 }))).toBe('turn-refused');
  });

  test('two devices have the same seat, and see the same turn', async () => {
    const server = await serve();
    const { clients, table, tokens } = await started(server, 2);
    const other = await Client.enter(server, table, tokens[0]);
    const steps = anyTurn(other.view);
    await clients[0]?.command({ type: 'submit', round: 0, steps });
    await other.until(() => other.known?.view?.now?.turn !== null);
    expect(other.known?.view?.now?.turn).toEqual(steps);
  });

  test('a one-time link moves a seat to another device once', async () => {
    const server = await serve();
    const { host, tokens, table } = await started(server, 2);
    const answer = await host.command({ type: 'move' });
    const link = 'link' in answer ? answer.link : undefined;
    const redeemed = await server.post('/api/links', { link });
    expect(redeemed.body).toMatchObject({ table, seat: 0 });
    const other = await Client.enter(server, table, redeemed.body['token'] as string);
    expect(other.known?.you).toBe(0);
    expect((await server.post('/api/links', { link })).body['code']).toBe('no-such-link');
    expect((await server.get(`/api/tables/${table}`, tokens[0])).body['you']).toBe(0);
  });

  test.each(['move', 'invite'] as const)(
    'a lost reply to a one-time link (%s) costs nothing: the same token gets the same seat, another none',
    async (kind) => {
      const first = await serve();
      const { host, table, tokens } = await started(first, 2);
      const answer = await host.command(kind === 'move' ? { type: 'move' } : { type: 'invite', seat: 1 });
      const link = 'link' in answer ? answer.link : undefined;
      const seat = kind === 'move' ? 0 : 1;
      const token = 'abcdefghijklmnopqrstuv';
      const ask = { link, token };
      // Of a table a token opens one seat.
      const taken = await first.post('/api/links', { link, token: tokens[1 - seat] });
      expect(taken.body['code']).toBe('bad-token');
      for (let i = 0; i < 2; i++) {
        expect((await first.post('/api/links', ask)).body).toEqual({ table, seat, token });
      }
      await first.stop();
      const second = await serve({}, first.folder);
      expect((await second.post('/api/links', ask)).body).toEqual({ table, seat, token });
      for (const other of [{ link }, { link, token: tokens[seat] }]) {
        expect((await second.post('/api/links', other)).body['code']).toBe('no-such-link');
      }
      expect((await second.get(`/api/tables/${table}`, token)).body['you']).toBe(seat);
    },
  );

  test('whoever got a seat by a link and lost it to another cannot have it again', async () => {
    const server = await serve();
    const { host, table } = await started(server, 2);
    const invite = async () => {
      const answer = await host.command({ type: 'invite', seat: 1 });
      return 'link' in answer ? answer.link : undefined;
    };
    const old = { link: await invite(), token: 'abcdefghijklmnopqrstuv' };
    expect((await server.post('/api/links', old)).status).toBe(200);
    expect((await server.post('/api/links', { link: await invite() })).status).toBe(200);
    expect((await server.post('/api/links', old)).body['code']).toBe('no-such-link');
    expect((await server.get(`/api/tables/${table}`, old.token)).status).toBe(401);
  });

  test('a link that was half copied is no link', async () => {
    const server = await serve();
    for (const link of ['', 'short', 'ü'.repeat(200)]) {
      expect((await server.post('/api/links', { link })).body['code']).toBe('no-such-link');
    }
    expect((await server.post('/api/links', { link: 'x'.repeat(201) })).body['code']).toBe('bad-message');
    expect((await server.post('/api/links', {})).body['code']).toBe('bad-message');
  });

  test('of many who follow a one-time link at once, one gets the seat', async () => {
    const server = await serve();
    const { host } = await started(server, 2);
    const answer = await host.command({ type: 'move' });
    const link = 'link' in answer ? answer.link : undefined;
    const { store } = server.server.services;
    const find = store.link.bind(store);
    const { promise: all, resolve: go } = Promise.withResolvers<void>();
    let found = 0;
    store.link = async (hash) => {
      const row = await find(hash);
      if (++found === 20) go();
      await all;
      return row;
    };
    const asked = Array.from({ length: 20 }, () => server.post('/api/links', { link }));
    const codes = (await Promise.all(asked)).map(({ status, body }) => body['code'] ?? status);
    expect(codes.filter((outcome) => outcome === 200)).toHaveLength(1);
    expect(codes.filter((outcome) => outcome === 'no-such-link')).toHaveLength(19);
  });

  test('a link is good after a restart, but not for ever', async () => {
    const first = await serve();
    const { host } = await started(first, 2);
    const links: string[] = [];
    for (let i = 0; i < 2; i++) {
      const answer = await host.command({ type: 'move' });
      links.push('link' in answer ? (answer.link ?? '') : '');
    }
    await first.stop();
    const second = await serve({}, first.folder);
    expect((await second.post('/api/links', { link: links[0] })).status).toBe(200);
    second.pass(8 * 86_400_000);
    expect((await second.post('/api/links', { link: links[1] })).body['code']).toBe('no-such-link');
  });

  test('the host gives a seat that was forgotten a new link, and the old token is good no more', async () => {
    const server = await serve();
    const { host, clients, tokens, table } = await started(server, 2);
    const answer = await host.command({ type: 'invite', seat: 1 });
    const link = 'link' in answer ? answer.link : undefined;
    const { body } = await server.post('/api/links', { link });
    expect((await server.get(`/api/tables/${table}`, body['token'] as string)).body['you']).toBe(1);
    expect((await server.get(`/api/tables/${table}`, tokens[1])).status).toBe(401);
    // Nor is the socket that was opened with it.
    expect(await clients[1]?.ended()).toBe(1012);
  });

  test('whoever resigns is played for to the end, and the last one closes the table', async () => {
    const server = await serve();
    const { clients, host } = await started(server, 2);
    const [, bob] = clients as [Client, Client];
    await host.command({ type: 'resign' });
    await bob.until(() => bob.known?.info.host === 1);
    expect(bob.known?.seats[0]?.caretaker).toBe('resigned');
    expect(code(await host.command({ type: 'submit', round: 0, steps: anyTurn(host.view) }))).toBe(
      'has-resigned',
    );
    await bob.until(() => bob.view.now?.in[0] === true);
    await playRound([bob], new FastRandom('on'));
    await bob.command({ type: 'resign' });
    await bob.until(() => bob.known?.info.status === 'closed');
  });

  test('somebody can take over a bot’s seat where the host allows it', async () => {
    const server = await serve();
    const { host, table } = await gathered(server, 1, { seats: 2 });
    await host.command({ type: 'addBot', level: 'newcomer' });
    await host.command({ type: 'start' });
    await host.until(() => host.round === 0);
    const late = { name: 'Bob', city: 'Late' };
    expect((await server.post(`/api/tables/${table}/seats`, late)).body['code']).toBe('no-late-joining');
    await host.command({ type: 'late', on: true });
    const joined = await server.post(`/api/tables/${table}/seats`, late);
    expect(joined.body).toMatchObject({ seat: 1 });
    await host.until(() => host.known?.seats[1]?.bot === null);
    const bob = await Client.enter(server, table, joined.body['token'] as string);
    expect(await bob.command({ type: 'submit', round: 0, steps: anyTurn(bob.view) })).toMatchObject({
      type: 'done',
    });
  });

  test('a rematch keeps people, seats, options and tokens, and there is only one', async () => {
    const server = await serve();
    const { host, clients, table, tokens } = await started(server, 2);
    expect(code(await host.command({ type: 'rematch' }))).toBe('game-running');
    const random = new FastRandom('rematch');
    while (host.known?.info.status === 'playing') await playRound(clients, random);
    const answer = await host.command({ type: 'rematch' });
    const next = 'table' in answer ? (answer.table ?? '') : '';
    const bob = clients[1] as Client;
    await bob.until(() => bob.known?.info.next === next);
    expect(await bob.command({ type: 'rematch' })).toMatchObject({ table: next });
    const there = await Client.enter(server, next, tokens[1]);
    expect(there.known).toMatchObject({ you: 1, info: { status: 'lobby', host: 0 } });
    expect(there.known?.seats.map(({ name }) => name)).toEqual(['Ada', 'P1']);
    const mine = await server.post('/api/mine', {
      seats: [
        { table, token: tokens[0] },
        { table: next, token: tokens[0] },
        { table, token: 'AAAAAAAAAAAAAAAAAAAAAA' },
        { table: 'aaaaaaaaaaaa', token: tokens[0] },
      ],
    });
    expect((mine.body['tables'] as { info: { status: string } }[]).map(({ info }) => info.status)).toEqual([
      'over',
      'lobby',
    ]);
  });

  test('a rematch whose code another table has gets another code', async () => {
    const server = await serve();
    const { host, clients } = await started(server, 2);
    const random = new FastRandom('code');
    while (host.known?.info.status === 'playing') await playRound(clients, random);
    const { store, rooms } = server.server.services;
    const find = store.tableOfCode.bind(store);
    const tried: string[] = [];
    store.tableOfCode = async (letters) => (tried.push(letters) === 1 ? 'another' : find(letters));
    const answer = await host.command({ type: 'rematch' });
    const next = await rooms.open('table' in answer ? (answer.table ?? '') : '');
    expect(tried).toHaveLength(2);
    expect(next?.state.code).toBe(tried[1]);
    store.tableOfCode = async () => 'another';
    expect(await host.command({ type: 'rematch' })).toMatchObject({ table: next?.state.id });
  });

  test('a table that is asked for again and again is looked up once', async () => {
    const server = await serve();
    const { table, token } = await server.make();
    const { store } = server.server.services;
    const find = store.summary.bind(store);
    let lookedUp = 0;
    store.summary = (id) => {
      lookedUp++;
      return find(id);
    };
    const seats = Array.from({ length: 20 }, () => ({ table, token }));
    const { body } = await server.post('/api/mine', { seats });
    expect([(body['tables'] as unknown[]).length, lookedUp]).toEqual([1, 1]);
  });

  test('my tables name everybody else, whichever seats are empty', async () => {
    const server = await serve();
    const { table, token } = await server.make({ seats: 4 });
    const gone = await server.join(table, 'Bob');
    const cy = await server.join(table, 'Cy');
    await server.join(table, 'Di');
    await (await Client.enter(server, table, gone.token)).command({ type: 'resign' });
    const mine = async (mineToken: string) => {
      const { body } = await server.post('/api/mine', { seats: [{ table, token: mineToken }] });
      const [found] = body['tables'] as { seat: number; others: string[] }[];
      return [found?.seat, found?.others];
    };
    expect(await mine(cy.token)).toEqual([2, ['Ada', 'Di']]);
    expect(await mine(token)).toEqual([0, ['Cy', 'Di']]);
  });

  test('my tables say whose move it is', async () => {
    const server = await serve();
    const { host, clients, table, tokens } = await started(server, 2);
    const moves = async () => {
      const seats = tokens.map((token) => ({ table, token }));
      const { body } = await server.post('/api/mine', { seats });
      return (body['tables'] as { yourMove: boolean; in: number[] }[]).map(({ yourMove }) => yourMove);
    };
    expect(await moves()).toEqual([true, true]);
    await host.command({ type: 'submit', round: 0, steps: anyTurn(host.view) });
    expect(await moves()).toEqual([false, true]);
    await host.command({ type: 'takeBack', round: 0 });
    expect(await moves()).toEqual([true, true]);
    await playRound(clients, new FastRandom('mine'));
    expect(await moves()).toEqual([true, true]);
  });
});

describe('company', () => {
  test('chat, reactions and presence reach everybody; chat is kept', async () => {
    const server = await serve();
    const { host, clients, table } = await gathered(server, 2);
    const bob = clients[1] as Client;
    await bob.command({ type: 'chat', text: '<b>hello</b>\u202e' });
    await host.until(() => host.known?.chat.length === 1);
    expect(host.known?.chat[0]).toMatchObject({ seat: 1, text: '<b>hello</b>' });
    await bob.command({ type: 'react', reaction: 'wow' });
    await host.until(() => host.messages.some(({ type }) => type === 'reaction'));
    const spectator = await Client.enter(server, table);
    expect(spectator.known?.chat).toHaveLength(1);
    await host.until(() => host.known?.watching === 1);
    expect(code(await spectator.command({ type: 'chat', text: 'me too' }))).toBe('not-seated');
    bob.socket.close();
    await host.until(() => host.known?.seats[1]?.here === false);
  });

  test('a muted seat, and everybody at a muted table, cannot write', async () => {
    const server = await serve();
    const { host, clients } = await gathered(server, 2);
    const bob = clients[1] as Client;
    await host.command({ type: 'muteSeat', seat: 1, on: true });
    expect(code(await bob.command({ type: 'chat', text: 'hey' }))).toBe('muted');
    await host.command({ type: 'muteSeat', seat: 1, on: false });
    await host.command({ type: 'muteTable', on: true });
    expect(code(await bob.command({ type: 'react', reaction: 'wow' }))).toBe('muted');
  });

  test('whoever writes too much is slowed down', async () => {
    const server = await serve({ limits: { chat: { burst: 2, perSecond: 0 } } });
    const { host } = await gathered(server, 1);
    const codes: string[] = [];
    for (let i = 0; i < 3; i++) codes.push(code(await host.command({ type: 'chat', text: 'hey' })));
    expect(codes).toEqual(['done', 'done', 'too-fast']);
  });

  test('a report is for the operator alone', async () => {
    const server = await serve();
    const { host, clients } = await gathered(server, 2);
    await clients[1]?.command({ type: 'report', seat: 0, text: 'rude' });
    expect(await server.server.services.store.reports()).toMatchObject([{ text: 'rude', key: 0, by_key: 1 }]);
    expect(host.frames.join()).not.toContain('rude');
  });
});
