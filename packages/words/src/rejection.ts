import type { EditionId, Facts, Rejection } from 'picket-engine';
import type { CoreWords } from './catalogue.ts';
import type { Streets } from './streets.ts';

/** Words a rejection in one sentence. The edition decides what plan slots are called, the game what its streets are. */
export function describeRejection(
  words: CoreWords,
  { code, facts }: Rejection,
  edition: EditionId = '2018',
  streets?: Streets,
): string {
  const say = words.rejection[code] as (facts: Facts, edition: EditionId, streets?: Streets) => string;
  return say(facts, edition, streets);
}
