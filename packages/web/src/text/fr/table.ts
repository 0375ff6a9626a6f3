import { isWhole, type Hand } from 'picket-engine';
import { frCore as words } from 'picket-words';
import type { Text } from '../text.ts';
import {
  boxes as countedBoxes,
  capital,
  cardName,
  change,
  counted,
  de,
  list,
  points,
  rival,
  townOf,
} from './phrase.ts';

const named = (card: Hand[number]): string => {
  if (card === null) return 'une carte cachée';
  return isWhole(card) ? cardName(card) : `un numéro caché avec ${words.short[card.action]}`;
};

/** “AAA niveau 4” is too long for a card. */
const brief = (name: string): string => name.replace(/ niveau \d+$/, '');

/** What only some modes have: hands, an AAA architect, bots, several players on one device. */
export const table: Text['table'] = {
  fate: {
    number: 'Numéro',
    action: 'Action',
    unused: 'Inutilisée',
    discarded: 'Défaussée',
    drawn: 'Piochée',
    from: (name) => capital(de(name)),
    to: (name) => `À ${name}`,
    worth: (name, points) => `+${points} à ${rival(brief(name))}`,
    toOpponent: (name, points) => `À ${rival(brief(name))} +${points}`,
  },
  hand: {
    title: 'Main',
    label: (name, cards) => `${name} a ${list(cards.map(named))}.`,
  },
  temps: {
    positions: (points, boxes) => points.map((worth, i) => `${worth} pour ${boxes[i] ?? 0}`).join(' · '),
  },
  rival: {
    brief,
    region: 'Votre adversaire',
    show: (name, worth) => `${name}, ${points(worth)}. Voir sa rue.`,
    pile: 'Sa rue, de la première carte à la dernière',
    empty: 'Pas encore de cartes. Votre adversaire bâtit avec la carte que vous laissez.',
    estate: (cards, worth, counts) => {
      const what = cards.map((action) => words.short[action]).join(', ');
      if (worth === undefined) return counts ? `${what}, compte` : what;
      return `${what}, ${points(worth)}, ${counts ? 'compte' : 'ne compte pas'}`;
    },
    fence: 'Barrière',
    counting: 'Ses cinq meilleurs lotissements comptent.',
    after: (points) => `Avec la carte que vous laissez : ${change(points) || '+0'}`,
    parts: 'D’où viennent ses points',
    came: 'Cartes spéciales déjà sorties',
    noneCame: 'Aucune pour l’instant.',
    cameIn: (round, note, edition) => `Tour ${round} : ${words.note(note, edition)}`,
  },
  deck: {
    toCome: (cards) => `À venir : ${cards}`,
    soloToCome: 'Les plans baissent après la carte Solo',
    soloCame: 'Carte Solo sortie : les plans baissent',
    stack: 'Pile',
    left: (cards) => `reste ${cards}`,
    empty: 'Vide',
    special: { solo: 'Carte Solo', plan: 'Carte de plan' },
    label: (left, top) => {
      if (top === undefined) return 'La pile est vide.';
      const name = top === 'solo' ? 'carte Solo' : top === 'plan' ? 'carte de plan' : words.short[top];
      return `Pile : ${counted(left, 'carte restante', 'cartes restantes')}, ${name} sur le dessus.`;
    },
  },
  recap: {
    title: (round) => `Après le tour ${round}`,
    towns: 'Toutes les villes',
  },
  bot: (level, character) =>
    `bot, ${words.levels[level].name}${character === undefined ? '' : `, ${words.characters[character].name}`}`,
  seatStatus: { away: 'hors ligne', caretaker: 'remplaçant', resigned: 'abandon, un bot joue' },
  crossed: countedBoxes,
  practice: 'Entraînement',
  townOf: (name) => capital(townOf(name)),
  takeBack: {
    name: 'Reprendre le tour précédent',
    line: 'Vous repartez de là, et la partie compte comme un entraînement.',
    done: 'Le tour précédent a été repris. La partie compte maintenant comme un entraînement.',
  },
  rematch: (several) => (several ? 'Revanche' : 'Rejouer'),
  player: (player) => `Joueur ${player}`,
  mark: '*',
};
