import type { Action, Hand } from 'picket-engine';
import { de as words } from 'picket-words';
import { minus, signed } from '../numbers.ts';
import type { Text } from '../text.ts';
import { dotted, listed } from './phrase.ts';
import { sum } from './results.ts';

/** A card of another hand, as far as it is known. */
const known = (card: Hand[number]): string =>
  card === null ? '?' : `${card.number ?? '?'} ${words.short[card.action]}`;

const TOP = { 'solo-card': 'Solokarte', 'plan-card': 'Plankarte' };

/** Three cards with their next actions have to fit into a line. */
const NEXT: { readonly [A in Action]: string } = { ...words.short, temp: 'Zeitarb.' };

/** “Ada 12 (+3)”. */
function score(name: string, total: number, change = 0): string {
  return `${name} ${minus(total)}${change === 0 ? '' : ` (${signed(change)})`}`;
}

/** What the table shows during a turn. */
export const screen: Text['screen'] = {
  // The first line
  parts: dotted,
  round: (nr) => `Runde ${nr}`,
  kind: (edition, mode) =>
    mode === undefined ? words.editions[edition] : `${words.editions[edition]}, ${words.modes[mode]}`,
  score,
  bestOf: (others, name, total) => `bester Stand der ${others} anderen: ${name} ${minus(total)}`,

  // Cards
  offer: (number, action, next) => {
    const face = `${String(number).padStart(2)} ${words.short[action]}`;
    return next === undefined ? face : `${face}›${NEXT[next]}`;
  },
  next: (action) => `dann ${NEXT[action]}`,
  number: 'Zahl',
  action: 'Aktion',
  discarded: 'Ablage',
  worthToOpponent: (points) => (points === undefined ? 'AAA' : `AAA +${points}`),
  toOpponent: (points) => (points === undefined ? 'an die AAA' : `an die AAA +${points}`),
  toPlayer: (name) => `→ ${name}`,
  passing: (to, from) =>
    to === from
      ? `die übrige Karte geht an ${to}, und du bekommst eine zurück`
      : `die übrige Karte geht an ${to}; von ${from} bekommst du eine`,
  passed: (to, from) => `Karte 1 kam von ${from}; die übrige geht an ${to}`,
  stackEmpty: 'Stapel leer',
  stack: (left, top) =>
    `Stapel ${left}: ${top === 'solo-card' || top === 'plan-card' ? TOP[top] : words.short[top]}`,
  hand: (cards) => `Hand: ${listed(cards.map(known))}`,

  // Plans
  claim: (slot, edition) => `▸ g${words.slots[edition][slot].at(-1)} erfüllt ihn`,
  owners: (names) => `✓ ${listed(names)}`,
  ownerCount: (players) => `✓ ${words.count.players(players)}`,
  owner: (name, points) => `${name} ${points}`,

  // The sheet
  parks: 'Parks',
  tracks: {
    pools: 'Pools',
    temps: 'Zeitarbeit',
    bis: 'Bis',
    refusals: 'Ablehnungen',
    roundabouts: 'Kreisverkehre',
    value: 'Wert',
  },
  sumName: 'Stand',
  sum: (total, gains, losses) => `Stand ${minus(total)} = ${sum(gains, losses) || '0'}`,

  // The AAA
  opponent: (name, total, parts) =>
    parts.length === 0 ? `${name}: ${total}` : `${name}: ${total} = ${sum(parts)}`,
  closedOpponent: (name, positions, points) => `${name}: ${words.opponent.closed(positions, points)}`,
  pileName: 'Karten',
  noCard: 'noch keine',
};
