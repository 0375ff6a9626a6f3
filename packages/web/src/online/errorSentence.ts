import type { Answer } from 'picket-protocol';
import { faults, online } from '../text/language.ts';
import { rejectionSentence } from '../text/rejectionSentence.ts';
import type { Trouble } from './api.ts';

/** Why something failed, in one sentence. */
export function errorSentence(trouble: Trouble | Extract<Answer, { type: 'refused' }>): string {
  const { code, refusal } = trouble;
  if (refusal !== undefined) return rejectionSentence(refusal);
  return code === 'unreachable' ? online.unreachable : faults.wire[code];
}
