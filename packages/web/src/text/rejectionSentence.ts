import type { EditionId, Rejection } from 'picket-engine';
import { describeRejection, type Streets } from 'picket-words';
import { faults } from './language.ts';

/** Why something was rejected, in one sentence. Whatever can be rejected is loaded together with these texts. */
export function rejectionSentence(rejection: Rejection, edition?: EditionId, streets?: Streets): string {
  return describeRejection(faults, rejection, edition, streets);
}
