import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FastRandom } from '@picket/engine';
import { expect, test } from 'vitest';
import { root } from '../picket.ts';
import { gather, settingsFor, type Owned } from './api.ts';
import { Line } from './line.ts';
import { TestServer } from './testServer.ts';
import { randomTurn, viewFrom } from './turns.ts';

const BOT = join(root, 'docs/exampleBot.mjs');

test('the example bot of the docs is short, joins by a code and plays', { timeout: 120_000 }, async () => {
  expect(readFileSync(BOT, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(40);
  const server = new TestServer();
  await server.start();
  const [host] = await gather(server.url, settingsFor(1));
  const { line, table } = await Line.open(server.url, host as Owned);
  await line.ask({ type: 'change', settings: { seats: 2 } });
  const bot = spawn(process.execPath, [BOT, server.url, table.info.code ?? ''], { stdio: 'inherit' });
  try {
    await expect
      .poll(async () => (await look(server.url, host as Owned)).seats.length, { timeout: 30_000 })
      .toBe(2);
    await line.ask({ type: 'start' });
    const random = new FastRandom('example');
    for (let round = 0; round < 2; round++) {
      const { view } = await look(server.url, host as Owned);
      if (view === null) throw new Error('The game has not begun.');
      await line.ask({ type: 'submit', round, steps: [...randomTurn(viewFrom(view), 0, random)] });
      await expect
        .poll(async () => (await look(server.url, host as Owned)).view?.record.rounds.length, {
          timeout: 30_000,
        })
        .toBe(round + 1);
    }
  } finally {
    bot.kill();
    line.close();
    await server.kill();
    server.remove();
  }
});

async function look(url: string, owned: Owned) {
  const { line, table } = await Line.open(url, owned);
  line.close();
  return table;
}
