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

Every range below holds in 95 of 100 cases. Deals are seeded, so the same command gives the same figures; only times
depend on the machine.
`;

export async function botsPage(sections: readonly Section[]): Promise<string> {
  const parts = sections.map(({ title, about, rows }) => `## ${title}\n\n${about}\n\n${table(rows)}`);
  return format([OPENING, ...parts].join('\n\n'), { parser: 'markdown', printWidth: 110 });
}

function table(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}
