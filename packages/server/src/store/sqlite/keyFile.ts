import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedKey } from '../pushKey.ts';

const FILE = 'push-key.pem';

/** The key of reminders has its own file, next to the database. */
export function keyInFolder(folder: string, fresh: () => string): string {
  const path = join(folder, FILE);
  // An older version left an empty file behind on a full disk.
  if (!existsSync(path) || statSync(path).size === 0) {
    writeFileSync(`${path}.new`, fresh(), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  return checkedKey(readFileSync(path, 'utf8'), path);
}
