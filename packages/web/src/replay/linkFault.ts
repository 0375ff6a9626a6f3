import type { EditionId } from 'picket-engine';
import type { LinkFault } from 'picket-engine/notation';
import type { AfterText } from '../text/text.ts';
import { rejectionSentence } from '../text/rejectionSentence.ts';

/** What is wrong with a link and where, in one sentence in the current language, and the rule behind it. */
export interface LinkTrouble {
  readonly sentence: () => string;
  readonly rule?: string;
}

export function linkTrouble(link: string, fault: LinkFault, words: () => AfterText): LinkTrouble {
  const { round, seat, rejection } = fault;
  const edition: EditionId = /^picket1(?::|%3A)2023/i.test(link) ? '2023' : '2018';
  const placed = ({ verify }: AfterText): string =>
    round === undefined || seat === undefined ? '' : verify.place(round + 1, seat + 1);
  if (rejection === undefined) return { sentence: () => words().verify.unreadable(placed(words())) };
  return {
    sentence: () => words().verify.wrong(placed(words()), rejectionSentence(rejection, edition)),
    rule: rejection.rule,
  };
}
