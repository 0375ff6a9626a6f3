import { builtIn } from '../edition/components.ts';
import type { GameRecord } from '../game/record.ts';
import type { ReplayInput } from '../game/replay.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import type { NotationFault } from './fault.ts';
import { fromHeader, readHeader } from './header.ts';
import { playDealt, playSeed } from './playGame.ts';
import { Reader, reading } from './reader.ts';

/** [N3] [N4] Reads a game from its line by playing it: the record is derived anew, so only a game that holds has one. */
export function parseGame(text: string, input: ReplayInput = {}): Result<GameRecord, NotationFault> {
  return reading(() => {
    const { components = builtIn, hash = null } = input;
    const [head, ...rounds] = new Reader(text).split(';') as [Reader, ...Reader[]];
    const header = readHeader(head);
    const unfit = whyOtherComponents(header.options.components, hash);
    fromHeader(unfit === undefined ? ok(components) : reject(unfit), header);
    return 'seed' in header.deal
      ? playSeed(header, header.deal.seed, rounds, components)
      : playDealt(header, header.deal, rounds, { components, hash });
  });
}

/** [E1] A game is read with the numbers it was played with. */
function whyOtherComponents(named: string | null, hash: string | null): Rejection | undefined {
  if (named === hash) return undefined;
  return named !== null && hash === null
    ? rejection('components-missing', { hash: named })
    : rejection('components-differ', { hash: hash ?? '', named: named ?? 'built-in' });
}
