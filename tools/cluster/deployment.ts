import { PlayedTable } from '../online/playedTable.ts';
import { Nodes } from './nodes.ts';

const SEATS = 4;
const ROUNDS = 3;
const TABLES = 3;

export interface DeploymentFound {
  readonly turns: number;
  readonly refused: readonly string[];
}

/** Runs an older node and one of this version on the same database, then stops the older one: the games must continue. */
export async function deployBeside(before: string): Promise<DeploymentFound> {
  // The older one starts first, and migrates to its own schema.
  const nodes = new Nodes({ checkouts: [before, undefined] });
  let turns = 0;
  const tables: PlayedTable[] = [];
  const watcher = { acknowledged: () => void turns++, resolved: () => undefined };
  try {
    await nodes.start(2);
    const [older, newer] = nodes.urls as [string, string];
    const owners: {
      readonly table: PlayedTable;
      readonly owned: Awaited<ReturnType<PlayedTable['begin']>>;
    }[] = [];
    for (let i = 0; i < TABLES; i++) {
      for (const url of [older, newer]) {
        const table = new PlayedTable(watcher, `deployment ${url} ${i}`);
        tables.push(table);
        owners.push({ table, owned: await table.begin(url, SEATS) });
      }
    }
    const play = async () => {
      for (let round = 0; round < ROUNDS; round++) await Promise.all(tables.map((table) => table.round()));
    };
    const moveTo = async (url: string) => {
      for (const { table, owned } of owners) {
        table.close();
        await table.connect(url, owned);
      }
    };
    await play();
    // Each node is asked for the tables of the other one.
    await moveTo(newer);
    await play();
    await moveTo(older);
    await play();
    for (const { table } of owners) table.close();
    await nodes.all[0]?.stop();
    await moveTo(newer);
    await play();
    return { turns, refused: tables.flatMap(({ refused }) => refused) };
  } finally {
    for (const table of tables) table.close();
    await nodes.remove();
  }
}
