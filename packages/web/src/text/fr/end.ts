import { frCore as words } from 'picket-words';
import type { EndText } from '../text.ts';
import {
  YOU,
  capital,
  counted,
  dotted,
  list,
  named,
  numeral,
  ordinal,
  plural,
  points,
  townOf,
} from './phrase.ts';

/** One player or several ended the game. */
const by = (who: string, you: string, what: string): string =>
  who === named(YOU) ? you : `${what} : ${who}.`;

export const end: EndText = {
  hall: {
    place: (rank, of, score) => `Vous êtes au rang ${rank} sur ${of}, avec ${points(score)}.`,
    best: (score, of) => `La meilleure des ${of} villes a ${points(score)}.`,
    spread: (best, median) =>
      `La meilleure ville a ${points(best)} et la moitié des villes en ont au moins ${median}.`,
  },
  pageTitle: (city) => `${city} : scores finaux · Picket`,
  facts: (mode, rounds, players) =>
    dotted([words.modes[mode], counted(rounds, 'tour', 'tours'), counted(players, 'joueur', 'joueurs')]),
  bot: 'bot',
  greetings: 'Bienvenue à',
  postmark: (rounds) => `T. ${rounds}`,
  ended: {
    plans: (who) => by(who, words.endings.plans.you, 'Trois plans validés'),
    refusals: (who) => by(who, words.endings.refusals.you, 'Troisième refus de permis'),
    full: (who) => by(who, words.endings.full.you, 'Toutes les maisons remplies'),
  },
  names: (names) => list(names.map(named)),
  place: ordinal,
  shared: (rank) => `=${rank}`,
  postcard: (city, name, worth) => `Carte postale : ${city}, ${townOf(name)}, ${points(worth)}.`,
  points: 'points',
  player: 'Joueur',
  table: 'Détail des scores',
  summary: ({ empty, pools, parks, estates }) => {
    const some = (count: number, gender: 'm' | 'f', one: string, other: string): string =>
      `${numeral(count, gender)} ${plural(count, one, other)}`;
    const houses =
      empty === 0
        ? 'Toutes les maisons construites'
        : capital(some(empty, 'f', 'maison restée vide', 'maisons restées vides'));
    return `${houses}, ${some(estates, 'm', 'lotissement complet', 'lotissements complets')}, ${some(pools, 'f', 'piscine', 'piscines')}, ${some(parks, 'f', 'case de parc', 'cases de parc')}.`;
  },
  moreTowns: 'Les autres villes',
  sameDeal: 'Rejouer avec les mêmes cartes',
  newGame: 'Nouvelle partie',
  yourTables: 'Vos tables',
  saveRecord: 'Exporter la partie',
};
