import { isWhole, type Hand } from 'picket-engine';
import { deCore as words } from 'picket-words';
import type { Text } from '../text.ts';
import { capital, change, counted, list, points, townOf } from './phrase.ts';

const named = (card: Hand[number]): string => {
  if (card === null) return 'verdeckte Karte';
  const action = words.short[card.action];
  return isWhole(card) ? `${card.number} mit ${action}` : `verdeckte Zahl mit ${action}`;
};

/** “AAA Stufe 4” is too long for a card. */
const brief = (name: string): string => name.replace(/ Stufe \d+$/, '');

const SPECIAL = { solo: 'Solokarte', plan: 'Plankarte' };

/** What only some modes have: hands, an AAA architect, bots, several players on one device. */
export const table: Text['table'] = {
  fate: {
    number: 'Zahl',
    action: 'Aktion',
    unused: 'Ungenutzt',
    discarded: 'Abgelegt',
    drawn: 'Gezogen',
    from: (name) => `Von ${name}`,
    to: (name) => `An ${name}`,
    worth: (name, points) => `+${points} für ${brief(name)}`,
    toOpponent: (name, points) => `An ${brief(name)} +${points}`,
  },
  hand: {
    title: 'Hand',
    label: (name, cards) => `${name}: ${list(cards.map(named))}.`,
  },
  temps: {
    positions: (points, boxes) => points.map((worth, i) => `${worth} für ${boxes[i] ?? 0}`).join(' · '),
  },
  rival: {
    brief,
    region: 'Dein Gegenüber',
    show: (name, worth) => `${name}, ${points(worth)}. Straße zeigen.`,
    pile: 'Die Straße deines Gegenübers, von der ersten bis zur letzten Karte',
    empty: 'Noch keine Karten. Dein Gegenüber baut mit denen, die du übrig lässt.',
    estate: (cards, worth, counts) => {
      const what = cards.map((action) => words.short[action]).join(', ');
      if (worth === undefined) return counts ? `${what}, zählt` : what;
      return `${what}, ${points(worth)}, ${counts ? 'zählt' : 'zählt nicht'}`;
    },
    fence: 'Zaun',
    counting: 'Die fünf besten Siedlungen zählen.',
    after: (points) => `Mit der Karte, die du übrig lässt: ${change(points) || '+0'}`,
    parts: 'Woher die Punkte kommen',
    came: 'Sonderkarten bisher',
    noneCame: 'Noch keine.',
    cameIn: (round, note, edition) => `Runde ${round}: ${words.note(note, edition)}`,
  },
  deck: {
    toCome: (cards) => `Kommt noch: ${cards}`,
    soloToCome: 'Nach der Solokarte zählen Pläne weniger',
    soloCame: 'Solokarte war da: Pläne zählen weniger',
    stack: 'Stapel',
    left: (cards) => `noch ${cards}`,
    empty: 'Leer',
    // On the stack itself, which is narrow.
    special: { solo: 'Solo', plan: 'Plan' },
    label: (left, top) => {
      if (top === undefined) return 'Der Stapel ist leer.';
      const name = top === 'solo' || top === 'plan' ? SPECIAL[top] : words.short[top];
      return `Stapel: noch ${counted(left, 'Karte', 'Karten')}, oben ${name}.`;
    },
  },
  recap: {
    title: (round) => `Nach Runde ${round}`,
    towns: 'Alle Städte',
  },
  bot: (level, character) =>
    `Bot, ${words.levels[level].name}${character === undefined ? '' : `, ${words.characters[character].name}`}`,
  seatStatus: { away: 'abwesend', caretaker: 'Vertretung', resigned: 'aufgegeben, ein Bot spielt' },
  crossed: (boxes) => counted(boxes, 'Feld', 'Felder'),
  practice: 'Übung',
  townOf: (name) => capital(townOf(name)),
  takeBack: {
    name: 'Letzte Runde zurücknehmen',
    line: 'Du spielst von dort weiter, und das Spiel zählt als Übung.',
    done: 'Die letzte Runde wurde zurückgenommen. Das Spiel zählt jetzt als Übung.',
  },
  rematch: (several) => (several ? 'Revanche' : 'Noch einmal'),
  player: (player) => `Person ${player}`,
  mark: '*',
};
