import type { WireCode } from 'picket-protocol';
import { fr as words } from 'picket-words';

/** Sentences that differ here from those of the browser game. */
const HERE: { readonly [C in WireCode]?: string } = {
  'other-protocol':
    'Cette version de Picket ne peut pas jouer sur ce serveur : l’un des deux est trop ancien.',
  'table-full': 'Toutes les places de cette table sont prises.',
  'no-late-joining': 'La partie a commencé, et l’hôte n’admet plus personne.',
  'bad-token': 'Cette place est passée sur un autre appareil. Demandez un nouveau lien à l’hôte.',
  'read-only': 'Le serveur est en lecture seule pour le moment. Réessayez plus tard.',
};

/** What a server answers when it rejects something. */
export function wireSentence(code: WireCode): string {
  return HERE[code] ?? words.wire[code];
}
