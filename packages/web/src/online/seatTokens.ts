import * as v from 'valibot';
import { write } from '../platform/storage.ts';
import { newToken } from './secrets.ts';
import { readStoredList } from './stored.ts';

/** Tokens are chosen and kept before anybody is asked for a seat: a lost reply must neither lose the seat nor cost another. */

const Asked = v.object({ what: v.string(), token: v.string() });
type Asked = Readonly<v.InferOutput<typeof Asked>>;

const KEY = 'picket.asked';
/** What is older was given up. */
const MOST = 20;

/** Where nothing can be kept, they last as long as the page. */
let unkept: readonly Asked[] = [];

/** The same for every try, also after the page was loaded anew. */
export function tokenFor(what: string): string {
  const known = waiting().find((asked) => asked.what === what);
  if (known !== undefined) return known.token;
  const token = newToken();
  keep([{ what, token }, ...waiting()]);
  return token;
}

/** The reply came. */
export function answered(what: string): void {
  keep(waiting().filter((asked) => asked.what !== what));
}

function waiting(): readonly Asked[] {
  return readStoredList(KEY, Asked) ?? unkept;
}

function keep(asked: readonly Asked[]): void {
  unkept = asked.slice(0, MOST);
  write(KEY, unkept.length === 0 ? undefined : unkept);
}
