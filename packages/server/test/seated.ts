import { expect } from 'vitest';
import type { Answer } from 'picket-protocol';
import { Client, type TestServer } from './kit.ts';

/** A table with this many players, each with a client. */
export async function seated(
  server: TestServer,
  count: number,
  part: Parameters<TestServer['make']>[0] = {},
) {
  const { table, token, code } = await server.make(part);
  const tokens = [token];
  for (let i = 1; i < count; i++) tokens.push((await server.join(table, `P${i}`)).token);
  const clients: Client[] = [];
  for (const each of tokens) clients.push(await Client.enter(server, table, each));
  const [host] = clients;
  if (host === undefined) throw new Error('nobody');
  return { table, tokens, code, clients, host };
}

/** The same, with the game started. */
export async function started(
  server: TestServer,
  count: number,
  part: Parameters<TestServer['make']>[0] = {},
) {
  const all = await seated(server, count, part);
  expect(await all.host.command({ type: 'start' })).toMatchObject({ type: 'done' });
  for (const client of all.clients) await client.until(() => client.round === 0);
  return all;
}

/** The default of `clock.offerSeconds`. */
export const OFFER_MS = 120_000;

export function linkIn(answer: Answer): string | undefined {
  return answer.type === 'done' ? answer.link : undefined;
}

/** Disconnects a player, and waits until another one sees it. */
export async function goAway(witness: Client, client: Client | undefined): Promise<void> {
  const seat = client?.known?.you ?? -1;
  client?.socket.close();
  await witness.until(() => witness.known?.seats[seat]?.here === false);
}
