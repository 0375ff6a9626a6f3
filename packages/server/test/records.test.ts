import { replay, type GameRecord } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { expect, test } from 'vitest';
import { Client, playRound, serve, NO_RATE_LIMIT, type TestServer } from './kit.ts';

async function sitDown({ post }: TestServer, table: string, name: string, city: string): Promise<string> {
  const { body } = await post(`/api/tables/${table}/seats`, { name, city });
  return body['token'] as string;
}

test('a record has the date, the cities, the name of a late joiner, and the seats that were bots throughout', async () => {
  const server = await serve({ ...NO_RATE_LIMIT, bots: { ms: 5 } });
  const { table, token } = await server.make({ seats: 4, late: true, caretaker: 'newcomer' });
  const ada = await Client.enter(server, table, token);
  await ada.command({ type: 'addBot', level: 'casual' });
  await ada.command({ type: 'addBot', level: 'newcomer' });
  const bob = await Client.enter(server, table, await sitDown(server, table, 'Bob', 'Pinecrest'));
  await ada.command({ type: 'start' });
  await Promise.all([ada, bob].map((client) => client.until(() => client.round === 0)));
  // A player takes over the first bot's seat, and Bob resigns.
  const cyd = await Client.enter(server, table, await sitDown(server, table, 'Cyd', 'Elm Rise'));
  await bob.command({ type: 'resign' });
  const random = new FastRandom('about');
  while (ada.known?.info.status === 'playing') {
    // A bot may have played for Cyd before she came.
    const awaited = [ada, cyd].filter((client) => client.view.now?.in[client.view.seat ?? -1] === false);
    await playRound(awaited, random);
    await Promise.all([ada, cyd].map((client) => client.until(() => client.round === awaited[0]?.round)));
  }
  const ended = ada.known?.info.ended ?? 0;
  const { body } = await server.get(`/api/tables/${table}/record`);
  const { about, ...record } = body as unknown as GameRecord;
  expect(about).toEqual({
    played: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
    seats: [{ city: 'Pickering' }, { city: 'Elm Rise' }, { bot: 'newcomer' }, { city: 'Pinecrest' }],
  });
  expect(Date.parse(about?.played ?? '')).toBe(Math.floor(ended / 1000) * 1000);
  expect(record.options.players[1]).toBe('Cyd');
  // It is canonical, and valid with and without its about block.
  expect(replay(body)).toMatchObject({ ok: true, value: { record: body } });
  expect(replay(record)).toMatchObject({ ok: true });
});
