import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { replay } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { expect, test } from 'vitest';
import { anyTurn, Client, serve } from './kit.ts';

const BOT = join(import.meta.dirname, '../../../examples/onlineBot.ts');

test('the example bot joins a table and plays a whole game', async () => {
  const server = await serve();
  const { table, code, token } = await server.make({ seats: 2 });
  const host = await Client.enter(server, table, token);
  const bot = spawn(process.execPath, [BOT, server.url, code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const printed = text(bot.stdout);
  const ended = once(bot, 'exit');
  await host.until(() => host.known?.seats.length === 2);
  await host.command({ type: 'start' });
  const random = new FastRandom('host');
  for (let round = 0; host.known?.info.status !== 'over'; round++) {
    await host.until(() => host.round === round);
    await host.command({ type: 'submit', round, steps: anyTurn(host.view, random) });
    await host.until(() => host.round > round);
  }
  expect(await ended).toEqual([0, null]);
  expect(await printed).toContain('The game is over');
  const { body } = await server.get(`/api/tables/${table}/record`);
  expect(replay(body)).toMatchObject({ ok: true });
  expect(body).toMatchObject({ options: { players: ['Ada', 'Robot'] } });
});
