import * as v from 'valibot';
import { write } from '../platform/storage.ts';
import { newToken } from './secrets.ts';
import { readStoredList } from './stored.ts';

/** Idempotency: tokens are chosen and stored before a seat is requested, so a retry after a lost reply gets the same seat. */

const Asked = v.object({ what: v.string(), token: v.string() });
type Asked = Readonly<v.InferOutput<typeof Asked>>;

const KEY = 'picket.asked';
/** Older requests were abandoned. */
const MOST = 20;

/** If they can't be stored, they last as long as the page. */
let unsaved: readonly Asked[] = [];

/** The same for every retry, even after a reload. */
export function tokenFor(what: string): string {
  const known = waiting().find((asked) => asked.what === what);
  if (known !== undefined) return known.token;
  const token = newToken();
  keep([{ what, token }, ...waiting()]);
  return token;
}

/** The reply arrived. */
export function answered(what: string): void {
  keep(waiting().filter((asked) => asked.what !== what));
}

function waiting(): readonly Asked[] {
  return readStoredList(KEY, Asked) ?? unsaved;
}

function keep(asked: readonly Asked[]): void {
  unsaved = asked.slice(0, MOST);
  write(KEY, unsaved.length === 0 ? undefined : unsaved);
}
