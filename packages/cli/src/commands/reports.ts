import type { Evidence, Store } from 'picket-server';
import type { Text } from '../text/text.ts';

/** As many as a table stores. */
const LINES = 100;

/** The players' reports by table, with the chat. */
export async function reportLines(store: Store, { operate }: Text): Promise<readonly string[]> {
  const tables = Map.groupBy(await store.reports(), ({ table_id }) => table_id);
  const pages: string[][] = [];
  for (const [id, reports] of tables) {
    const { seats = [], chat = [] } = (await store.table(id, Date.now(), LINES)) ?? {};
    const who = (key: number) => {
      const seat = seats.find((other) => other.key === key);
      return seat && { seat: seat.nr, name: seat.name };
    };
    pages.push([
      operate.table(id),
      `  ${operate.reported}`,
      ...reports.flatMap(({ at, by_key, key, text, evidence }) => [
        line(at, operate.report(who(by_key), who(key), text)),
        ...evidenceIn(evidence).map(({ at, name, text }) => `  ${line(at, operate.evidence(name, text))}`),
      ]),
      ...(chat.length === 0 ? [] : [`  ${operate.chat}`]),
      ...chat.map(({ at, key, text }) => line(at, operate.message(who(key), text))),
    ]);
  }
  return pages.flatMap((page, nr) => (nr === 0 ? page : ['', ...page]));
}

/** The reported player's name and chat at the time, which may have been deleted since. */
function evidenceIn(evidence: string | null) {
  if (evidence === null) return [];
  const { name, chat } = JSON.parse(evidence) as Evidence;
  return chat.map(({ at, text }) => ({ at, name, text }));
}

/** The time in UTC, as in a log. */
function line(at: number, text: string): string {
  return `    ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}  ${text}`;
}
