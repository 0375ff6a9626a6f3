import { builtIn, EDITIONS, MODES, type ModeId } from 'picket-engine';
import { oneOf } from '../../platform/guards.ts';
import type { Choice, Memory } from './choice.ts';
import { blockOf, seatsFor, whyNotMode } from './possible.ts';
import type { PlayedWith } from './seats.ts';

/** The last choice, changed by a start link. An unknown link changes nothing. */
export function choiceAt(door: string | undefined, memory: Memory): Choice {
  switch (door) {
    case 'alone':
    case 'bots':
    case 'together':
      return choiceWith(memory, door);
    case 'advanced':
      return { ...memory.choice, advanced: true };
    default: {
      const mode = oneOf(MODES, door);
      return mode === undefined ? memory.choice : inMode(memory.choice, mode);
    }
  }
}

/** The same mode if it allows these seats, else another one. */
export function choiceWith(
  { choice, seatings }: Pick<Memory, 'choice' | 'seatings'>,
  kind: PlayedWith,
): Choice {
  const seats = seatings[kind];
  const block = blockOf(builtIn, choice.edition);
  const mode = [choice.mode, ...MODES].find((id) => {
    const { min, max } = seatsFor(choice.edition, id, block);
    return max > 1 && min <= seats.length && seats.length <= max;
  });
  return { ...choice, mode: mode ?? choice.mode, seats };
}

function inMode(choice: Choice, mode: ModeId): Choice {
  const edition = [choice.edition, ...EDITIONS].find(
    (id) => whyNotMode(id, mode, blockOf(builtIn, id)) === undefined,
  );
  return { ...choice, mode, edition: edition ?? choice.edition };
}
