import { Pool, types, type PoolClient, type PoolConfig } from 'pg';
import type { CompiledQuery } from 'kysely';

const BIGINT: number = types.builtins.INT8;
const BYTES: number = types.builtins.BYTEA;

/** Times and counts as numbers, like SQLite returns them: they are far below the limit of exact integers. */
const getTypeParser: typeof types.getTypeParser = (id: number, format?: unknown) => {
  const usual = types.getTypeParser(id, format as 'text') as (value: string) => unknown;
  if (id === BIGINT) return Number;
  return id === BYTES ? (value: string) => Uint8Array.from(usual(value) as Buffer) : usual;
};

/** Milliseconds. A database that doesn't answer must not block for longer: its connection is closed. */
export const TIMEOUTS = { connectionTimeoutMillis: 5000, query_timeout: 10_000 };

/** Connections that pipeline queries. */
export function openPool(url: string, max: number, more: PoolConfig = TIMEOUTS): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    pipeline: true,
    keepAlive: true,
    types: { getTypeParser },
    application_name: 'picket',
    ...more,
  });
  // For a connection lost between two queries: the next query opens a new one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** More than the usual number of statements. */
const NAMED = 500;
const names = new Map<string, string>();

/** Named statements are parsed and planned once per connection. */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined || names.size >= NAMED) return known;
  const name = `picket-${names.size}`;
  names.set(sql, name);
  return name;
}

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Pipelines the queries, and resolves with the rows of each. */
export async function sendAll(
  client: PoolClient,
  queries: readonly Statement[],
): Promise<readonly (readonly unknown[])[]> {
  const sent = queries.map(({ sql, parameters }) => {
    const name = parameters.length === 0 ? undefined : nameOf(sql);
    return client.query({ text: sql, values: [...parameters], ...(name !== undefined && { name }) });
  });
  const settled = await Promise.allSettled(sent);
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return settled.map((one) => (one.status === 'fulfilled' ? (one.value.rows as unknown[]) : []));
}
