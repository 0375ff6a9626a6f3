import { FastRandom } from 'picket-engine/fast';
import type { Answer } from 'picket-protocol';
import { describe, expect, test, vi } from 'vitest';
import { seated, started } from './seated.ts';
import { anyTurn, Client, playRound, serve, settings } from './kit.ts';

const code = (answer: Answer) => (answer.type === 'refused' ? answer.code : answer.type);

describe('before the start', () => {
  test('a code in upper or lower case leads to the table until the game starts', async () => {
    const server = await serve();
    const { table, code: letters, host } = await seated(server, 1);
    expect((await server.get(`/api/codes/${letters.toLowerCase()}`)).body).toEqual({ table });
    await host.command({ type: 'start' });
    expect(await server.get(`/api/codes/${letters}`)).toMatchObject({
      status: 404,
      body: { code: 'no-such-code' },
    });
    expect(host.known?.info.code).toBeNull();
  });

  test('the host can forbid the odds lens; everyone is notified, in a separate message', async () => {
    const server = await serve();
    const { clients, host, table, tokens } = await seated(server, 2);
    const bob = clients[1] as Client;
    expect(code(await bob.command({ type: 'odds', on: false }))).toBe('not-host');
    await host.command({ type: 'odds', on: false });
    await bob.until(() => bob.known?.odds === false);
    // Older clients reject settings that they don't know.
    expect(bob.known?.info.settings).toEqual(settings({}));
    await host.command({ type: 'odds', on: true });
    await bob.until(() => bob.known?.odds === true);
    await host.command({ type: 'odds', on: false });
    await host.command({ type: 'start' });
    expect(code(await host.command({ type: 'odds', on: true }))).toBe('already-started');
    // It survives a restart.
    await server.stop();
    const again = await serve({}, server.folder);
    const later = await Client.enter(again, table, tokens[1]);
    await later.until(() => later.known?.odds === false);
  });

  test('a bot can have a style, which everyone gets in a separate message, and which survives a restart', async () => {
    const server = await serve({ bots: { threads: 1, ms: 5 } });
    const { table, token } = await server.make({ seats: 4 });
    const host = await Client.enter(server, table, token);
    const style = { character: 'gardener', attention: 25 } as const;
    await host.command({ type: 'addBot', level: 'club' });
    expect(host.messages.some(({ type }) => type === 'styles')).toBe(false);
    await host.command({ type: 'addBot', level: 'regular', style });
    await host.until(() => host.known?.styles !== undefined);
    expect(host.known?.styles).toEqual([{ seat: 2, ...style }]);
    // The messages to older clients have no new fields.
    expect(Object.keys(host.known?.seats[2] ?? {})).not.toContain('style');
    await host.command({ type: 'remove', seat: 1 });
    await host.command({ type: 'start' });
    await host.until(() => host.round === 0);
    await host.until(() => host.known?.styles !== undefined);
    expect(host.known?.styles).toEqual([{ seat: 1, ...style }]);
    expect(host.known?.seats[1]?.bot).toBe('regular');
    await server.stop();
    const again = await Client.enter(await serve({}, server.folder), table, token);
    await again.until(() => again.known?.styles?.length === 1);
  });

  test('changing the odds lens sends no snapshots, and nothing at all if it stays the same', async () => {
    const server = await serve();
    const { host } = await seated(server, 2);
    await host.until(() => host.known?.seats[1]?.here === true);
    const types = async (on: boolean) => {
      const from = host.messages.length;
      await host.command({ type: 'odds', on });
      host.say({ type: 'ping' });
      await host.until(() => host.messages.at(-1)?.type === 'pong');
      return host.messages.slice(from, -1).map(({ type }) => type);
    };
    expect((await types(false)).toSorted()).toEqual(['done', 'info', 'lens']);
    expect(await types(false)).toEqual(['done']);
    // A client that was away meanwhile is not up to date.
    expect(host.known?.odds).toBe(false);
  });

  test('a table can be created without the odds lens', async () => {
    const server = await serve();
    const body = { name: 'Ada', city: '', settings: settings({}), odds: false };
    const made = (await server.post('/api/tables', body)).body as { table: string; token: string };
    const ada = await Client.enter(server, made.table, made.token);
    await ada.until(() => ada.known?.odds === false);
  });

  test('bots at a table have different names', async () => {
    const server = await serve();
    const { host } = await seated(server, 1, { seats: 12 });
    for (let i = 1; i < 12; i++) await host.command({ type: 'addBot', level: 'newcomer' });
    await host.until(() => host.known?.seats.length === 12);
    expect(new Set(host.known?.seats.map(({ name }) => name)).size).toBe(12);
  });

  test('everyone sees players join, change and leave; seats are renumbered at the start', async () => {
    const server = await serve();
    const { clients, host, table, tokens } = await seated(server, 3);
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
    // The players are still the same.
    expect(cy.known?.seats.map(({ seat, key }) => [seat, key])).toEqual([
      [0, 0],
      [1, 2],
    ]);
    const gone = await server.get(`/api/tables/${table}`, tokens[1]);
    expect(gone).toMatchObject({ status: 401, body: { code: 'bad-token' } });
  });

  test('a player who left has no access to a seat that is taken again', async () => {
    const server = await serve();
    const { clients, host, table } = await seated(server, 2);
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

  test('seat keys are not reused after a restart', async () => {
    const first = await serve();
    const { host, table } = await seated(first, 2);
    await host.command({ type: 'addBot', level: 'newcomer' });
    for (const seat of [1, 2]) await host.command({ type: 'remove', seat });
    await first.stop();
    const second = await serve({}, first.folder);
    await second.join(table, 'Cy');
    const room = await second.server.services.rooms.open(table);
    expect(room?.state.seats.map(({ key }) => key)).toEqual([0, 3]);
  });

  test('two players may have the same name, and joining is idempotent', async () => {
    const server = await serve();
    const { table } = await server.make();
    const token = 'AAAAAAAAAAAAAAAAAAAAAA';
    const join = () => server.post(`/api/tables/${table}/seats`, { name: 'Ada', city: '', token });
    expect((await join()).body).toEqual({ seat: 1, token });
    expect((await join()).body).toEqual({ seat: 1, token });
    expect((await server.join(table, 'Ada')).seat).toBe(2);
  });

  test('creating a table is idempotent for the same token', async () => {
    const server = await serve();
    const token = 'AAAAAAAAAAAAAAAAAAAAAA';
    const make = () =>
      server.post('/api/tables', { name: 'Ada', city: '', settings: settings({ public: true }), token });
    const { body } = await make();
    expect(body).toMatchObject({ seat: 0, token });
    expect((await make()).body).toEqual(body);
    expect((await server.get('/api/tables')).body).toMatchObject({ tables: [{}] });
    expect((await server.make()).table).not.toBe((body as { table: string }).table);
  });

  test('concurrent requests with the same token create one table, and both get it', async () => {
    const server = await serve();
    const token = 'AAAAAAAAAAAAAAAAAAAAAA';
    const make = () => server.post('/api/tables', { name: 'Ada', city: '', settings: settings({}), token });
    const { store } = server.server.services;
    // Both have looked for the table before either creates it.
    const looked = Promise.withResolvers<number>();
    let looking = 0;
    vi.spyOn(store, 'countTables').mockImplementation(() => {
      if (++looking === 2) looked.resolve(0);
      return looked.promise;
    });
    const [one, other] = await Promise.all([make(), make()]);
    expect(one).toMatchObject({ status: 200, body: { seat: 0, token } });
    expect(other).toEqual(one);
    expect(looking).toBe(2);
  });

  test('a full table rejects players, and bots count', async () => {
    const server = await serve();
    const { host, table } = await seated(server, 1, { seats: 2 });
    expect(await host.command({ type: 'addBot', level: 'newcomer' })).toMatchObject({ type: 'done' });
    expect(code(await host.command({ type: 'addBot', level: 'newcomer' }))).toBe('table-full');
    const refused = await server.post(`/api/tables/${table}/seats`, { name: 'Bob', city: '' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'table-full' } });
    expect(code(await host.command({ type: 'change', settings: { seats: 1 } }))).toBe('table-full');
  });

  test('invalid options are rejected with the rule', async () => {
    const server = await serve();
    const { host } = await seated(server, 1);
    const solo = { ...host.known?.info.settings.options, mode: 'solo', edition: '2023' } as never;
    expect(await host.command({ type: 'change', settings: { options: solo, seats: 1 } })).toMatchObject({
      code: 'options-refused',
      refusal: { code: 'mode-not-in-edition' },
    });
    const expert = { ...host.known?.info.settings.options, mode: 'expert' } as never;
    await host.command({ type: 'change', settings: { options: expert } });
    expect(await host.command({ type: 'start' })).toMatchObject({ refusal: { code: 'too-few-players' } });
  });

  test('only the host can change the table, and a host who leaves is replaced', async () => {
    const server = await serve();
    const { clients, host } = await seated(server, 3);
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

  test('the public list has only waiting tables', async () => {
    const server = await serve();
    const { host, table } = await seated(server, 1, { public: true });
    await server.make({ public: false });
    const listed = async () => (await server.get('/api/tables')).body['tables'] as { table: string }[];
    expect((await listed()).map((open) => open.table)).toEqual([table]);
    await host.command({ type: 'start' });
    // The list is reused for a second.
    server.pass(1000);
    expect(await listed()).toEqual([]);
  });
});

describe('during the game', () => {
  test('a turn can be taken back until the round ends, and is hidden until then', async () => {
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

  test('two devices with the same seat see the same turn', async () => {
    const server = await serve();
    const { clients, table, tokens } = await started(server, 2);
    const other = await Client.enter(server, table, tokens[0]);
    const steps = anyTurn(other.view);
    await clients[0]?.command({ type: 'submit', round: 0, steps });
    await other.until(() => other.known?.view?.now?.turn !== null);
    expect(other.known?.view?.now?.turn).toEqual(steps);
  });

  test('a bot plays for a player who resigned, and the last one closes the table', async () => {
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

  test('a player can take over a bot’s seat if the host allows it', async () => {
    const server = await serve();
    const { host, table } = await seated(server, 1, { seats: 2 });
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

  test('a rematch keeps players, seats, options and tokens, and there is only one', async () => {
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

  test('a rematch gets a code that no other table has', async () => {
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

  test('my tables reads each table once', async () => {
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

  test('my tables lists all other players, whichever seats are empty', async () => {
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

  test('my tables says whether it is your turn', async () => {
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

describe('chat', () => {
  test('chat, reactions and presence reach everyone; chat is stored', async () => {
    const server = await serve();
    const { host, clients, table } = await seated(server, 2);
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

  test('a muted seat, and everyone at a muted table, cannot chat', async () => {
    const server = await serve();
    const { host, clients } = await seated(server, 2);
    const bob = clients[1] as Client;
    await host.command({ type: 'muteSeat', seat: 1, on: true });
    expect(code(await bob.command({ type: 'chat', text: 'hey' }))).toBe('muted');
    await host.command({ type: 'muteSeat', seat: 1, on: false });
    await host.command({ type: 'muteTable', on: true });
    expect(code(await bob.command({ type: 'react', reaction: 'wow' }))).toBe('muted');
  });

  test('chat is rate limited', async () => {
    const server = await serve({ limits: { chat: { burst: 2, perSecond: 0 } } });
    const { host } = await seated(server, 1);
    const codes: string[] = [];
    for (let i = 0; i < 3; i++) codes.push(code(await host.command({ type: 'chat', text: 'hey' })));
    expect(codes).toEqual(['done', 'done', 'too-fast']);
  });

  test('only the operator sees a report', async () => {
    const server = await serve();
    const { host, clients } = await seated(server, 2);
    await clients[1]?.command({ type: 'report', seat: 0, text: 'rude' });
    expect(await server.server.services.store.reports()).toMatchObject([{ text: 'rude', key: 0, by_key: 1 }]);
    expect(host.frames.join()).not.toContain('rude');
  });
});
