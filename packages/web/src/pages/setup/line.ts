import { text } from '../../text/language.ts';
import type { Choice } from './choice.ts';
import { peopleIn } from './seats.ts';

/** Describes a choice in one line: “Standard, 2018 edition, just you and 2 bots”. */
export function lineOf({ mode, edition, advanced, seats }: Choice): string {
  const people = peopleIn(seats);
  return text.start.choice({ mode, edition, advanced, people, bots: seats.length - people });
}
