import type { Result } from '../result.ts';
import type { Draft } from '../turn/draft.ts';
import type { Step } from '../types.ts';
import type { NotationFault } from './fault.ts';
import { Reader, reading } from './reader.ts';
import { readStep } from './readStep.ts';

/** A step and the character after it. */
export interface StepReading {
  readonly step: Step;
  readonly end: number;
}

/** [N1] Reads the first step of a text, for whoever carries out steps one by one as they are typed. Nothing is judged. */
export function parseStep(text: string, draft: Draft): Result<StepReading, NotationFault> {
  return reading(() => {
    const reader = new Reader(text);
    const step = readStep(reader, draft);
    reader.take(/,/y);
    return { step, end: reader.at };
  });
}
