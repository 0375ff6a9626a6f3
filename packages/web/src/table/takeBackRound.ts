import { describeRefusal } from '@picket/words';
import { afterPaint } from '../access/afterPaint.ts';
import { announce } from '../access/announcer.svelte.ts';
import type { GameId } from '../authority/authority.ts';
import { here } from '../here.ts';
import { text } from '../language.ts';

/** Takes back the last finished round, and says why where that cannot be; what it costs is said where it is offered. */
export async function takeBackRound(id: GameId): Promise<string> {
  const refusal = await here().takeBackRound(id);
  if (refusal !== undefined) return describeRefusal(text.words, refusal);
  // Once the menu that it was asked in is on its way out.
  afterPaint(() => announce(text.end.takeBack.done));
  return '';
}
