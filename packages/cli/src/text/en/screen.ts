import type { Action, EditionId, Hand, ModeId, Slot } from 'picket-engine';
import { en as words } from 'picket-words';
import type { Term } from '../facts.ts';
import { minus, signed } from '../numbers.ts';
import { dotted, listed } from './phrase.ts';
import { sum } from './results.ts';

/** A card of another hand, as far as it is known. */
const known = (card: Hand[number]): string =>
  card === null ? '?' : `${card.number ?? '?'} ${words.short[card.action]}`;

const TOP = { 'solo-card': 'Solo card', 'plan-card': 'plan card' };

/** What the table shows during a turn. */
export const screen = {
  // The first line
  parts: dotted,
  round: (nr: number) => `Round ${nr}`,
  kind: (edition: EditionId, mode: ModeId | undefined) =>
    mode === undefined ? words.editions[edition] : `${words.editions[edition]}, ${words.modes[mode]}`,
  score: (name: string, total: number, change = 0) =>
    `${name} ${minus(total)}${change === 0 ? '' : ` (${signed(change)})`}`,
  bestOf: (others: number, name: string, total: number) =>
    `best of ${others} others: ${name} ${minus(total)}`,

  // Cards
  /** With the next action of the stack where that has no line of its own. */
  offer: (number: number, action: Action, next?: Action) => {
    const face = `${String(number).padStart(2)} ${words.short[action]}`;
    return next === undefined ? face : `${face}, next ${words.short[next]}`;
  },
  next: (action: Action) => `next ${words.short[action]}`,
  number: 'number',
  action: 'action',
  discarded: 'discarded',
  /** What a card is worth to the AAA; undefined if it doesn't score. */
  worthToOpponent: (points: number | undefined) => (points === undefined ? 'AAA' : `AAA +${points}`),
  toOpponent: (points: number | undefined) => (points === undefined ? 'to the AAA' : `to the AAA +${points}`),
  toPlayer: (name: string) => `to ${name}`,
  /** Where cards go and come from before the first round; the same player if there are two. */
  passing: (to: string, from: string) =>
    to === from
      ? `the card you leave goes to ${to}, who passes one to you`
      : `the card you leave goes to ${to}; ${from} passes one to you`,
  passed: (to: string, from: string) => `card 1 came from ${from}; the one you leave goes to ${to}`,
  stackEmpty: 'stack empty',
  stack: (left: number, top: Action | keyof typeof TOP) =>
    `${left} left, top: ${top === 'solo-card' || top === 'plan-card' ? TOP[top] : words.short[top]}`,
  hand: (cards: Hand) => `hand: ${listed(cards.map(known))}`,

  // Plans
  claim: (slot: Slot, edition: EditionId) => `▸ g${words.slots[edition][slot].at(-1)} claims it`,
  owners: (names: readonly string[]) => `✓ ${listed(names)}`,
  ownerCount: (players: number) => `✓ ${words.count.players(players)}`,
  /** The AAA and its points for a plan. */
  owner: (name: string, points: number) => `${name} ${points}`,

  // The sheet
  parks: 'parks',
  tracks: {
    pools: 'pools',
    temps: 'temps',
    bis: 'bis',
    refusals: 'refusals',
    roundabouts: 'roundabouts',
    value: 'value',
  },
  /** The prefix of the next line. */
  sumName: 'score',
  sum: (total: number, gains: readonly Term[], losses: readonly Term[]) =>
    `score ${minus(total)} = ${sum(gains, losses) || '0'}`,

  // The AAA
  opponent: (name: string, total: number, parts: readonly Term[]) =>
    parts.length === 0 ? `${name}: ${total}` : `${name}: ${total} = ${sum(parts)}`,
  closedOpponent: (name: string, positions: readonly number[], points: readonly number[]) =>
    `${name}: ${words.opponent.closed(positions, points)}`,
  pileName: 'pile',
  noCard: 'no card yet',
};
