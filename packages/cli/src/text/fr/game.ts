import { fr as words, frHint as hints } from 'picket-words';
import type { Text } from '../text.ts';
import { de, listed, open } from './phrase.ts';

/** A game at this keyboard, and the end of any game. */
export const game: Text['game'] = {
  thinking: (first, others) => {
    if (others === 0) return `${first} réfléchit…`;
    return others === 1
      ? `${first} et un autre bot réfléchissent…`
      : `${first} et ${others} autres bots réfléchissent…`;
  },
  next: (name) => `À ${name} de jouer. Prenez le clavier, puis appuyez sur Entrée. `,
  turnOf: (name) => `— ${name} —`,
  did: (name, what) => `${name} : ${what}`,
  recapHidden: 'r montre ce que tout le monde a fait.',
  noRound: 'Aucun tour n’est encore terminé.',
  onlineOnly: 'C’est réservé aux tables en ligne.',
  leave: 'Quitter cette partie ? Elle ne sera pas sauvegardée. o/N ',
  again: 'Pour rejouer cette donne :',
  savedIn: (file) => `La partie est sauvegardée dans ${file}`,
  toContinue: (command) => `Pour la reprendre : ${command}`,
  recordIn: (file) => `La partie est enregistrée dans ${file}`,
  toCheck: (command) => `Pour la vérifier : ${command}`,
  saveAs: 'Fichier où enregistrer la partie, ou Entrée pour passer : ',
  saved: (command) => `Enregistrée. Pour la vérifier : ${command}`,
  pile: (name, cards) => `La pile ${de(name.replace(/^AAA\b/, 'l’AAA'))} : ${cards}`,
  over: (rounds, ending) =>
    `Partie terminée après ${words.count.rounds(rounds)}. ${words.endings[ending].sentence}`,
  seed: (seed) => `Graine de la donne : ${seed}`,

  // Hints
  noHint: 'Pas de conseil pour ce coup.',
  hint: (advice) => `Conseil : ${advice}`,
  why: (reason, changes, rest, end) => {
    const parts = [
      ...changes.map(({ part, points }) => `${words.columns[part].toLowerCase()} ${hints.change(points)}`),
      ...(rest === 0 || changes.length === 0 ? [] : [`${hints.rest.toLowerCase()} ${hints.change(rest)}`]),
    ];
    const why = parts.length === 0 ? reason : `${open(reason)} : ${listed(parts)}.`;
    return `${why} ${hints.end(end)}`;
  },
  toPlay: (turn) => `Pour le jouer : ${turn}`,
};
