import type { Write } from '../store/write.ts';
import type { Change } from './change.ts';
import type { TableState } from './state.ts';

/** A player's data at a table, besides the seat and its turns. */

/** Replaces the key of a reporter who has left. */
const NOBODY = -1;

/** Everything but reports. */
export function withoutTraces(state: TableState, key: number): Change {
  const where = { table_id: state.id, key };
  const writes: Write[] = [
    { remove: 'chat', where },
    { remove: 'push', where },
    { remove: 'tokens', where },
    { remove: 'links', where },
    { remove: 'answers', where },
  ];
  const isOther = (row: { readonly key: number }) => row.key !== key;
  const left: TableState = {
    ...state,
    chat: state.chat.filter(isOther),
    tokens: state.tokens.filter(isOther),
    links: state.links.filter(isOther),
  };
  return { state: left, writes, outgoing: [] };
}

/** Reports by a player who has left still reach the operator, without their author. */
export function detachReports({ id }: TableState, key: number): Write {
  return { update: 'reports', where: { table_id: id, by_key: key }, set: { by_key: NOBODY } };
}

/** Data that the next player of a seat must not inherit; chat is public, and stays. */
export function handedOn(state: TableState, key: number): Write[] {
  const where = { table_id: state.id, key };
  return [{ remove: 'push', where }, { remove: 'answers', where }, detachReports(state, key)];
}
