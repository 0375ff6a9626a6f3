import type { EditionId, Facts, Rejection } from 'picket-engine';
import type { Words } from './catalogue.ts';
import type { FactsOf } from './facts.ts';
import type { Streets } from './streets.ts';

/** Words a rejection in one sentence. The edition decides what plan slots are called, the game what its streets are. */
export function describeRejection(
  words: Pick<Words, 'rejection'>,
  { code, facts }: Rejection,
  edition: EditionId = '2018',
  streets?: Streets,
): string {
  const say = words.rejection[code] as (facts: Facts, edition: EditionId, streets?: Streets) => string;
  return say(facts, edition, streets);
}

/** Words one of the faults that `inspectSheet` finds: where on the sheet, and why. */
export function describeFault({ sheetFault }: Pick<Words, 'sheetFault'>, { facts }: Rejection): string {
  return sheetFault(facts as unknown as FactsOf<'impossible-sheet'>);
}
