import { createPrivateKey } from 'node:crypto';
import { DataError } from './dataError.ts';

/** The note with the key of reminders, in databases and in backups of them. */
export const PUSH_KEY = 'push-key';

/** The stored key; throws with one sentence if it is damaged. */
export function checkedKey(pem: string, where: string): string {
  try {
    createPrivateKey(pem);
    return pem;
  } catch (error) {
    throw new DataError(
      `${where} is not a key: restore it from a backup, or delete it and players turn on reminders again.`,
      { cause: error },
    );
  }
}
