import type { Draft, Refusal } from '@picket/engine';
import type { Drafted } from './drafts.ts';

/** What a command comes to in a turn: another draft, a question, or the reasons why not. */
export type Answer =
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'ask'; readonly question: string; readonly choices: readonly Choice[] }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

export interface Choice {
  readonly label: string;
  readonly draft: Draft;
}

/** What a single attempt comes to. */
export function answer(drafted: Drafted): Answer {
  return drafted.ok
    ? { kind: 'draft', draft: drafted.value }
    : { kind: 'refused', refusals: [drafted.refusal] };
}

/** One of several things that a command may mean. */
export interface Attempt {
  readonly label: string;
  readonly drafted: Drafted;
}

/** The only attempt that works, a question if there are several, the reasons if there is none. */
export function settle(question: string, attempts: readonly Attempt[]): Answer {
  const choices = attempts.flatMap(({ label, drafted }) =>
    drafted.ok ? [{ label, draft: drafted.value }] : [],
  );
  const [only] = choices;
  if (only !== undefined) {
    return choices.length === 1 ? { kind: 'draft', draft: only.draft } : { kind: 'ask', question, choices };
  }
  return {
    kind: 'refused',
    refusals: attempts.flatMap(({ drafted }) => (drafted.ok ? [] : [drafted.refusal])),
  };
}
