import type { Hand } from 'picket-engine';
import { fr as words } from 'picket-words';
import { minus, signed } from '../numbers.ts';
import type { Text } from '../text.ts';
import { de, dotted, listed } from './phrase.ts';
import { sum } from './results.ts';

/** A card of another hand, as far as it is known. */
const known = (card: Hand[number]): string =>
  card === null ? '?' : `${card.number ?? '?'} ${words.short[card.action]}`;

const TOP = { 'solo-card': 'carte Solo', 'plan-card': 'carte de plan' };

/** “Ada 12 (+3)”. */
function score(name: string, total: number, change = 0): string {
  return `${name} ${minus(total)}${change === 0 ? '' : ` (${signed(change)})`}`;
}

/** What the table shows during a turn. */
export const screen: Text['screen'] = {
  // The first line
  parts: dotted,
  round: (nr) => `Tour ${nr}`,
  kind: (edition, mode) =>
    mode === undefined ? words.editions[edition] : `${words.editions[edition]}, ${words.modes[mode]}`,
  score,
  bestOf: (others, name, total) => `meilleur des ${others} autres : ${name} ${minus(total)}`,

  // Cards
  offer: (number, action, next) => {
    const face = `${String(number).padStart(2)} ${words.short[action]}`;
    return next === undefined ? face : `${face}›${words.short[next]}`;
  },
  next: (action) => `puis ${words.short[action]}`,
  number: 'numéro',
  action: 'action',
  discarded: 'défaussée',
  worthToOpponent: (points) => (points === undefined ? 'AAA' : `AAA +${points}`),
  toOpponent: (points) => (points === undefined ? 'pour l’AAA' : `pour l’AAA +${points}`),
  toPlayer: (name) => `→ ${name}`,
  passing: (to, from) =>
    to === from
      ? `la carte laissée va à ${to}, qui vous en passe une`
      : `la carte laissée va à ${to} ; ${from} vous en passe une`,
  passed: (to, from) => `la carte 1 vient ${de(from)} ; la carte laissée va à ${to}`,
  stackEmpty: 'pioche vide',
  stack: (left, top) =>
    `pioche ${left} : ${top === 'solo-card' || top === 'plan-card' ? TOP[top] : words.short[top]}`,
  hand: (cards) => `main : ${listed(cards.map(known))}`,

  // Plans
  claim: (slot, edition) => `▸ g${words.slots[edition][slot].at(-1)} le valide`,
  owners: (names) => `✓ ${listed(names)}`,
  ownerCount: (players) => `✓ ${words.count.players(players)}`,
  owner: (name, points) => `${name} ${points}`,

  // The sheet
  parks: 'parcs',
  tracks: {
    pools: 'piscines',
    temps: 'intérim',
    bis: 'bis',
    refusals: 'refus',
    roundabouts: 'ronds-points',
    value: 'valeur',
  },
  sumName: 'score',
  sum: (total, gains, losses) => `score ${minus(total)} = ${sum(gains, losses) || '0'}`,

  // The AAA
  opponent: (name, total, parts) =>
    parts.length === 0 ? `${name} : ${total}` : `${name} : ${total} = ${sum(parts)}`,
  closedOpponent: (name, positions, points) => `${name} : ${words.opponent.closed(positions, points)}`,
  pileName: 'pile',
  noCard: 'aucune carte',
};
