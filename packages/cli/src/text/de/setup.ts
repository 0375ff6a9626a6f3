import { de as words } from 'picket-words';
import type { Asked, SavedGame } from '../facts.ts';
import type { Text } from '../text.ts';
import { either, list, listed } from './phrase.ts';

const TIME = new Intl.DateTimeFormat('de', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** With more players than this, only the first is named. */
const MOST_NAMES = 4;

/** No bots. */
const NONE = 'keine';

const WHAT: { readonly [A in Asked]: string } = {
  edition: 'Ausgabe',
  mode: 'Modus',
  game: 'Spiel',
  sheet: 'Zettel',
};

/** “Runde 5 von Ada und Hilde, Ausgabe 2018, 16. Nov., 20:15”. */
function saved({ round, players, edition, mode, saved }: SavedGame): string {
  const shown = players.length > MOST_NAMES ? [players[0] ?? '', `${players.length - 1} anderen`] : players;
  const parts = [
    `Runde ${round} von ${list(shown)}`,
    words.editions[edition],
    ...(mode === undefined ? [] : [words.modes[mode]]),
    ...(saved === undefined ? [] : [TIME.format(saved)]),
  ];
  return parts.join(', ');
}

/** Questions before a game. */
export const setup: Text['setup'] = {
  player: (nr) => `Person ${nr}`,
  bot: (nr) => `Bot ${nr}`,
  isYes: (line) => /^(?:j(?:a)?|y(?:es)?)$/i.test(line),

  // What to play
  title: 'Picket: Hausnummern schreiben, Siedlungen vervollständigen, die meisten Punkte holen.',
  what: 'Was möchtest du spielen?',
  saved,
  savedIn: (file, game) => `${file}: ${saved(game)}`,
  continue: (game) => `Weiterspielen: ${saved(game)}`,
  seat: (table, host) => `Zurück an deinen Platz an Tisch ${table}, ${host}`,
  gentle: 'Ein Spiel gegen einen leichten Bot',
  other: 'Ein anderes Spiel einrichten',
  join: 'An einen Online-Tisch setzen',
  whichGame: 'Welches Spiel?',

  // Options of a game
  words: { basic: 'basis', advanced: 'fortgeschritten', classic: 'klassisch', blueprint: 'blaupause' },
  level: (level) => words.levels[level].name.toLowerCase(),
  ask: (what, values, usual) => `${WHAT[what]}: ${either(values)}?  [${usual}] `,
  pleaseType: (values) => `Tippe bitte ${either(values)}.`,
  pleaseNumber: (most) => `Tippe bitte eine Zahl von 1 bis ${most}.`,
  opponent: (count) => `Gegenüber: 1 bis ${count}?  [1] `,
  people: (usual) => `Wer spielt: wie viele, oder ihre Namen mit Kommas?  [${usual}] `,
  pleasePeople: (min, max) => `Es geht mit ${min} bis ${max} Personen.`,
  none: NONE,
  bots: (usual) => `Bots: wie viele, oder ihre Stufen mit Kommas?  [${usual.join(',') || NONE}] `,
  pleaseBots: (min, max) => `Es geht mit ${min} bis ${max} Bots.`,
  levels: (levels) => `Die Stufen sind ${listed(levels)}.`,
  question: (question, usual) => (usual === '' ? `${question} ` : `${question}  [${usual}] `),
  where: 'Der Link des Tischs oder sein Code:',
  server: 'Server?',
  name: 'Dein Name?',
};
