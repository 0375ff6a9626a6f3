import type { Played } from '../game/paper.ts';
import type { Result } from '../result.ts';
import type { TurnFault } from '../turn/draft.ts';
import type { Slot, TurnStep } from '../types.ts';
import { stopAt, type Reader } from './reader.ts';

/** [G8] [N1] A turn on paper: `n`, `gA`, `!` and `e`, or nothing at all. */
export function readPaperTurn(
  reader: Reader,
  play: (steps: readonly TurnStep[]) => Result<Played, TurnFault>,
): Played {
  const { at } = reader;
  const steps: TurnStep[] = [];
  while (!reader.done) steps.push(readPaperStep(reader));
  const played = play(steps);
  return played.ok ? played.value : stopAt(at, [], played.rejection.rejection);
}

function readPaperStep(reader: Reader): TurnStep {
  switch (reader.need(/[gn!e]/iy, 'refuse', 'plan', 'reshuffle').toLowerCase()) {
    case 'g':
      return { do: 'plan', slot: reader.need(/[abc]/iy, 'slot').toUpperCase() as Slot, estates: [] };
    case 'n':
      return { do: 'refuse' };
    case '!':
      return { do: 'reshuffle' };
    default:
      return { do: 'full' };
  }
}
