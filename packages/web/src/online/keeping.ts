import { read, write } from '../storage.ts';

/** For how many days the server keeps what, as it said when it was last asked for tables: the small print tells it without asking. */
export interface Keeping {
  readonly lobbyDays: number;
  readonly unfinishedDays: number;
  readonly linkDays: number;
}

const KEY = 'picket.keeping';

export function recallKeeping(): Keeping | undefined {
  const { lobbyDays, unfinishedDays, linkDays } = (read(KEY) ?? {}) as Partial<
    Record<keyof Keeping, unknown>
  >;
  if (typeof lobbyDays !== 'number' || typeof unfinishedDays !== 'number' || typeof linkDays !== 'number') {
    return undefined;
  }
  return { lobbyDays, unfinishedDays, linkDays };
}

export function rememberKeeping(keeping: Keeping): void {
  write(KEY, keeping);
}
