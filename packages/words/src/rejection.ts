import type { EditionId, Facts, Rejection } from 'picket-engine';
import type { Words } from './catalogue.ts';

/** Words a rejection in one sentence. The edition only decides what plan slots are called. */
export function describeRejection(
  words: Words,
  { code, facts }: Rejection,
  edition: EditionId = '2018',
): string {
  const say = words.rejection[code] as (facts: Facts, edition: EditionId) => string;
  return say(facts, edition);
}
