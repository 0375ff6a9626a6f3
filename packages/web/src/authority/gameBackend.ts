import type { Authority } from './authority.ts';

/** Takes the turns of the seats on this page: the worker for a local game, the server for an online one. */
export type GameBackend = Pick<Authority, 'submit' | 'takeBack' | 'saveDraft'>;

/** Why a host did not do something, in a sentence that can be shown. */
export class BackendError extends Error {}
