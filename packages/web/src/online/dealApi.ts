import {
  DealBuilt,
  DealState,
  DealTable,
  Erased,
  MyResults,
  PublicGames,
  Vault,
  type DealRule,
} from 'picket-protocol';
import { ask } from './api.ts';
import { mySeats } from './seats.ts';

/** The server's API of sealed deals and of lists of games. */

/** A deal, or the current one of a kind, by the server's clock. */
export const dealState = (deal: string, player: string | undefined) =>
  ask(DealState, `deals/${deal}`, { token: player });

export const dealBuilt = (deal: string, player: string | undefined) =>
  ask(DealBuilt, `deals/${deal}/built`, { token: player });

/** Starts the player's only game, or gives this device access to it. */
export const playDeal = (
  { id }: Pick<DealRule, 'id'>,
  who: { readonly name: string; readonly player: string; readonly token: string },
) => ask(DealTable, `deals/${id}/games`, { body: who });

export const reportEntry = (deal: string, player: string, about: { table: string; text: string }) =>
  ask(Erased, `deals/${deal}/reports`, { body: about, token: player });

export const publicGames = () => ask(PublicGames, 'games');

/** The results of this browser's finished games. */
export const myResults = () =>
  ask(MyResults, 'mine/results', {
    body: { seats: mySeats().map(({ table, token }) => ({ table, token })) },
  });

export const readVault = (player: string) => ask(Vault, 'vault', { token: player });

export const writeVault = (player: string, box: string) =>
  ask(Vault, 'vault', { token: player, body: { box } });

export const deleteVault = (player: string) => ask(Erased, 'vault', { token: player, method: 'DELETE' });
