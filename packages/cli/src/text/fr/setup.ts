import { fr as words } from 'picket-words';
import type { Asked, SavedGame } from '../facts.ts';
import type { Text } from '../text.ts';
import { de, either, list, listed } from './phrase.ts';

const TIME = new Intl.DateTimeFormat('fr', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** With more players than this, only the first is named. */
const MOST_NAMES = 4;

/** No bots. */
const NONE = 'aucun';

const WHAT: { readonly [A in Asked]: string } = {
  edition: 'Édition',
  mode: 'Mode',
  game: 'Version',
  sheet: 'Feuille',
};

/** “tour 5 d’Ada et Colette, Édition 2018, 16 nov., 20:15”. */
function saved({ round, players, edition, mode, saved }: SavedGame): string {
  const shown = players.length > MOST_NAMES ? [players[0] ?? '', `${players.length - 1} autres`] : players;
  const parts = [
    `tour ${round} ${de(list(shown))}`,
    `édition ${edition}`,
    ...(mode === undefined ? [] : [words.modes[mode]]),
    ...(saved === undefined ? [] : [TIME.format(saved)]),
  ];
  return parts.join(', ');
}

/** Questions before a game. */
export const setup: Text['setup'] = {
  player: (nr) => `Joueur ${nr}`,
  bot: (nr) => `Bot ${nr}`,
  isYes: (line) => /^(?:o(?:ui)?|y(?:es)?)$/i.test(line),

  // What to play
  title: 'Picket : numérotez les maisons, complétez des lotissements, marquez le plus de points.',
  what: 'À quoi voulez-vous jouer ?',
  saved,
  savedIn: (file, game) => `${file} : ${saved(game)}`,
  continue: (game) => `Reprendre le ${saved(game)}`,
  seat: (table, host) => `Retrouver votre place à la table ${table}, ${host}`,
  gentle: 'Une partie contre un bot facile',
  other: 'Préparer une autre partie',
  join: 'Rejoindre une table en ligne',
  whichGame: 'Quelle partie ?',

  // Options of a game
  words: { basic: 'base', advanced: 'avancée', classic: 'classique', blueprint: 'épure' },
  level: (level) => words.levels[level].name.toLowerCase(),
  ask: (what, values, usual) => `${WHAT[what]} : ${either(values)} ?  [${usual}] `,
  pleaseType: (values) => `Tapez ${either(values)}.`,
  pleaseNumber: (most) => `Tapez un nombre de 1 à ${most}.`,
  opponent: (count) => `Adversaire : de 1 à ${count} ?  [1] `,
  people: (usual) => `Joueurs : combien, ou leurs noms séparés par des virgules ?  [${usual}] `,
  pleasePeople: (min, max) => `Il faut de ${min} à ${max} joueurs.`,
  none: NONE,
  bots: (usual) =>
    `Bots : combien, ou leurs niveaux séparés par des virgules ?  [${usual.join(',') || NONE}] `,
  pleaseBots: (min, max) => `Il faut de ${min} à ${max} bots.`,
  levels: (levels) => `Niveaux possibles : ${listed(levels)}.`,
  question: (question, usual) => (usual === '' ? `${question} ` : `${question}  [${usual}] `),
  where: 'Le lien de la table, ou son code :',
  server: 'Serveur ?',
  name: 'Votre nom ?',
};
