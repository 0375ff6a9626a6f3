import { FastRandom } from 'picket-engine/fast';
import { LIMITS, PROTOCOL_VERSION, type ClientInput } from 'picket-protocol';
import { describe, expect, test } from 'vitest';
import { anyTurn, Client, playRound, serve, type TestServer } from './kit.ts';

async function two(server: TestServer, part: Parameters<TestServer['make']>[0] = {}) {
  const { table, token } = await server.make(part);
  const other = await server.join(table, 'Bob');
  const ada = await Client.enter(server, table, token);
  const bob = await Client.enter(server, table, other.token);
  await ada.command({ type: 'start' });
  for (const client of [ada, bob]) await client.until(() => client.round === 0);
  return { table, ada, bob, tokens: [token, other.token] as const };
}

const hello = (token?: string): ClientInput => ({
  type: 'hello',
  protocol: PROTOCOL_VERSION,
  ...(token !== undefined && { token }),
});

describe('a repeated command', () => {
  test('gets the same answer and changes nothing, even on another socket and after a restart', async () => {
    const first = await serve();
    const { table, ada, bob, tokens } = await two(first);
    const steps = anyTurn(ada.view);
    const submit = { type: 'submit', round: 0, steps } as const;
    expect(await ada.command(submit, 'mine')).toEqual({ type: 'done', id: 'mine' });
    expect(await ada.command(submit, 'mine')).toEqual({ type: 'done', id: 'mine' });
    const other = await Client.enter(first, table, tokens[0]);
    expect(await other.command(submit, 'mine')).toEqual({ type: 'done', id: 'mine' });
    await ada.command({ type: 'chat', text: 'once' }, 'said');
    await bob.command({ type: 'submit', round: 0, steps: anyTurn(bob.view) });
    await first.stop();
    const second = await serve({}, first.folder);
    const again = await Client.enter(second, table, tokens[0]);
    expect(again.round).toBe(1);
    expect(await again.command(submit, 'mine')).toEqual({ type: 'done', id: 'mine' });
    expect(await again.command({ type: 'chat', text: 'once' }, 'said')).toMatchObject({ type: 'done' });
    expect(again.known?.chat).toHaveLength(1);
    expect(again.round).toBe(1);
    expect(again.view.now?.in).toEqual([false, false]);
  });

  test('does not resubmit a turn that was taken back, even after a restart', async () => {
    const first = await serve();
    const { table, ada, tokens } = await two(first);
    const submit = { type: 'submit', round: 0, steps: anyTurn(ada.view) } as const;
    await ada.command(submit, 'in');
    await ada.command({ type: 'takeBack', round: 0 }, 'out');
    await first.stop();
    const second = await serve({}, first.folder);
    const again = await Client.enter(second, table, tokens[0]);
    expect(await again.command(submit, 'in')).toEqual({ type: 'done', id: 'in' });
    await again.command({ type: 'muteTable', on: false });
    expect(again.view.now?.in).toEqual([false, false]);
  });

  test('is recognised however much other seats send, but not after very many commands', async () => {
    const plenty = { burst: 10_000, perSecond: 0 };
    const first = await serve({ limits: { messages: plenty, addressMessages: plenty, chat: plenty } });
    const { table, ada, bob, tokens } = await two(first);
    const once = { type: 'chat', text: 'once' } as const;
    await bob.command(once, 'said');
    await ada.command({ type: 'muteTable', on: false }, 'old');
    const ids = Array.from({ length: 540 }, (_, i) => `c${1000 - i}`);
    await Promise.all(ids.map((id) => ada.command({ type: 'muteTable', on: false }, id)));
    await ada.command(once, 'a-last');
    expect(await ada.command({ type: 'muteTable', on: false }, 'old')).toMatchObject({ type: 'done' });
    await bob.command(once, 'said');
    expect(bob.known?.chat).toHaveLength(2);
    await first.stop();
    const second = await serve({}, first.folder);
    const again = await Client.enter(second, table, tokens[0]);
    await again.command(once, 'a-last');
    expect(again.known?.chat).toHaveLength(2);
  });

  test('that changes nothing is not stored', async () => {
    const server = await serve();
    const { table, ada } = await two(server);
    const stored = async () => (await server.server.services.store.table(table, 0, 0))?.answers.length;
    const before = await stored();
    await ada.command({ type: 'back' });
    expect(await stored()).toBe(before);
  });

  test('stays rejected under the same id', async () => {
    const server = await serve();
    const { bob } = await two(server);
    const mute = { type: 'muteTable', on: true } as const;
    const refused = await bob.command(mute, 'again');
    expect(refused).toMatchObject({ code: 'not-host' });
    expect(await bob.command(mute, 'again')).toEqual(refused);
  });

  test('is a different command for another seat', async () => {
    const server = await serve();
    const { ada, bob } = await two(server);
    await ada.command({ type: 'submit', round: 0, steps: anyTurn(ada.view) }, 'x');
    await bob.command({ type: 'submit', round: 0, steps: anyTurn(bob.view) }, 'x');
    await ada.until(() => ada.round === 1);
  });
});

describe('a stale or reordered command', () => {
  test('is rejected with a reason, and changes nothing', async () => {
    const server = await serve();
    const { ada, bob } = await two(server);
    await playRound([ada, bob], new FastRandom('stale'));
    const steps = anyTurn(ada.view);
    for (const round of [0, 2, 400]) {
      expect(await ada.command({ type: 'submit', round, steps })).toMatchObject({
        code: 'turn-refused',
        refusal: { code: 'stale-round' },
      });
    }
    expect(await ada.command({ type: 'takeBack', round: 1 })).toMatchObject({ refusal: { code: 'not-in' } });
    expect(ada.view.now?.in).toEqual([false, false]);
  });

  test('an illegal turn is rejected with the step', async () => {
    const server = await serve();
    const { ada } = await two(server);
    const steps = [
      { do: 'choose', offer: 0 },
      { do: 'choose', offer: 1 },
    ] as const;
    expect(await ada.command({ type: 'submit', round: 0, steps })).toMatchObject({
      code: 'turn-refused',
      step: 1,
      refusal: { code: 'already-chosen' },
    });
  });
});

describe('an answer', () => {
  test('is sent only after the commit, like all updates', async () => {
    const server = await serve({ clock: { gather: 3_600_000 } });
    const { ada, bob } = await two(server);
    const { store } = server.server.services;
    const commit = store.commit.bind(store);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    store.commit = async (group, writes) => {
      if (writes.length > 0) ask();
      await held;
      return commit(group, writes);
    };
    const [heardAda, heardBob] = [ada.frames.length, bob.frames.length];
    const answer = ada.command({ type: 'submit', round: 0, steps: anyTurn(ada.view) });
    await asked;
    bob.say({ type: 'ping' });
    await bob.until(() => bob.messages.at(-1)?.type === 'pong');
    expect(bob.frames.slice(heardBob)).toHaveLength(1);
    expect(ada.frames.slice(heardAda)).toEqual([]);
    release();
    expect(await answer).toMatchObject({ type: 'done' });
    await bob.until(() => bob.view.now?.in[0] === true);
  });

  test('is “try again” if nothing could be stored, and the table is unchanged', async () => {
    const server = await serve();
    const { table, ada, tokens } = await two(server);
    const { store } = server.server.services;
    const commit = store.commit.bind(store);
    store.commit = async (group, writes) => {
      if (writes.length > 0) throw new Error('The disk is full.');
      return commit(group, writes);
    };
    const answer = await ada.command({ type: 'submit', round: 0, steps: anyTurn(ada.view) }, 'lost');
    expect(answer).toMatchObject({ type: 'refused', code: 'try-again' });
    expect(await ada.ended()).toBe(1012);
    store.commit = commit;
    // Read-only until a check succeeds.
    server.pass(10_000);
    await server.server.sweep();
    const again = await Client.enter(server, table, tokens[0]);
    expect(again.view.now?.in).toEqual([false, false]);
    expect(
      await again.command({ type: 'submit', round: 0, steps: anyTurn(again.view) }, 'lost'),
    ).toMatchObject({ type: 'done' });
  });
});

describe('a socket', () => {
  test('needs a hello with the same protocol to an existing table', async () => {
    const server = await serve();
    const { table } = await server.make();
    const rude = await Client.connect(server, table);
    rude.say({ type: 'start', id: 'a' });
    await rude.until(() => rude.messages.length === 1);
    expect(rude.messages[0]).toMatchObject({ type: 'refused', id: 'a', code: 'hello-first' });
    const old = await Client.connect(server, table);
    old.say({ type: 'hello', protocol: 99 });
    expect(await old.ended()).toBe(4000);
    expect(old.messages[0]).toMatchObject({ type: 'error', code: 'other-protocol' });
    const lost = await Client.connect(server, 'aaaaaaaaaaaa');
    lost.say(hello());
    expect(await lost.ended()).toBe(4004);
    const thief = await Client.connect(server, table);
    thief.say(hello('AAAAAAAAAAAAAAAAAAAAAA'));
    await thief.until(() => thief.messages.length === 1);
    expect(thief.messages[0]).toMatchObject({ type: 'error', code: 'bad-token' });
  });

  test('that is up to date gets no snapshot; one that missed something does', async () => {
    // Presence updates are held back until the test is over.
    const server = await serve({ clock: { gather: 3_600_000 } });
    const { table, ada, tokens } = await two(server);
    const { epoch = '', seq = 0 } = ada.known ?? {};
    const back = await Client.connect(server, table);
    back.say({ ...hello(tokens[0]), since: { epoch, seq } } as ClientInput);
    await back.until(() => back.messages.length > 0);
    expect(back.messages[0]?.type).toBe('same');
    const behind = await Client.connect(server, table);
    behind.say({ ...hello(tokens[0]), since: { epoch, seq: seq - 1 } } as ClientInput);
    await behind.until(() => behind.messages.length > 0);
    expect(behind.messages[0]?.type).toBe('table');
  });

  test('that was disconnected when the game started gets a snapshot', async () => {
    const server = await serve({ clock: { gather: 3_600_000 } });
    const { table, token } = await server.make();
    const ada = await Client.enter(server, table, token);
    const { epoch = '', seq = 0 } = ada.known ?? {};
    await ada.command({ type: 'start' });
    const back = await Client.connect(server, table);
    back.say({ ...hello(token), since: { epoch, seq } } as ClientInput);
    await back.until(() => back.messages.length > 0);
    expect(back.messages[0]).toMatchObject({ type: 'table', info: { status: 'playing' } });
  });

  test('gets an error for a bad message, and is closed after several', async () => {
    const server = await serve();
    const { table } = await server.make();
    const client = await Client.enter(server, table);
    const long = `"${'x'.repeat(LIMITS.frame)}"`;
    for (const text of ['{', '[]', '"x"', '{"type":"shout"}', long]) client.say(text);
    expect(await client.ended()).toBe(1008);
    const codes = client.messages.flatMap((message) => (message.type === 'error' ? [message.code] : []));
    expect(codes).toEqual(['bad-message', 'bad-message', 'bad-message', 'bad-message', 'too-large']);
  });

  test('that is being closed is ignored', async () => {
    const server = await serve();
    const { table, token } = await server.make();
    const ada = await Client.enter(server, table, token);
    for (let i = 0; i < 5; i++) ada.say('{');
    ada.say({ type: 'rename', id: 'late', name: 'Late', city: '' });
    expect(await ada.ended()).toBe(1008);
    const { body } = await server.get(`/api/tables/${table}`);
    expect(body['seats']).toMatchObject([{ name: 'Ada' }]);
  });

  test('is disconnected by an oversized frame', async () => {
    const server = await serve();
    const { table } = await server.make();
    const client = await Client.enter(server, table);
    client.say('x'.repeat(10_000_000));
    expect(await client.ended()).toBe(1009);
    expect((await server.get('/healthz')).status).toBe(200);
  });

  test('from another origin is rejected, without one or from our own is not', async () => {
    const server = await serve({ origins: ['https://friend.example'] });
    const { table } = await server.make();
    await expect(Client.connect(server, table, { origin: 'https://evil.example' })).rejects.toThrow();
    await expect(Client.connect(server, table, { origin: 'null' })).rejects.toThrow();
    for (const origin of [server.url, 'https://friend.example']) {
      expect((await Client.connect(server, table, { origin })).closed).toBeUndefined();
    }
  });

  test('that sends too fast has to wait, and so do other sockets of its seat', async () => {
    const server = await serve({ limits: { messages: { burst: 6, perSecond: 0 } } });
    const { table, token } = await server.make();
    const ada = await Client.enter(server, table, token);
    const codes: string[] = [];
    for (let i = 0; i < 7; i++) {
      const answer = await ada.command({ type: 'muteTable', on: true });
      codes.push('code' in answer ? answer.code : 'done');
    }
    expect(codes.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'done'));
    expect(codes[6]).toBe('too-fast');
  });
});

describe('200 seats behind one address', () => {
  test('can join, connect and play without hitting a limit', async () => {
    const server = await serve();
    const { table, token } = await server.make({ seats: 200 });
    const tokens = [token];
    for (let i = 1; i < 200; i++) tokens.push((await server.join(table, `P${i}`)).token);
    const clients: Client[] = [];
    for (const each of tokens) clients.push(await Client.enter(server, table, each));
    const [host] = clients as [Client];
    expect(await host.command({ type: 'start' })).toMatchObject({ type: 'done' });
    for (const client of clients) await client.until(() => client.round === 0);
    const steps = anyTurn(host.view);
    for (const round of [0, 1]) {
      const turn = round === 0 ? steps : anyTurn(host.view);
      const answers = await Promise.all(
        clients.map((client) => client.command({ type: 'submit', round, steps: turn })),
      );
      expect(new Set(answers.map(({ type }) => type))).toEqual(new Set(['done']));
      for (const client of clients) await client.until(() => client.round === round + 1);
    }
    expect(clients.map(({ gaps }) => gaps).filter((gaps) => gaps > 0)).toEqual([]);
  });
});

describe('a name', () => {
  test.each([
    ['<script>alert(1)</script>', 'bad-name'],
    ['<b>Ada</b>', '<b>Ada</b>'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿🇬🇧👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿🇬🇧👩‍👩‍👧‍👦'],
    ['עדה \u202eevil', 'עדה evil'],
    ["Robert'); DROP TABLE seats;--", 'bad-name'],
    ["'); DROP TABLE seats;--", "'); DROP TABLE seats;--"],
    ['\u0000', 'bad-name'],
    ['x'.repeat(400), 'bad-name'],
  ])('%j becomes %j', async (name, expected) => {
    const server = await serve();
    const { table } = await server.make();
    const { body } = await server.post(`/api/tables/${table}/seats`, { name, city: name.slice(0, 5) });
    const { body: seen } = await server.get(`/api/tables/${table}`);
    const seats = seen['seats'] as { name: string }[];
    expect(body['code'] ?? seats[1]?.name).toBe(expected);
  });

  test('of 10 MB is not read completely', async () => {
    const server = await serve();
    const { table } = await server.make();
    const sent = server.post(`/api/tables/${table}/seats`, { name: 'x'.repeat(10_000_000), city: '' });
    // The server may close the connection before everything is sent.
    const outcome = await sent.then(
      ({ body }) => body['code'],
      () => 'too-large',
    );
    expect(outcome).toBe('too-large');
    expect((await server.get('/healthz')).status).toBe(200);
  });
});
