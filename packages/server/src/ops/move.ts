import { freshKey } from '../push/keys.ts';
import { DataError } from '../store/dataError.ts';
import { openAlone, type Place } from '../store/open.ts';
import { contentsOf, copyAll, isEmpty } from '../store/sql/copy.ts';
import type { SqlStore } from '../store/sql/sqlStore.ts';

/** Copies all data to another, empty place while no server runs, compares every row, and returns their number. */
export async function moveData(from: Place, to: Place): Promise<number> {
  const source = await openAlone(from);
  try {
    const target = await openAlone(to);
    try {
      const rows = await copyData(source, target);
      const key = await source.pushKey(freshKey);
      await target.pushKey(() => key);
      return rows;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

export async function copyData(source: SqlStore, target: SqlStore): Promise<number> {
  if (!(await isEmpty(target.driver))) {
    throw new DataError('There is data in the target already: choose an empty one.');
  }
  const { rows, hash } = await copyAll(source.driver, target.driver);
  if ((await contentsOf(target.driver)).hash !== hash) {
    throw new DataError('The copy is different from the original: nothing was changed there.');
  }
  return rows;
}
