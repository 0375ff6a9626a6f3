import type { Result } from '../result.ts';
import type { Draft } from '../turn/draft.ts';
import type { Step } from '../types.ts';
import type { NotationFault } from './fault.ts';
import { Reader, reading } from './reader.ts';
import { readStep } from './readStep.ts';

/** A step and the index of the next character. */
export interface StepReading {
  readonly step: Step;
  readonly end: number;
}

/**
 * [N1] Reads the first step of a text, so that steps can be carried out while they are typed. Legality is not
 * checked.
 */
export function parseStep(text: string, draft: Draft): Result<StepReading, NotationFault> {
  return reading(() => {
    const reader = new Reader(text);
    const step = readStep(reader, draft);
    reader.take(/,/y);
    return { step, end: reader.at };
  });
}
