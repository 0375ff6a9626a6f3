import { de as words, deHint as hints } from 'picket-words';
import type { Text } from '../text.ts';
import { listed, open, plural } from './phrase.ts';

/** A game at this keyboard, and the end of any game. */
export const game: Text['game'] = {
  thinking: (first, others) =>
    others === 0
      ? `${first} überlegt …`
      : `${first} und ${others} ${plural(others, 'weiterer Bot', 'weitere Bots')} überlegen …`,
  next: (name) => `${name} ist dran. Drücke Enter, wenn du an der Tastatur sitzt. `,
  turnOf: (name) => `— ${name} —`,
  did: (name, what) => `${name}: ${what}`,
  recapHidden: 'r zeigt, was alle getan haben.',
  noRound: 'Noch ist keine Runde zu Ende.',
  onlineOnly: 'Das geht nur an Online-Tischen.',
  leave: 'Dieses Spiel verlassen? Es wird nicht gespeichert. j/N ',
  again: 'Um mit denselben Karten noch einmal zu spielen:',
  savedIn: (file) => `Das Spiel ist gespeichert in ${file}`,
  toContinue: (command) => `Zum Weiterspielen: ${command}`,
  recordIn: (file) => `Das Spiel ist aufgezeichnet in ${file}`,
  toCheck: (command) => `Zum Prüfen: ${command}`,
  saveAs: 'Datei, in der das Spiel gespeichert wird, oder Enter: ',
  saved: (command) => `Gespeichert. Zum Prüfen: ${command}`,
  pile: (name, cards) => `Die Karten von ${name}: ${cards}`,
  over: (rounds, ending) =>
    `Das Spiel ist nach ${words.count.rounds(rounds)} vorbei. ${words.endings[ending].sentence}`,
  seed: (seed) => `Startwert der Karten: ${seed}`,

  // Hints
  noHint: 'Für diesen Zug gibt es keinen Tipp.',
  hint: (advice) => `Tipp: ${advice}`,
  why: (reason, changes, rest, end) => {
    const parts = [
      ...changes.map(({ part, points }) => `${words.columns[part]} ${hints.change(points)}`),
      ...(rest === 0 || changes.length === 0 ? [] : [`${hints.rest} ${hints.change(rest)}`]),
    ];
    const why = parts.length === 0 ? reason : `${open(reason)}: ${listed(parts)}.`;
    return `${why} ${hints.end(end)}`;
  },
  toPlay: (turn) => `So spielst du ihn: ${turn}`,
};
