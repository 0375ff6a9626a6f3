import { RULE_OF, type EditionId, type Refusal, type RefusalCode } from '@picket/engine';
import { describeRefusal, en } from '@picket/words';

/** A refusal in full: its sentence, and what lies behind it where the facts tell more than the sentence does. */
export function explain(refusal: Refusal, edition?: EditionId): string {
  const sentence = describeRefusal(en, refusal, edition);
  const { is, should, why } = refusal.facts;
  if (is !== undefined && should !== undefined) return `${sentence} It is ${is}, and should be ${should}.`;
  if (typeof why !== 'string') return sentence;
  return Object.hasOwn(RULE_OF, why)
    ? `${sentence} ${describeRefusal(en, behind(refusal, why), edition)}`
    : sentence;
}

/** The refusal that another one carries inside it. */
function behind({ facts }: Refusal, why: string): Refusal {
  const code = why as RefusalCode;
  return { code, rule: RULE_OF[code], facts };
}
