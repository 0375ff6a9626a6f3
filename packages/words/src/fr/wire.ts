import type { Words } from '../catalogue.ts';

/** What a server answers when it rejects a message, by the codes of the protocol. */
export const wire: Words['wire'] = {
  'bad-message': 'Le serveur n’a pas pu lire ce message.',
  'too-large': 'C’est trop long. Raccourcissez et réessayez.',
  'hello-first': 'La connexion doit commencer par un « hello ».',
  'other-protocol': 'Cette page et le serveur n’ont pas la même version. Rechargez la page.',
  'too-fast': 'C’était trop rapide. Attendez un instant et réessayez.',
  'bad-name': 'Un nom doit avoir de 1 à 24 caractères visibles, d’un seul alphabet.',
  'word-not-allowed': 'Ce mot n’est pas permis ici.',
  'no-such-table': 'Cette table n’existe pas, ou plus.',
  'no-such-code':
    'Aucune table n’a ce code. Les codes sont valables jusqu’au début de la partie : demandez le lien.',
  'no-such-link': 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
  'no-such-seat': 'Cette table n’a pas cette place.',
  'no-such-page': 'Il n’y a rien à cette adresse de l’API.',
  'bad-token':
    'Cette place est passée sur un autre appareil. Vous pouvez regarder, ou demander un nouveau lien à l’hôte.',
  'not-seated': 'Pour cela, il faut une place à cette table.',
  'not-host': 'Seul l’hôte peut faire cela.',
  'not-founder': 'Impossible tant que vous remplacez l’hôte.',
  muted: 'Vous n’avez plus la parole : votre message n’a pas été envoyé.',
  'table-full': 'Toutes les places sont prises. Vous pouvez regarder.',
  'already-started': 'La partie a déjà commencé.',
  'not-started': 'La partie n’a pas encore commencé.',
  'game-running': 'La partie est encore en cours.',
  'table-over': 'Cette partie est terminée.',
  'table-closed': 'Cette table est fermée.',
  'no-late-joining': 'La partie a commencé, et l’hôte n’admet plus personne. Vous pouvez regarder.',
  'is-a-bot': 'Cette place est tenue par un bot.',
  'is-you': 'Vous ne pouvez pas vous faire cela à vous-même.',
  'has-resigned': 'Cette personne a abandonné.',
  'is-here': 'Cette personne est là. On ne peut donner que la place d’une personne absente.',
  'too-early':
    'Ce lien ne marche pas encore : la personne qui a la place peut encore revenir. Réessayez dans quelques minutes.',
  'turn-final': 'Vous avez trop souvent changé ce coup. Il reste comme il est.',
  'options-refused': 'Ces réglages ne permettent pas de jouer.',
  'turn-refused': 'Les règles ne permettent pas ce coup.',
  'read-only':
    'Le serveur est en lecture seule pour le moment. Votre brouillon est enregistré ; réessayez plus tard.',
  draining: 'Le serveur redémarre. Vos coups sont à l’abri ; réessayez dans un instant.',
  'server-full': 'Le serveur est plein. Réessayez dans quelques minutes.',
  'push-refused': 'Impossible d’envoyer des rappels à cette adresse.',
  'try-again': 'Cela n’a pas marché, et rien n’a changé. Réessayez.',
};
