import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Socket, TableMessage } from 'picket-protocol';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { firstTurn } from '../../test/firstTurn.ts';
import { FakeTerminal } from '../../test/fakeTerminal.ts';
import { sentenceOf, temporaryFolder } from '../../test/picket.ts';
import { hosted, joining, SETTINGS } from '../../test/hosted.ts';
import { serve } from '../../test/server.ts';
import { knownSeats, saveSeat, type Seat } from '../keep/seats.ts';
import { askAndJoin } from './join.ts';
import { keepRecord } from './keepRecord.ts';
import { OnlineGame } from './onlineGame.ts';
import { en } from '../text/en/index.ts';
import { OnlineTable } from './onlineTable.ts';

beforeEach(() => {
  vi.stubEnv('XDG_DATA_HOME', temporaryFolder());
  return () => vi.unstubAllEnvs();
});

test('a player joins by code, waits for the host, plays, takes back, chats, leaves and returns', async () => {
  const { url } = await serve();
  const { table, code, host, play } = await hosted(url);
  const terminal = new FakeTerminal();
  const playing = joining(terminal, code.toLowerCase(), url, '');
  await terminal.shows('Your name?');
  terminal.type('Bob');
  expect(await terminal.shows('Waiting for Ada')).toContain('  Ada (host)\n  Bob (you)\n');
  void host.order({ type: 'chat', text: 'Hello' });
  await terminal.shows('Ada: Hello');
  await host.order({ type: 'start' });
  expect(await terminal.shows(/^Round 1 /)).toMatch(/\nYour turn\. Also waiting for Ada · [45]:\d\d left\n/);
  terminal.type('1/2m5', 'n', 'c');
  await terminal.shows('Turn confirmed. Waiting for Ada');
  terminal.type('t1');
  await terminal.shows('Turn confirmed. Type back to change it.');
  terminal.type('back');
  await terminal.shows('Your turn. Also waiting for Ada');
  terminal.type('u u', '1/2m6', 'n', 'c', 'say Done');
  await terminal.shows('You: Done');
  await expect.poll(() => host.known?.chat.at(-1)?.text).toBe('Done');
  expect(await play()).toMatchObject({ type: 'done' });
  expect(await terminal.shows(/^Round 2 /)).toMatch(/\nAda: /);
  expect(host.view?.state.rounds[0]?.turns[1]?.[1]).toMatchObject({ do: 'write', at: [1, 5] });
  terminal.type('h');
  await terminal.shows('There are no hints at online tables.');
  terminal.type('q');
  expect(await playing).toBe(0);
  expect(terminal.screen).toContain(`./picket play --join ${url}/#/table/${table}`);
  // The code has expired, but it still finds the seat.
  const later = new FakeTerminal();
  const again = joining(later, code, url, '');
  await later.shows(/^Round 2 · 2018 edition, Expert · /);
  later.type('q');
  expect(await again).toBe(0);
});

test('a turn confirmed while the server is away arrives when it is back', async () => {
  const server = await serve();
  const { code, host } = await hosted(server.url, { ...SETTINGS, clock: null });
  const terminal = new FakeTerminal();
  const playing = joining(terminal, code, server.url);
  await terminal.shows('Waiting for Ada');
  await host.order({ type: 'start' });
  await terminal.shows(/^Round 1 /);
  await server.stop();
  await terminal.shows('Connection lost, reconnecting …');
  terminal.type('1/2m5', 'n', 'c');
  await terminal.shows('Connection lost, reconnecting … · Turn confirmed. Waiting for Ada');
  await server.again();
  await terminal.shows(/\nTurn confirmed\. Waiting for Ada/);
  await expect.poll(() => host.view?.now?.in).toEqual([false, true]);
  terminal.type('q');
  await playing;
});

test('the end shows the result, and a rematch keeps the seat', async () => {
  const { url } = await serve();
  const { code, host, play } = await hosted(url, {
    ...SETTINGS,
    clock: null,
    options: { ...SETTINGS.options, mode: 'standard' },
  });
  const terminal = new FakeTerminal();
  const playing = joining(terminal, code, url);
  await terminal.shows('Waiting for Ada');
  await host.order({ type: 'start' });
  await terminal.shows(/^Round 1 /);
  // It asks first.
  terminal.type('resign', 'n');
  await terminal.shows('Your turn. Also waiting');
  // The same seat on another device plays to the end.
  const own = (await knownSeats())[0] as Seat;
  const bob = new OnlineTable(own);
  bob.start();
  onTestFinished(() => bob.stop());
  await expect.poll(() => bob.known).toBeDefined();
  for (let round = 0; host.known?.info.status === 'playing'; round++) {
    await expect.poll(() => bob.view?.state.rounds.length ?? round).toBe(round);
    if (bob.view?.now === undefined) break;
    const steps = firstTurn(bob.view);
    await bob.order({ type: 'submit', round, steps });
    await play();
    await expect.poll(() => host.view?.state.rounds.length).toBe(round + 1);
  }
  expect(await terminal.shows('r proposes a rematch')).toMatch(
    /Game over after \d+ rounds[^]*The record is in /,
  );
  terminal.type('r');
  await terminal.shows(/^Table [A-Z]{4} at [^]*Bob \(you\)/);
  expect(await knownSeats()).toMatchObject([{ joined: true, table: host.known?.info.next }]);
  // The record is stored once, however often the result is shown.
  const data = process.env['XDG_DATA_HOME'] ?? '';
  expect(readdirSync(join(data, 'picket/games'))).toHaveLength(1);
  expect(await keepRecord(own, host.view?.commitment ?? '', en)).toEqual([
    `The record is in ${join(data, 'picket/games', readdirSync(join(data, 'picket/games'))[0] ?? '')}`,
  ]);
  expect(await keepRecord(own, 'sha256:other', en)).toEqual([
    'The server’s record belongs to another deal and was not saved.',
  ]);
  terminal.type('leave', 'y');
  expect(await playing).toBe(0);
  expect(await knownSeats()).toEqual([]);
});

test('resigning on another device ends the game here', async () => {
  const { url } = await serve();
  const { code, host } = await hosted(url);
  const terminal = new FakeTerminal();
  const playing = joining(terminal, code, url);
  await terminal.shows('Waiting for Ada');
  await host.order({ type: 'start' });
  await terminal.shows(/^Round 1 /);
  const bob = new OnlineTable((await knownSeats())[0] as Seat);
  bob.start();
  onTestFinished(() => bob.stop());
  await bob.order({ type: 'resign' });
  expect(await playing).toBe(0);
  expect(terminal.screen).toContain('You have resigned.');
  expect(await knownSeats()).toEqual([]);
});

test('resigning while the server is away leaves a prompt, and is done when it is back', async () => {
  const server = await serve();
  const { code, host } = await hosted(server.url);
  const terminal = new FakeTerminal();
  const playing = joining(terminal, code, server.url);
  await terminal.shows('Waiting for Ada');
  await host.order({ type: 'start' });
  await terminal.shows(/^Round 1 /);
  await server.stop();
  await terminal.shows('Connection lost, reconnecting …');
  terminal.type('resign', 'y');
  await terminal.shows(/Waiting for the server[^]*> $/);
  await server.again();
  expect(await playing).toBe(0);
  expect(await knownSeats()).toEqual([]);
});

test('a chat line appears once it has arrived, and one that is too long is not sent', async () => {
  const { url } = await serve();
  const { code, host } = await hosted(url);
  const terminal = new FakeTerminal();
  const playing = joining(terminal, code, url);
  await terminal.shows('Waiting for Ada');
  terminal.type(`say ${'x'.repeat(301)}`);
  await terminal.shows('That is too long: 301 of at most 300 characters.');
  terminal.type('say hello');
  await terminal.shows('You: hello');
  expect(host.known?.chat.map(({ text }) => text)).toEqual(['hello']);
  terminal.type('q');
  await playing;
});

test('a reused code leads to the new table, not to an old seat', async () => {
  const { url } = await serve();
  const { code, table, host } = await hosted(url);
  const old: Seat = { server: url, table: 'aaaaaaaaaaaa', code, token: 't', name: 'Bob', joined: true };
  await saveSeat(old);
  const terminal = new FakeTerminal();
  const playing = joining(terminal, code, url);
  await terminal.shows('Waiting for Ada');
  terminal.type('q');
  await playing;
  expect((await knownSeats()).map((seat) => seat.table)).toContain(table);
  host.stop();
});

/** Lets the next requests to this path through, and loses or replaces their replies. */
function disturb(path: string, replies: readonly (Response | undefined)[]): string[] {
  const bodies: string[] = [];
  const real = fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.endsWith(path) || init?.method !== 'POST') return real(url, init);
    bodies.push(init.body as string);
    const reply = replies[bodies.length - 1];
    if (reply !== undefined) return reply;
    const arrived = await real(url, init);
    if (bodies.length <= replies.length) throw new TypeError('lost');
    return arrived;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return bodies;
}

const tokensIn = (bodies: readonly string[]) =>
  new Set(bodies.map((body) => (JSON.parse(body) as { readonly token: string }).token));

test('a lost reply to a one-time link costs nothing: the same token gets the seat', async () => {
  const { url } = await serve();
  const { host } = await hosted(url);
  await expect.poll(() => host.known).toBeDefined();
  const answer = await host.order({ type: 'move' });
  const link = `${url}/#/link/${answer.type === 'done' ? answer.link : ''}`;
  const bodies = disturb('/api/links', [undefined]);
  expect(await sentenceOf(() => joining(new FakeTerminal(), link, '', ''))).toContain('Can’t reach');
  const terminal = new FakeTerminal();
  const playing = joining(terminal, link, '', '');
  await terminal.shows('You are the host.');
  terminal.type('q');
  await playing;
  expect(bodies).toHaveLength(2);
  expect(tokensIn(bodies).size).toBe(1);
});

test('a request for a seat at a busy server is retried with the same token', async () => {
  const { url } = await serve();
  const { code, table } = await hosted(url);
  const busy = Response.json({ code: 'too-fast', message: 'Wait.', retryAfter: 1 }, { status: 429 });
  const bodies = disturb(`/api/tables/${table}/seats`, [busy]);
  await expect(joining(new FakeTerminal(), code, url)).rejects.toThrow();
  const terminal = new FakeTerminal();
  const playing = joining(terminal, code, url);
  await terminal.shows('Waiting for Ada');
  terminal.type('q');
  await playing;
  expect(tokensIn(bodies).size).toBe(1);
});

test.each([
  ['BCDF', 'No table has this code. Codes work until the game starts; ask for the link.'],
  ['aaaaaaaaaaaa', 'This table doesn’t exist, or has been removed.'],
  ['the table', '“the table” is neither the link of a table nor a code of four letters.'],
])('%s gets one sentence', async (target, sentence) => {
  const { url } = await serve();
  expect(await sentenceOf(() => joining(new FakeTerminal(), target, url))).toBe(sentence);
  expect(await knownSeats()).toEqual([]);
});

test('the menu asks again for a table before it asks for a server, and an empty answer leaves', async () => {
  const terminal = new FakeTerminal();
  const asking = askAndJoin(terminal);
  await terminal.shows('The link of the table, or its code:');
  terminal.type('the table', '');
  expect(await asking).toBe(0);
  expect(terminal.everything).toContain('neither the link of a table nor a code');
  expect(terminal.everything).not.toContain('Server?');
});

test('a full table and a game that has started get one sentence', async () => {
  const { url } = await serve();
  const { code, table, host } = await hosted(url, { ...SETTINGS, seats: 2 });
  const terminal = new FakeTerminal();
  const playing = joining(terminal, code, url);
  await terminal.shows('Waiting for Ada');
  terminal.type('q');
  await playing;
  vi.stubEnv('XDG_DATA_HOME', temporaryFolder());
  const third = () => joining(new FakeTerminal(), `${url}/#/table/${table}`, '', 'Cid');
  expect(await sentenceOf(third)).toBe('Every seat at this table is taken.');
  await host.order({ type: 'start' });
  expect(await sentenceOf(third)).toBe('The game has started, and the host doesn’t allow late joining.');
});

test('a server that is down, or not a Picket server, gets one sentence', async () => {
  const http = createServer((_, reply) => reply.end('<html>')).listen(0, '127.0.0.1');
  await new Promise((resolve) => http.once('listening', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  expect(await sentenceOf(() => joining(new FakeTerminal(), 'BCDF', url))).toBe(
    `${url} is not a Picket server.`,
  );
  await new Promise((resolve) => http.close(resolve));
  const down = `Can’t reach ${url}. Check the address, and whether the server is running.`;
  expect(await sentenceOf(() => joining(new FakeTerminal(), 'BCDF', url))).toBe(down);
  const seat = { server: url, table: 'aaaaaaaaaaaa', code: 'BCDF', token: 't', name: 'Bob', joined: true };
  await saveSeat(seat);
  expect(await sentenceOf(() => joining(new FakeTerminal(), 'BCDF', url))).toBe(down);
  expect(await knownSeats()).toEqual([seat]);
});

/** A socket whose server answers everything with these messages. */
function answering(...messages: readonly object[]): { readonly socket: Socket; readonly open: () => void } {
  const target = new EventTarget();
  const send = (): void => {
    for (const message of messages) {
      target.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    }
  };
  const socket = Object.assign(target, { send, close: () => undefined });
  return { socket, open: () => void target.dispatchEvent(new Event('open')) };
}

test('text from others cannot control the terminal', async () => {
  const { url } = await serve();
  const { table, host } = await hosted(url);
  const reply = await fetch(`${url}/api/tables/${table}`);
  const message = { ...((await reply.json()) as TableMessage), you: 0 };
  const line = { type: 'chat', seq: message.seq + 1, seat: 1, at: 1, text: 'a\u001B[2Jb' };
  const { socket, open } = answering(message, line);
  const watching = new OnlineTable({ server: url, table, token: '' }, () => socket);
  watching.start();
  open();
  expect(watching.takeNews(en)).toEqual([': a�[2Jb']);
  watching.stop();
  host.stop();
});

test('a server that rejects everyone says why', async () => {
  const seat: Seat = {
    server: 'http://picket.example',
    table: 'aaaaaaaaaaaa',
    code: null,
    token: 'tokentokentokentokenxx',
    name: 'Bob',
    joined: true,
  };
  await saveSeat(seat);
  const { socket, open } = answering({ type: 'error', code: 'server-full' });
  const table = new OnlineTable(seat, () => socket);
  onTestFinished(() => table.stop());
  const playing = new OnlineGame(new FakeTerminal(), seat, table).play();
  table.start();
  open();
  expect(await sentenceOf(() => playing)).toBe(en.words.wire['server-full']);
  expect(await knownSeats()).toHaveLength(1);
});

test.each([
  ['other-protocol', 'This version of Picket can’t play on that server: one of them is too old.', 1],
  ['bad-token', 'This seat is now played on another device. Ask the host for a new link.', 0],
])('%s ends the game with one sentence: %s', async (code, sentence, kept) => {
  const seat: Seat = {
    server: 'http://picket.example',
    table: 'aaaaaaaaaaaa',
    code: null,
    token: 'tokentokentokentokenxx',
    name: 'Bob',
    joined: true,
  };
  await saveSeat(seat);
  const { socket, open } = answering({ type: 'error', code });
  const table = new OnlineTable(seat, () => socket);
  const playing = new OnlineGame(new FakeTerminal(), seat, table).play();
  table.start();
  open();
  expect(await sentenceOf(() => playing)).toBe(sentence);
  expect(await knownSeats()).toHaveLength(kept);
});
