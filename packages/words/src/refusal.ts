import type { EditionId, Facts, Refusal } from '@picket/engine';
import type { Words } from './catalogue.ts';

/** Says a refusal in one sentence. The edition only decides what plan slots are called. */
export function describeRefusal(words: Words, { code, facts }: Refusal, edition: EditionId = '2018'): string {
  const say = words.refusal[code] as (facts: Facts, edition: EditionId) => string;
  return say(facts, edition);
}
