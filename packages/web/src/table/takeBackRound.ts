import { announce } from '../platform/announcer.svelte.ts';
import type { GameId } from '../authority/authority.ts';
import { localGames } from '../authority/localGames.ts';
import { text } from '../text/language.ts';
import { rejectionSentence } from '../text/rejectionSentence.ts';

/** Takes back the last finished round, or says why not. */
export async function takeBackRound(id: GameId): Promise<string> {
  const rejection = await localGames().takeBackRound(id);
  if (rejection !== undefined) return rejectionSentence(rejection);
  announce(text.table.takeBack.done);
  return '';
}
