import { getContext, setContext } from 'svelte';
import type { ShownAnswers } from './shownAnswers.svelte.ts';

/** The answers on this table, for every place that shows points. */
const KEY = Symbol('answers');

export function shareAnswers(answers: ShownAnswers): void {
  setContext(KEY, answers);
}

/** Undefined outside of a table: on the pages that only show a score. */
export function shownAnswers(): ShownAnswers | undefined {
  return getContext<ShownAnswers | undefined>(KEY);
}
