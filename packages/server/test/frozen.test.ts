// Data of earlier server versions, opened by this one. The files are never regenerated: when a test fails, change the code, not the
// file. frozen/README.md explains how to add a new version.

import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { BUILT_IN, replay, RULES_VERSION, type GameRecord } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import type { TableMessage } from 'picket-protocol';
import { describe, expect, test } from 'vitest';
import { anyTurn, Client, serve, temporaryFolder, NO_RATE_LIMIT, type TestServer } from './kit.ts';
import { NEWER } from './newerData.ts';

/** A table as the old server sent it. */
interface FrozenTable {
  readonly label: string;
  readonly table: string;
  /** A one-time link to a seat, if there was one. */
  readonly link?: string;
  readonly spectator: TableMessage;
  readonly seats: readonly { readonly token: string; readonly told: TableMessage }[];
}

interface Frozen {
  /** When the old server shut down. */
  readonly at: number;
  readonly tables: readonly FrozenTable[];
}

const FROZEN = join(import.meta.dirname, 'frozen');
const VERSIONS = readdirSync(FROZEN, { withFileTypes: true }).filter((entry) => entry.isDirectory());
/** Distinct from the ids in the data: a command with a known id is not executed again. */
const freshId = () => randomUUID();

describe.each(VERSIONS.map(({ name }) => name))('the data of a server under %s', (version) => {
  const read = (file: string) => readFileSync(join(FROZEN, version, file));
  const { at, tables } = JSON.parse(read('tables.json').toString()) as Frozen;
  const withStatus = (status: string) => tables.filter(({ spectator }) => spectator.info.status === status);

  /** Starts when the old server shut down, so nothing has expired. */
  async function serveFrozen(box = BUILT_IN): Promise<TestServer> {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data/picket.db'), gunzipSync(read('picket.db.gz')));
    const flags = { ...NO_RATE_LIMIT, bots: { ms: 5 }, push: { on: false } };
    return serve(flags, folder, undefined, at - Date.now(), box);
  }

  test('has every mode: waiting, running and finished', () => {
    const modes = (status: string) =>
      new Set(withStatus(status).map(({ spectator }) => spectator.info.settings.options.mode));
    const all = ['standard', 'expert', 'solo', 'aaa'];
    expect([...modes('playing')].toSorted()).toEqual(all.toSorted());
    expect([...modes('over')].toSorted()).toEqual(all.toSorted());
    expect([...modes('lobby')].toSorted()).toEqual(['aaa', 'expert', 'standard']);
    expect(withStatus('closed')).toHaveLength(1);
  });

  test.each([
    ['the data of today', BUILT_IN],
    ['newer data', NEWER],
  ])('with %s every seat and spectator gets the same table as before', async (_, box) => {
    const server = await serveFrozen(box);
    for (const { label, table, seats, spectator } of tables) {
      for (const { token, told } of [...seats, { token: undefined, told: spectator }]) {
        const { status, body } = await server.get(`/api/tables/${table}`, token);
        expect(status, label).toBe(200);
        // These three change with every server start.
        const { epoch: _epoch, seq: _seq, now: _now, ...lasting } = told;
        expect(asFarAs(lasting, body), label).toEqual(lasting);
      }
    }
  });

  test('a finished game has the same record, byte for byte', async () => {
    const server = await serveFrozen();
    const records = read('records.jsonl').toString().trimEnd().split('\n');
    const over = withStatus('over');
    expect(over).toHaveLength(records.length);
    for (const [i, { label, table }] of over.entries()) {
      const { body } = await server.get(`/api/tables/${table}/record`);
      // Later versions add information about players; the game is the same.
      const { about: _about, ...record } = body;
      expect(JSON.stringify(record), label).toBe(records[i]);
      expect(replay(body), label).toMatchObject({ ok: true });
    }
  });

  test('running games can be finished', async () => {
    const server = await serveFrozen();
    const running = withStatus('playing').filter(hasEverybody);
    expect(running.length).toBeGreaterThan(10);
    await Promise.all(
      running.map(async (frozen) => {
        await playToTheEnd(server, frozen);
        const { label, table, spectator } = frozen;
        const { body } = await server.get(`/api/tables/${table}/record`);
        expect(replay(body), label).toMatchObject({ ok: true, value: { dealChecked: true } });
        const before = spectator.view?.record as GameRecord;
        const { rules, plans, options } = before;
        expect(body, label).toMatchObject({ rules, plans, options });
        const { rounds } = body as unknown as GameRecord;
        expect(rounds.length, label).toBeGreaterThan(before.rounds.length);
        expect(turnsOf(rounds.slice(0, before.rounds.length)), label).toEqual(turnsOf(before.rounds));
      }),
    );
  });

  test('a waiting table starts a game with the current rules', async () => {
    const server = await serveFrozen();
    for (const { label, table, seats } of withStatus('lobby')) {
      const [{ token }] = seats as [FrozenTable['seats'][number]];
      const host = await Client.enter(server, table, token);
      expect(await host.command({ type: 'start' }, freshId()), label).toMatchObject({ type: 'done' });
      await host.until(() => host.round === 0);
      expect(host.view.state.rules.version, label).toBe(RULES_VERSION);
    }
  });

  test('links still work, and banned words are still banned', async () => {
    const server = await serveFrozen();
    const linked = tables.filter(({ link }) => link !== undefined);
    expect(linked).toHaveLength(1);
    for (const { table, link } of linked) {
      expect(await server.post('/api/links', { link })).toMatchObject({ status: 200, body: { table } });
    }
    await expect(server.make({}, 'Fiddlesticks')).rejects.toThrow('word-not-allowed');
  });
});

/** Every person submits any turn, round after round; bots and caretakers play automatically. */
async function playToTheEnd(server: TestServer, { table, seats, label }: FrozenTable): Promise<void> {
  const clients = await Promise.all(seats.map(({ token }) => Client.enter(server, table, token)));
  const [first] = clients as [Client];
  const random = new FastRandom(label);
  while (first.known?.info.status === 'playing') {
    const { round } = first;
    for (const client of clients) {
      await client.until(() => client.round >= round);
      // If all other turns were already submitted, the next round has begun.
      if (client.round > round || !isAwaited(client)) continue;
      const steps = anyTurn(client.view, random);
      const answer = await client.command({ type: 'submit', round, steps }, freshId());
      expect(answer, label).toMatchObject({ type: 'done' });
    }
    await first.until(() => first.round > round);
  }
}

const turnsOf = (rounds: GameRecord['rounds']) => rounds.map(({ turns }) => turns);

/** Whether there is a token for every person at the table. */
function hasEverybody({ seats, spectator }: FrozenTable): boolean {
  return seats.length === spectator.seats.filter(({ bot }) => bot === null).length;
}

/** Whether the round waits for this seat's player. */
function isAwaited({ known, view }: Client): boolean {
  const seat = view.seat ?? -1;
  return view.now?.in[seat] === false && known?.seats[seat]?.caretaker !== 'resigned';
}

/**
 * What is sent now, reduced to what was sent then, since later versions send more. A hidden card may have become one whose action is
 * public.
 */
function asFarAs(then: unknown, now: unknown): unknown {
  if (then === null) return isCard(now) ? null : now;
  if (typeof then !== 'object' || typeof now !== 'object' || now === null) return now;
  if (Array.isArray(then)) return Array.isArray(now) ? now.map((item, i) => asFarAs(then[i], item)) : now;
  const told = Object.entries(now).filter(([key]) => key in then);
  return Object.fromEntries(
    told.map(([key, value]) => [key, asFarAs(then[key as keyof typeof then], value)]),
  );
}

/** A card that was hidden: its action is public now, and its giver sees all of it. */
function isCard(card: unknown): boolean {
  return typeof card === 'object' && card !== null && 'number' in card && 'action' in card;
}
