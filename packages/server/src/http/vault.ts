import { Erased, KeepVault, LIMITS, Vault } from 'picket-protocol';
import type { FastifyRequest } from 'fastify';
import { hashOf } from '../table/secrets.ts';
import type { AddressLimit } from './addressLimit.ts';
import { RequestRefused } from './failure.ts';
import { bearerOf, bodyOf } from './request.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';

/** The cost of storing a text, in requests about a seat; growth costs extra by length. */
const COST = 40;
const LETTERS_PER_TOKEN = 100;

/** The vault: one text for each player's token, encrypted with it, which their devices share. */
export function vaultRoutes({ store, now }: Services, asked: AddressLimit): Route[] {
  return [
    {
      method: 'GET',
      url: '/api/vault',
      about: 'What the player with this token keeps for other devices; null if nothing.',
      reply: Vault,
      run: async (request) => {
        asked.charge(request, COST);
        const found = await store.vault(playerOf(request));
        return { box: found?.box ?? null, at: found?.at ?? null };
      },
    },
    {
      method: 'POST',
      url: '/api/vault',
      about: 'Keeps something for the player’s other devices. It replaces what was kept before.',
      body: KeepVault,
      reply: Vault,
      largest: LIMITS.vaultFrame,
      changes: true,
      run: async (request) => {
        asked.charge(request, COST);
        const player = playerOf(request);
        const { box } = bodyOf(KeepVault, request);
        const before = await store.vault(player);
        const more = box.length - (before?.box.length ?? 0);
        if (more > 0) asked.charge(request, Math.ceil(more / LETTERS_PER_TOKEN));
        const at = now();
        await store.commit('vault', [{ put: 'vaults', row: { player, box, at } }]);
        return { box: null, at };
      },
    },
    {
      method: 'DELETE',
      url: '/api/vault',
      about: 'Deletes what the player keeps for other devices.',
      reply: Erased,
      changes: true,
      run: async (request) => {
        asked.charge(request, COST);
        await store.commit('vault', [{ remove: 'vaults', where: { player: playerOf(request) } }]);
        await store.truncateLog();
        return { tables: [] };
      },
    },
  ];
}

function playerOf(request: FastifyRequest): Uint8Array {
  const token = bearerOf(request);
  if (token === undefined) throw new RequestRefused('bad-token');
  return hashOf(token);
}
