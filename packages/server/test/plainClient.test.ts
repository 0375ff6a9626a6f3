import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { replay } from 'picket-engine';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Room } from '../src/live/room.ts';
import { roundOf } from '../src/table/state.ts';
import { serve, type TestServer } from './kit.ts';

const CLIENT = join(import.meta.dirname, '../../../examples/plainClient.mjs');

/** Starts the client, which prints where the record of its game is. */
function play({ url }: TestServer, ...game: string[]): Promise<string> {
  const client = spawn(process.execPath, [CLIENT, url, ...game], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void client.kill());
  const printed = text(client.stdout);
  return once(client, 'exit').then(([code]) => {
    expect(code).toBe(0);
    return printed;
  });
}

async function recordIn(printed: string): Promise<unknown> {
  const [url = ''] = /http:\S+/.exec(printed) ?? [];
  return (await fetch(url)).json();
}

test.each([
  ['2018', 'standard'],
  ['2018', 'expert'],
  ['2018', 'solo'],
  ['2023', 'aaa', '2023-aaa-4'],
])('a client written from the documents alone plays a whole game: %s, %s', async (...game) => {
  const server = await serve();
  const record = await recordIn(await play(server, ...game));
  expect(replay(record)).toMatchObject({ ok: true });
  const [edition, mode] = game;
  expect(record).toMatchObject({ options: { edition, mode } });
});

test('that client continues after its connection was lost', async () => {
  const server = await serve();
  const { sockets } = server.server.services;
  const { websocketServer } = server.server.app;
  const over = play(server, '2018', 'expert');
  let lost = 0;
  const losing = setInterval(() => {
    if (lost === 2 || sockets.size === 0) return;
    lost++;
    for (const socket of websocketServer.clients) socket.terminate();
  }, 250);
  const record = await recordIn(await over);
  clearInterval(losing);
  expect(lost).toBeGreaterThan(0);
  expect(replay(record)).toMatchObject({ ok: true });
});

/** A busy machine is slow. */
const PATIENCE = { timeout: 60_000, interval: 5 };

test('that client waits while it is too fast or the server is read-only', async () => {
  const server = await serve();
  const { moderation, rooms } = server.server.services;
  const { websocketServer } = server.server.app;
  const tell = (message: object) => {
    for (const socket of websocketServer.clients) socket.send(JSON.stringify(message));
  };
  const over = play(server, '2018', 'standard');
  const [room] = await vi.waitUntil(() => {
    const loaded = [...rooms.loaded()];
    return loaded.some(({ state }) => roundOf(state) > 0) && loaded;
  }, PATIENCE);
  moderation.suspend(true);
  const asked = vi.spyOn(room as Room, 'again');
  asked.mockImplementationOnce(async () => tell({ type: 'error', code: 'too-fast', retryAfter: 200 }));
  // It misses something, asks for it, and has to ask again.
  tell({ type: 'presence', seq: 1e6, here: [], away: [], watching: 0 });
  await vi.waitUntil(() => asked.mock.calls.length === 2, PATIENCE);
  moderation.suspend(false);
  expect(replay(await recordIn(await over))).toMatchObject({ ok: true });
});
