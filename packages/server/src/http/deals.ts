import {
  dealAt,
  DEAL_KINDS,
  DealBuilt,
  DealId,
  DealState,
  DealTable,
  dealOf,
  Erased,
  PlayDeal,
  ReportEntry,
  type DealRule,
} from 'picket-protocol';
import type { FastifyRequest } from 'fastify';
import { hashOf, tableIdOf } from '../table/secrets.ts';
import { admitDevice, banOf, makeSealed } from '../table/sealed.ts';
import { AddressLimit } from './addressLimit.ts';
import { RequestRefused } from './failure.ts';
import { addressOf, bearerOf, bodyOf, parameter, roomOf } from './request.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';

/** The sealed deals of the day and of the week. Their games are tables with one seat. */
export function dealRoutes(services: Services): Route[] {
  const { store, deals, owners, box, rooms, moderation, metrics, now } = services;
  const makers = new AddressLimit('addressTables', services);
  return [
    {
      method: 'GET',
      url: '/api/deals/:deal',
      about:
        'A sealed deal (or `day` or `week` for the current one): its commitment, the player’s own game (with the player’s token), and the results once that is over.',
      reply: DealState,
      run: async (request) => {
        const rule = currentOr(request);
        const state = await deals.state(rule, bearerOf(request));
        if (state !== undefined) return state;
        const isUndrawn = moderation.readOnly && rule.opens <= now() && rule.ends > now();
        throw new RequestRefused(isUndrawn ? 'read-only' : 'no-such-deal');
      },
    },
    {
      method: 'GET',
      url: '/api/deals/:deal/built',
      about: 'Where people built in each round, for those who have played, or after the end.',
      reply: DealBuilt,
      run: async (request) => {
        const built = await deals.built(ruleOf(request), bearerOf(request));
        if (built === undefined) throw new RequestRefused('sealed');
        return built;
      },
    },
    {
      method: 'POST',
      url: '/api/deals/:deal/games',
      about: 'Starts the player’s only game of a sealed deal, or lets another device of the player in.',
      body: PlayDeal,
      reply: DealTable,
      changes: true,
      run: async (request) => {
        const rule = ruleOf(request);
        const { name, player, token, bot = false } = bodyOf(PlayDeal, request);
        const before = await gameOf(rule, player, token);
        if (before !== undefined) return before;
        const word = moderation.whyNotSay(name);
        if (word !== undefined) throw new RequestRefused(word);
        if (rule.opens > now()) throw new RequestRefused('no-such-deal');
        if (rule.ends <= now()) throw new RequestRefused('deal-over');
        if ((await store.note(banOf(hashOf(player)))) !== undefined) throw new RequestRefused('banned');
        makers.charge(request);
        const address = addressOf(request);
        const end = await owners.reserve(address);
        try {
          const deal = end && (await deals.dealt(rule));
          if (deal === undefined) {
            metrics.refused.inc({ what: 'table' });
            throw new RequestRefused('server-full');
          }
          const id = tableIdOf(`${rule.id} ${token}`);
          const made = makeSealed({ id, rule, seed: deal.seed, name, player, token, bot }, now(), box);
          if (!made.ok) throw new RequestRefused(made.rejection);
          try {
            await store.commit(id, made.value.writes);
            owners.own(id, address);
          } catch (fault) {
            // A concurrent request of the same player may have won.
            const meanwhile = await gameOf(rule, player, token);
            if (meanwhile !== undefined) return meanwhile;
            // The token opens another player's game.
            throw (await rooms.open(id)) === undefined ? fault : new RequestRefused('bad-token');
          }
        } finally {
          end?.();
        }
        const made = await gameOf(rule, player, token);
        if (made === undefined) throw new RequestRefused('try-again');
        return made;
      },
    },
    {
      method: 'POST',
      url: '/api/deals/:deal/reports',
      about: 'Reports a name in the list to the operator, by a player who has a game of this deal.',
      body: ReportEntry,
      reply: Erased,
      changes: true,
      run: async (request) => {
        const rule = ruleOf(request);
        const { table, text } = bodyOf(ReportEntry, request);
        const player = bearerOf(request);
        const own = player === undefined ? [] : await store.entriesOf(hashOf(player));
        const entry = await store.entryAt(table);
        if (entry?.deal !== rule.id) throw new RequestRefused('no-such-table');
        const by = own.find(({ deal }) => deal === rule.id);
        if (by === undefined) throw new RequestRefused('not-seated');
        // The operator may have deleted the game.
        if ((await store.summary(table)) === undefined) throw new RequestRefused('no-such-table');
        // One report per reporter and game: a new one replaces it.
        const id = Buffer.from(hashOf(`${by.table_id} ${table}`)).toString('base64url');
        const evidence = JSON.stringify({ name: entry.name, chat: [] });
        const row = { id, table_id: table, by_key: -1, key: 0, text, at: now(), evidence };
        await store.commit(table, [{ put: 'reports', row }]);
        return { tables: [table] };
      },
    },
  ];

  /** The named deal, or the current one of its kind by the server's clock. */
  function currentOr(request: FastifyRequest): DealRule {
    const { deal } = request.params as { readonly deal: string };
    const kind = DEAL_KINDS.find((name) => name === deal);
    return kind === undefined ? ruleOf(request) : dealAt(kind, now());
  }

  /** The player's game of this deal, opened for this device. */
  async function gameOf(rule: DealRule, player: string, token: string) {
    const own = (await store.entriesOf(hashOf(player))).find(({ deal }) => deal === rule.id);
    if (own === undefined) return undefined;
    const room = await roomOf(rooms, own.table_id);
    const refused = await room.change((state, at) => admitDevice(state, token, at));
    if (refused !== undefined) throw new RequestRefused(refused);
    return { table: own.table_id, seat: 0, token };
  }
}

function ruleOf(request: FastifyRequest): DealRule {
  const id = parameter(DealId, request, 'deal', 'no-such-deal');
  const rule = dealOf(id);
  if (rule === undefined) throw new RequestRefused('no-such-deal');
  return rule;
}
