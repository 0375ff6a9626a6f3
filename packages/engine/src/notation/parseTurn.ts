import type { Result } from '../result.ts';
import type { Position } from '../state/position.ts';
import { isComplete, startDraft, takeStep, type Draft } from '../turn/draft.ts';
import type { NotationFault } from './fault.ts';
import { following } from './following.ts';
import { allowed, Reader, reading, stopAt } from './reader.ts';
import { readStep } from './readStep.ts';

export interface TurnReading {
  /** Whether an incomplete turn is accepted, for a turn that is still being typed. */
  readonly partial?: boolean;
}

/** [N1] [N4] Reads a turn and plays it in this position, step by step. */
export function parseTurn(
  text: string,
  position: Position,
  { partial = false }: TurnReading = {},
): Result<Draft, NotationFault> {
  return reading(() => readTurn(new Reader(text), position, partial));
}

/** The same within a longer text. */
export function readTurn(reader: Reader, position: Position, partial = false): Draft {
  let draft = startDraft(position);
  let comma = false;
  while (comma || !reader.done) {
    const { at } = reader;
    const step = readStep(reader, draft);
    draft = allowed(takeStep(draft, step), at, following(draft));
    comma = reader.take(/,/y) !== undefined;
  }
  return partial || isComplete(draft) ? draft : stopAt(reader.at, following(draft));
}
