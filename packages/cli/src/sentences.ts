import { RULE_OF, type EditionId, type Rejection, type RejectionCode } from '@picket/engine';
import { describeRejection, en } from '@picket/words';

/** A refusal in full: its sentence, and what lies behind it where the facts tell more than the sentence does. */
export function explain(rejection: Rejection, edition?: EditionId): string {
  const sentence = describeRejection(en, rejection, edition);
  const { is, should, why } = rejection.facts;
  if (is !== undefined && should !== undefined) return `${sentence} It is ${is}, and should be ${should}.`;
  if (typeof why !== 'string') return sentence;
  return Object.hasOwn(RULE_OF, why)
    ? `${sentence} ${describeRejection(en, behind(rejection, why), edition)}`
    : sentence;
}

/** The refusal that another one carries inside it. */
function behind({ facts }: Rejection, why: string): Rejection {
  const code = why as RejectionCode;
  return { code, rule: RULE_OF[code], facts };
}
