import { frCore as words } from 'picket-words';
import { signed } from '../signed.ts';
import type { AfterText } from '../text.ts';
import { counted, dotted } from './phrase.ts';

export const games: AfterText['games'] = {
  title: 'Vos villes',
  line: 'Toutes vos parties sont sauvegardées dans ce navigateur.',
  newGame: 'Nouvelle partie',
  elsewhere: 'Vos tables en ligne',
  bringIn: 'Importer une partie',
  saveAll: 'Exporter toutes les parties',
  savedAll: (count) =>
    `${counted(count, 'partie enregistrée', 'parties enregistrées')} dans un fichier. Importez-le sur un autre appareil ; gardez-le pour vous, car il contient les cartes à venir des parties en cours.`,
  drop: 'Déposez ici des fichiers de partie pour les importer',
  underWay: 'En cours',
  finished: 'Terminées',
  unreadable: 'Endommagée',
  unreadableLine: 'Cette partie sauvegardée est endommagée. Vos autres villes sont intactes.',
  empty: {
    title: 'Pas encore de ville',
    line: 'La première apparaîtra ici dès que vous commencerez une partie.',
  },
  practice: 'Entraînement',
  imported: 'Importée',
  kind: (kind) =>
    dotted([
      words.editions[kind.edition],
      words.modes[kind.mode],
      kind.sheet === 'classic' ? '' : words.sheets[kind.sheet],
      kind.advanced ? 'Version avancée' : '',
      kind.ownComponents ? 'Matériel personnel' : '',
    ]),
  round: (round) => `Tour ${round}`,
  players: (players) =>
    players
      .map(({ name, bot, points }) => {
        const who = bot ? `${name} (bot)` : name;
        return points === undefined ? who : `${who} ${signed(points)}`;
      })
      .join(', '),
  more: (count) => `+${count}`,
  acts: {
    resume: { name: 'Continuer', label: (city) => `Continuer ${city}` },
    look: { name: 'Voir', label: (city) => `Voir ${city}` },
    save: { name: 'Exporter', label: (city) => `Exporter ${city}` },
    remove: { name: 'Supprimer', label: (city) => `Supprimer ${city}` },
  },
  removed: (city) => `Partie supprimée : ${city}.`,
  removedNameless: 'Partie supprimée.',
  undo: 'Annuler',
  undoLabel: (city) => `Annuler : restaurer ${city}`,
  restored: (city) => `Partie restaurée : ${city}.`,
  savedUnderWay:
    'Partie exportée jusqu’à ce tour. Vous pourrez l’importer ailleurs une fois la partie terminée, car ses cartes sont secrètes jusque-là.',
  came: (count) => `${counted(count, 'partie importée', 'parties importées')}.`,
  wereThere: (count) => `${counted(count, 'partie était', 'parties étaient')} déjà là : rien n’a changé.`,
  refused: (file, line, why) => (line === undefined ? `${file} : ${why}` : `${file}, ligne ${line} : ${why}`),
  couldNotRead: 'Le navigateur n’a pas pu lire ce fichier. Réessayez, ou choisissez-en un autre.',
  keeping: {
    where: (games) =>
      `${counted(games, 'partie sauvegardée', 'parties sauvegardées')} dans ce navigateur, sur cet appareil seulement.`,
    size: (size) => `Picket occupe ici ${size}.`,
    promised: 'Le navigateur s’est engagé à tout garder.',
    notPromised: 'Le navigateur peut tout supprimer s’il manque de place.',
    ask: 'Lui demander de tout garder',
    declined: 'Le navigateur n’a pas accepté. Exportez les parties que vous ne voulez pas perdre.',
  },
};
