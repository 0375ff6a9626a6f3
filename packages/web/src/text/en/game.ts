import type { Action, EditionId, Score, Slot } from 'picket-engine';
import { enCore as words, type CharacterName, type LevelName } from 'picket-words';
import { signed } from '../signed.ts';
import {
  capital,
  counted,
  dotted,
  list,
  points,
  sentences,
  slotMark,
  slotName,
  tempRanks,
} from './phrase.ts';
import type { Helped } from '../facts.ts';
import { table } from './table.ts';

type SeatStatus = keyof typeof table.seatStatus;

/** The player of a seat: a person, a bot with its level, or an absent player. */
interface Player {
  readonly name: string;
  readonly level?: LevelName | undefined;
  readonly character?: CharacterName | undefined;
  readonly status?: SeatStatus | undefined;
}

function short({ level, status }: Omit<Player, 'name'>): string {
  if (status !== undefined) return table.seatStatus[status];
  return level === undefined ? '' : words.levels[level].name;
}

/** What happens to a card in hand, for speech. */
type Role = 'number' | 'action' | 'given';

const fits = (houses: number, needs: Helped | undefined): string => {
  if (houses > 0) return counted(houses, 'house', 'houses');
  return needs === undefined ? 'Fits nowhere' : onlyWith[needs];
};

const onlyWith: Record<Helped, string> = {
  temp: 'Only with a temp',
  roundabout: 'After a roundabout',
};

export const game = {
  pageTitle: (city: string, round: number) => `${city}, round ${round} · Picket`,
  /** The same at an online table that waits for the player. */
  yourTurnTitle: (city: string, round: number) => `Your turn: ${city}, round ${round} · Picket`,
  round: (round: number) => `Round ${round}`,
  /** “2 of 4 have played”. */
  areIn: (count: number, of: number) => `${count} of ${of} have played`,
  /** The same in a narrow bar. */
  areInShort: (count: number, of: number) => `✓ ${count} of ${of}`,
  regions: {
    table: 'The table',
    offers: 'Cards',
    plans: 'Plans',
    seats: 'Players',
    sheet: 'Your sheet',
    ledger: 'Tracks and score',
    bar: 'Your turn',
  },
  nextRound: 'Next round',
  /** Around the action, where there is little room: “next Fence”. */
  next: { before: 'next ', after: '' },
  /** Where a number fits: “3 houses”; `needs` if it fits none as it is. */
  fits,
  actionLines: {
    fence: 'Put up one fence',
    improve: 'Raise one estate size',
    park: 'Cross a box in that street',
    pool: 'Build it if there’s a plot',
    temp: 'Up to two more or less',
    bis: 'Repeat a neighbour',
  } satisfies Record<Action, string>,
  hand: {
    title: 'Your hand',
    number: (number: number, note: string) => `Use the number ${number}. ${note}`,
    action: (action: Action) => `Use the action ${words.short[action]}`,
  },
  confirm: 'Confirm',
  confirming: (seconds: number) => `Confirm (${seconds})`,
  takeBack: 'Take back',
  undo: 'Undo',
  redo: 'Redo',
  menu: 'Menu',
  hint: 'Hint',
  help: 'Help',
  nothingToExplain: 'Move to a card, a house or a track to have it explained.',
  noOdds: 'The odds lens is off at this table.',
  roundabout: { on: 'Build a roundabout', off: 'No roundabout', short: 'Roundabout' },
  lastRound: 'Last round',
  noLastRound: 'This is the first round.',
  whyNot: 'Why not',
  whatCanIDo: 'What can I do?',
  yourLog: 'Your turn so far',
  /** The same on a small button. */
  logShort: 'Log',
  emptyLog: 'Nothing yet.',
  backToBefore: (done: string) => `${done} Go back to before this`,
  /** Opens the rule behind a sentence. */
  why: { name: 'Why?', label: (rule: string) => `Why? Rule ${rule}` },
  seeRule: { name: 'See the rule', label: (rule: string) => `See the rule: ${rule}` },
  tracks: 'All tracks',
  score: 'Score',
  pointsSoFar: 'points so far',
  worthBySize: 'value by size',
  tempRanks,
  seat: {
    you: 'You',
    showTown: (name: string) => `Show ${name}’s town`,
    /** What a player did in the last round, on a button that shows their town. */
    news: (name: string, done: readonly string[]) => `${name}: ${sentences(done)} Show their town`,
    /** A player's reaction, if their town isn't on the page. */
    reacted: (name: string, reaction: string) => `${name}: ${reaction}`,
    /** Where there is little room: “Regular”, “away”, or nothing. */
    short,
    /** Below the name: “thinking”, “played · Regular”, “away”. */
    line: (state: 'thinking' | 'in', { level, status }: Omit<Player, 'name'>) => {
      if (status !== undefined && state === 'thinking') return table.seatStatus[status];
      return dotted([state === 'in' ? 'played' : 'thinking', short({ level, status })]);
    },
    label: ({ name, level, character, status }: Player, inAlready: boolean, score: number) => {
      const who =
        status !== undefined
          ? `${name}, ${table.seatStatus[status]}`
          : level === undefined
            ? name
            : `${name}, ${table.bot(level, character)}`;
      return `${who}, ${inAlready ? 'has played' : 'thinking'}, ${points(score)}`;
    },
  },
  plan: {
    /** “N°1” or “A”, as a heading. */
    name: (slot: Slot, edition: EditionId) => capital(slotMark(slot, edition)),
    title: (slot: Slot, edition: EditionId) => `Plan ${slotName(slot, edition)}`,
    nobody: 'Not claimed yet',
    first: 'First to claim it',
    later: 'Later',
    ready: 'Ready',
    heldBy: (name: string, worth: number) => `${name} ${worth}`,
    /** Claimed in the last round. */
    tookIt: (name: string, worth: number) => `New: ${name} ${worth}`,
    /** How many more players have claimed it. */
    moreHolders: (count: number) => `+${count}`,
    holders: list,
    label: (plan: {
      readonly slot: Slot;
      readonly edition: EditionId;
      readonly sentence: string;
      readonly worth: number;
      readonly state: 'open' | 'ready' | 'claimed';
      readonly holders: readonly { readonly name: string; readonly points: number }[];
    }) => {
      const { slot, edition, sentence, worth, state, holders } = plan;
      const status = {
        open: `Worth ${worth} now.`,
        ready: `You can claim it for ${worth}.`,
        claimed: 'You’ve claimed it.',
      }[state];
      const held = holders.map(({ name, points }) => `${name} for ${points}`);
      const claimed = held.length === 0 ? '' : ` Claimed by ${list(held)}.`;
      return `Plan ${slotName(slot, edition)}. ${sentence} ${status}${claimed}`;
    },
  },
  offer: {
    label: (card: {
      readonly index: number;
      readonly number: number;
      readonly action: Action;
      readonly next: Action | undefined;
      /** Where its number fits; omitted for spectators. */
      readonly note: string;
      readonly state: 'open' | 'chosen' | 'fits-nowhere';
      readonly role: Role | undefined;
      /** What happens to it, if cards are given away. */
      readonly fate: string | undefined;
    }) => {
      const { index, number, action, next, note, state, role, fate } = card;
      const becomes = fate ?? (role && table.fate[role === 'given' ? 'unused' : role]);
      const parts = [
        `${index + 1}: ${number} with ${words.short[action]}`,
        note,
        ...(next === undefined ? [] : [`next round ${words.short[next]}`]),
        ...(state === 'chosen' ? ['picked'] : []),
        ...(becomes === undefined ? [] : [inSentence(becomes)]),
      ];
      return `${parts.filter((part) => part !== '').join(', ')}.`;
    },
  },
  ledger: {
    column: (column: {
      readonly size: number;
      readonly value: number;
      readonly next: number | undefined;
      readonly estates: number;
      readonly target: boolean;
    }) => {
      const { size, value, next, estates, target } = column;
      const raised = next === undefined ? '' : `, ${next} with one more box`;
      const have = `You have ${counted(estates, 'such estate', 'such estates')}.`;
      return `Estates of ${size} are worth ${value} each${raised}. ${have}${target ? ' Raise it.' : ''}`;
    },
    times: (count: number) => `×${count}`,
    explain: (part: keyof Score, worth: number) =>
      `${part === 'total' ? 'Score' : words.columns[part]}: ${signed(worth)}. Show details.`,
  },
  menuItems: {
    /** Before the hash that was fixed with the deal. */
    deal: 'The cards were fixed before the first one was turned. Hash of the deal:',
    settings: 'Settings',
    rules: 'Rules',
    keys: 'Keys',
    odds: 'Odds',
    saveRecord: 'Export game',
    leave: 'Leave game',
    theme: 'Switch theme',
  },
};

/** A caption within a sentence; “AAA” keeps its capitals. */
function inSentence(caption: string): string {
  return caption.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}
