import { BUILT_IN, type Box } from '../edition/components.ts';
import type { GameRecord } from '../record/record.ts';
import type { Result } from '../result.ts';
import type { NotationFault } from './fault.ts';
import { readHeader } from './header.ts';
import { playDealt, playSeed } from './playGame.ts';
import { Reader, reading } from './reader.ts';

/** [N3] [N4] Reads a game from its line by playing it, so only a valid game gives a record. */
export function parseGame(text: string, box: Box = BUILT_IN): Result<GameRecord, NotationFault> {
  return reading(() => {
    const [head, ...rounds] = new Reader(text).split(';') as [Reader, ...Reader[]];
    const header = readHeader(head);
    return 'seed' in header.deal
      ? playSeed(header, header.deal.seed, rounds, box)
      : playDealt(header, header.deal, rounds, box);
  });
}
