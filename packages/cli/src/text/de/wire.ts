import type { WireCode } from 'picket-protocol';
import { de as words } from 'picket-words';

/** Sentences that differ here from those of the browser game. */
const HERE: { readonly [C in WireCode]?: string } = {
  'other-protocol': 'Diese Version von Picket passt nicht zu diesem Server: Eine der beiden ist zu alt.',
  'table-full': 'An diesem Tisch sind alle Plätze besetzt.',
  'no-late-joining': 'Das Spiel läuft, und der Host erlaubt keinen Späteinstieg.',
  'bad-token': 'Dieser Platz ist auf ein anderes Gerät umgezogen. Bitte den Host um einen neuen Link.',
  'read-only': 'Der Server nimmt gerade keine Änderungen an. Versuche es später noch einmal.',
};

/** What a server answers when it rejects something. */
export function wireSentence(code: WireCode): string {
  return HERE[code] ?? words.wire[code];
}
