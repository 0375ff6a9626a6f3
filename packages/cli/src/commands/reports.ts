import type { Evidence, Store } from 'picket-server';

/** As many as a table stores. */
const LINES = 100;

/** The players' reports by table, with the chat there. */
export async function reportLines(store: Store): Promise<readonly string[]> {
  const tables = Map.groupBy(await store.reports(), ({ table_id }) => table_id);
  const pages: string[][] = [];
  for (const [id, reports] of tables) {
    const { seats = [], chat = [] } = (await store.table(id, Date.now(), LINES)) ?? {};
    const who = (key: number) => {
      const seat = seats.find((other) => other.key === key);
      return seat === undefined ? 'a player who left' : `seat ${seat.nr} (${seat.name})`;
    };
    pages.push([
      `Table ${id}`,
      '  Reported:',
      ...reports.flatMap(({ at, by_key, key, text, evidence }) => [
        line(at, `${who(by_key)} about ${who(key)}: ${text}`),
        ...evidenceLines(evidence),
      ]),
      ...(chat.length === 0 ? [] : ['  Chat:']),
      ...chat.map(({ at, key, text }) => line(at, `${who(key)}: ${text}`)),
    ]);
  }
  return pages.flatMap((page, nr) => (nr === 0 ? page : ['', ...page]));
}

/** The reported player's name and chat at that time, which may have been deleted since. */
function evidenceLines(evidence: string | null): string[] {
  if (evidence === null) return [];
  const { name, chat } = JSON.parse(evidence) as Evidence;
  return chat.map(({ at, text }) => `  ${line(at, `${name}: ${text}`)}`);
}

function line(at: number, text: string): string {
  return `    ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}  ${text}`;
}
