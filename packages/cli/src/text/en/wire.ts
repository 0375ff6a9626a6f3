import type { WireCode } from 'picket-protocol';
import { en as words } from 'picket-words';

/** Sentences that differ here from those of the browser game. */
const HERE: { readonly [C in WireCode]?: string } = {
  'other-protocol': 'This version of Picket can’t play on that server: one of them is too old.',
  'table-full': 'Every seat at this table is taken.',
  'no-late-joining': 'The game has started, and the host doesn’t allow late joining.',
  'bad-token': 'This seat is now played on another device. Ask the host for a new link.',
  'read-only': 'The server is read-only right now. Try again later.',
};

/** What a server answers when it rejects something. */
export function wireSentence(code: WireCode): string {
  return HERE[code] ?? words.wire[code];
}
