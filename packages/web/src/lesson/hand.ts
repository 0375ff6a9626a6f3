import { at, isNew } from './common.ts';
import type { Cue } from './lesson.ts';
import { given, playable, usable, type Moment } from './moment.ts';
import { cards, halves } from './targets.ts';

/** The cues of a hand, whose halves are taken from two cards. */

export const numbers = (moment: Moment): string => halves('number', playable(moment));
const actions = (moment: Moment): string => halves('action', usable(moment));

/** A selector of the card to give away. */
export const givenAway = (moment: Moment): string => cards([given(moment) ?? 0]);

/** Choosing in any order, and the second half. More specific cues come first. */
export const TAKE_HALVES: readonly Cue[] = [
  {
    when: at('pairing', (moment) => isNew(moment, 'pair') && needsAction(moment)),
    at: actions,
    teaches: ['pair'],
    say: ({ hand }) => hand.firstAction,
  },
  { when: at('pairing', needsAction), at: actions, say: ({ hand }) => hand.action },
  { when: at('pairing'), at: numbers, teaches: ['pair'], say: ({ hand }) => hand.number },
  { when: at('choosing'), at: numbers, say: ({ hand }) => hand.choose },
];

function needsAction({ editor }: Moment): boolean {
  return editor.picked?.action === undefined;
}
