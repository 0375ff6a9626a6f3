import { levels, type Level } from '@picket/bots';
import { en } from '@picket/words';
import { format } from 'prettier';

/** A table of the page: a heading, what it shows, and rows of cells, the first row being the head. */
export interface Section {
  readonly title: string;
  readonly about: string;
  readonly rows: readonly (readonly string[])[];
}

const OPENING = `<!-- Made by npm run prove -- bots. -->

# The computer players

Seven levels play every edition, mode and sheet. They see what a player in their seat sees, and nothing waits to seem
weaker: a level differs from the next by how much it notices and how far it thinks.

Every range below holds in 95 of 100 cases. Each table says how many games or deals it is made of. They are seeded, so the
same command gives the same figures; only times depend on the machine, and with them what is played by the clock: the legal
turns.
`;

const METHODS: { readonly [M in Level['method']]: string } = {
  heuristic: 'takes what looks best of the turns that it notices',
  rollouts: 'plays the best of the turns that it notices on to the end of the game',
  network: 'takes the turn that two networks value most',
  search: 'plays the turns that the networks value most on to the end of the game',
};

const LADDER: Section = {
  title: 'The levels',
  about:
    'Weakest first. Those with networks are played for by the strongest without, until the networks are there.',
  rows: [
    ['level', 'how it plays', 'games played out for a move'],
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
