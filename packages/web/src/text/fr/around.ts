import type { Text } from '../text.ts';
import { sentences } from './phrase.ts';

export const around: Text['around'] = {
  close: 'Fermer',
  loading: 'Chargement…',
  elsewhere: {
    title: 'Cette partie est ouverte dans un autre onglet',
    line: 'Rien n’est perdu. Continuez là-bas, ou jouez plutôt ici.',
    takeOver: 'Jouer ici',
  },
  pass: {
    title: (name) => `À ${name} de jouer`,
    line: 'Passez l’appareil. Les coups restent cachés jusqu’à ce que tout le monde ait joué.',
    ready: (name) => `C’est moi, ${name}`,
    back: (name) => `${name} : reprendre le coup`,
  },
  rule: { title: (id) => `Règle ${id}`, all: 'Toutes les règles' },
  report: 'Signaler un problème',
  update: {
    name: 'Nouvelle version',
    ready: 'Une nouvelle version est prête.',
    now: 'Mettre à jour',
    later: 'Plus tard',
  },
  sentences,
  errors: {
    title: 'Un problème est survenu',
    notSaved:
      'La partie n’a pas pu être sauvegardée dans ce navigateur. Exportez-la avant de fermer la page.',
    storageBlocked:
      'Ce navigateur ne sauvegarde rien pour cette page. La partie sera perdue quand vous la fermerez.',
    noSuchGame:
      'Cette partie n’est pas sur cet appareil. Commencez-en une nouvelle, ou choisissez une de vos villes.',
    turnRefused: (why) => `Votre coup n’a pas été accepté : ${why} Votre brouillon est toujours là.`,
    workerStopped: 'La partie ne répond plus. Rien n’est perdu : rechargez la page pour continuer.',
    unexpected: 'Cela n’a pas marché. Rien n’est perdu : rechargez la page pour continuer.',
    reload: 'Recharger',
    toStart: 'Page d’accueil',
  },
};
