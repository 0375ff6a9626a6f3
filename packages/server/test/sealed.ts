// Test helpers: games of the sealed deal.

import { randomBytes } from 'node:crypto';
import type { Random } from 'picket-engine';
import type { DealRule } from 'picket-protocol';
import { anyTurn, Client, type TestServer } from './kit.ts';

export const newToken = (): string => randomBytes(16).toString('base64url');

export async function startSealed(
  server: TestServer,
  rule: DealRule,
  { player = newToken(), name = 'Player', bot = false },
): Promise<{ readonly table: string; readonly token: string; readonly client: Client }> {
  const token = newToken();
  const body = { name, player, token, ...(bot && { bot }) };
  const reply = await server.post(`/api/deals/${rule.id}/games`, body);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  const table = String(reply.body['table']);
  return { table, token, client: await Client.enter(server, table, token) };
}

/** Plays any turns to the end. */
export async function playSealed(
  client: Client,
  random: Random,
  beforeTurn: () => void = () => {},
): Promise<void> {
  while (client.known?.info.status === 'playing') {
    beforeTurn();
    const { round } = client;
    const steps = anyTurn(client.view, random);
    const answer = await client.command({ type: 'submit', round, steps });
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
    await client.until(() => client.round > round);
  }
}
