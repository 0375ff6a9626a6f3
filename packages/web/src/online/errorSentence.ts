import type { Answer } from 'picket-protocol';
import { describeRejection } from 'picket-words';
import { online, text } from '../text/language.ts';
import type { Trouble } from './api.ts';

/** Why something failed, in one sentence. */
export function errorSentence(trouble: Trouble | Extract<Answer, { type: 'refused' }>): string {
  const { code, refusal } = trouble;
  if (refusal !== undefined) return describeRejection(text.words, refusal);
  return code === 'unreachable' ? online.unreachable : text.words.wire[code];
}
