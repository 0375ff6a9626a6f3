import { points } from '../phrase.ts';

/** The deal of a printed booklet. */
export const deal = {
  title: (name: string) => `Deal “${name}”`,
  line: 'Played with a printed booklet? Enter your sheet, and compare it with others who had the same cards.',
  play: 'Play this deal in Picket',
  name: 'Name',
  nameLine: 'Results stay on this device.',
  needsName: 'Enter a name first.',
  keep: (total: number) => `Save ${points(total)}`,
  kept: (name: string, total: number) => `${name}: ${points(total)}.`,
  results: 'Results of this deal',
};
