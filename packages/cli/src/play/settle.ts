import type { Draft, Rejection } from 'picket-engine';
import type { Said } from '../text/text.ts';
import type { Drafted } from './drafts.ts';

/** The result of a command in a turn: another draft, a question, or the reasons for rejection. */
export type Answer =
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'ask'; readonly question: Said; readonly choices: readonly Choice[] }
  | { readonly kind: 'refused'; readonly rejections: readonly Rejection[] };

/** One of several meanings of a command, which may lead to another question. */
export interface Choice {
  readonly label: Said;
  readonly answer: Answer;
}

/** The result of a single attempt. */
export function answer(drafted: Drafted): Answer {
  return drafted.ok
    ? { kind: 'draft', draft: drafted.value }
    : { kind: 'refused', rejections: [drafted.rejection] };
}

/** The only attempt that works, a question if there are several, or the reasons if there is none. */
export function settle(question: Said, attempts: readonly Choice[]): Answer {
  const choices = attempts.filter((attempt) => attempt.answer.kind !== 'refused');
  const [only] = choices;
  if (only !== undefined) return choices.length === 1 ? only.answer : { kind: 'ask', question, choices };
  const rejections = attempts.flatMap(({ answer }) => (answer.kind === 'refused' ? answer.rejections : []));
  return { kind: 'refused', rejections };
}

/** Every draft that an answer may lead to. */
export function draftsIn(answer: Answer): Draft[] {
  if (answer.kind === 'draft') return [answer.draft];
  return answer.kind === 'refused' ? [] : answer.choices.flatMap((choice) => draftsIn(choice.answer));
}
