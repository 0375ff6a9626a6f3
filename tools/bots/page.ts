import { levels, type Level } from 'picket-bots';
import { en } from 'picket-words';
import { format } from 'prettier';

/** A table of the page: a heading, an explanation, and rows of cells; the first row is the header. */
export interface Section {
  readonly title: string;
  readonly about: string;
  readonly rows: readonly (readonly string[])[];
}

const OPENING = `<!-- Made by npm run prove -- bots. -->

# The computer players

Seven levels play every edition, mode and sheet. They see what a player in their seat sees, and none wastes time to seem
weaker: the lower levels make the mistakes that people make, the higher ones search more deeply.

All ranges are 95 % confidence intervals. Each table gives the number of games or deals. Games are seeded, so the same
command gives the same figures, except for times, and for the legal turns, which are played with a time limit. Figures of
other versions are never mixed: a table is missing until its part of the proof has been played with these bots, and has
fewer games than the proof promises until that is complete.
`;

const METHODS: { readonly [M in Level['method']]: string } = {
  heuristic: 'heuristic, with the mistakes that people make',
  rollouts: 'rollouts of the best turns it notices',
  network: 'plays the turn that two networks value most; rollouts only with a hand of cards',
  search: 'rollouts of the turns that the networks value most',
};

const LADDER: Section = {
  title: 'The levels',
  about:
    'Weakest first. Until the networks are loaded, the strongest level without them plays for the levels that need them.',
  rows: [
    ['level', 'how it plays', 'rollouts per move'],
    ...levels.map(({ id, method, simulations }) => [
      en.levels[id].name,
      METHODS[method],
      simulations === 0 ? '' : simulations.toLocaleString('en'),
    ]),
  ],
};

export async function botsPage(sections: readonly Section[]): Promise<string> {
  const played = sections.filter(({ rows }) => rows.length > 1);
  const parts = [LADDER, ...played].map(
    ({ title, about, rows }) => `## ${title}\n\n${about}\n\n${table(rows)}`,
  );
  return format([OPENING, ...parts].join('\n\n'), { parser: 'markdown', printWidth: 110 });
}

function table(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}
