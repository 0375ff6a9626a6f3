import { text } from '../../text/language.ts';
import type { Choice } from './choice.ts';
import { peopleIn } from './seats.ts';

/** A choice in one line: “Standard, 2018 edition, just you and 2 bots”. */
export function lineOf({ mode, edition, seats }: Choice): string {
  const { summary } = text.setup;
  const people = peopleIn(seats);
  const bots = seats.length - people;
  const who = bots === 0 ? summary.people(people) : summary.with(summary.people(people), summary.bots(bots));
  return [text.words.modes[mode], text.words.editions[edition], who].join(', ');
}
