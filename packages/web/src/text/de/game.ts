import type { LevelName } from 'picket-words';
import { deCore as words } from 'picket-words';
import { signed } from '../signed.ts';
import type { Text } from '../text.ts';
import {
  capital,
  counted,
  dotted,
  list,
  planName,
  points,
  sentences,
  slotMark,
  tempRanks,
  townOf,
  YOU,
} from './phrase.ts';
import { table } from './table.ts';

type Game = Text['game'];

function short({
  level,
  status,
}: {
  readonly level?: LevelName | undefined;
  readonly status?: keyof typeof table.seatStatus | undefined;
}): string {
  if (status !== undefined) return table.seatStatus[status];
  return level === undefined ? '' : words.levels[level].name;
}

const fits: Game['fits'] = (houses, needs) => {
  if (houses > 0) return counted(houses, 'Haus', 'Häuser');
  if (needs === undefined) return 'Passt nirgends';
  return { temp: 'Nur mit Zeitarbeit', roundabout: 'Nach Kreisverkehr' }[needs];
};

const STATE = { in: 'fertig', thinking: 'am Zug' } as const;

export const game: Game = {
  pageTitle: (city, round) => `${city}, Runde ${round} · Picket`,
  yourTurnTitle: (city, round) => `Du bist dran: ${city}, Runde ${round} · Picket`,
  round: (round) => `Runde ${round}`,
  areIn: (count, of) => `${count} von ${of} fertig`,
  areInShort: (count, of) => `✓ ${count} von ${of}`,
  regions: {
    table: 'Der Tisch',
    offers: 'Karten',
    plans: 'Pläne',
    seats: 'Am Tisch',
    sheet: 'Dein Zettel',
    ledger: 'Leisten und Punkte',
    bar: 'Dein Zug',
  },
  nextRound: 'Nächste Runde',
  next: { before: 'dann ', after: '' },
  fits,
  actionLines: {
    fence: 'Einen Zaun setzen',
    improve: 'Wert einer Größe erhöhen',
    park: 'Feld in dieser Straße ankreuzen',
    pool: 'Bauen, wenn ein Poolplatz da ist',
    temp: 'Bis zu zwei mehr oder weniger',
    bis: 'Nachbarzahl wiederholen',
  },
  hand: {
    title: 'Deine Hand',
    number: (number, note) => `Zahl ${number} nutzen. ${note}`,
    action: (action) => `Aktion ${words.short[action]} nutzen`,
  },
  confirm: 'Bestätigen',
  confirming: (seconds) => `Bestätigen (${seconds})`,
  takeBack: 'Zurücknehmen',
  undo: 'Zurück',
  redo: 'Vor',
  menu: 'Menü',
  hint: 'Tipp',
  help: 'Hilfe',
  nothingToExplain: 'Geh zu einer Karte, einem Haus oder einer Leiste, um mehr darüber zu hören.',
  noOdds: 'Chancen sind an diesem Tisch ausgeschaltet.',
  roundabout: { on: 'Kreisverkehr bauen', off: 'Kein Kreisverkehr', short: 'Kreisverkehr' },
  lastRound: 'Vorige Runde',
  noLastRound: 'Das ist die erste Runde.',
  whyNot: 'Warum nicht',
  whatCanIDo: 'Was kann ich tun?',
  yourLog: 'Dein Zug bisher',
  logShort: 'Verlauf',
  emptyLog: 'Noch nichts.',
  backToBefore: (done) => `${done} Bis vor diesen Schritt zurückgehen`,
  why: { name: 'Warum?', label: (rule) => `Warum? Regel ${rule}` },
  seeRule: { name: 'Zur Regel', label: (rule) => `Zur Regel ${rule}` },
  tracks: 'Alle Leisten',
  score: 'Punkte',
  pointsSoFar: 'Punkte bisher',
  worthBySize: 'Wert je Größe',
  tempRanks,
  seat: {
    you: YOU,
    showTown: (name) => `${capital(townOf(name))} zeigen`,
    news: (name, done) => `${name}: ${sentences(done)} Stadt zeigen`,
    reacted: (name, reaction) => `${name}: ${reaction}`,
    short,
    line: (state, { level, status }) => {
      if (status !== undefined && state === 'thinking') return table.seatStatus[status];
      return dotted([STATE[state], short({ level, status })]);
    },
    label: ({ name, level, character, status }, inAlready, score) => {
      const who =
        status !== undefined
          ? `${name}, ${table.seatStatus[status]}`
          : level === undefined
            ? name
            : `${name}, ${table.bot(level, character)}`;
      return `${who}, ${STATE[inAlready ? 'in' : 'thinking']}, ${points(score)}`;
    },
  },
  plan: {
    name: (slot, edition) => capital(slotMark(slot, edition)),
    title: planName,
    nobody: 'Noch nicht erfüllt',
    first: 'Zuerst erfüllt',
    later: 'Später',
    ready: 'Bereit',
    heldBy: (name, worth) => `${name} ${worth}`,
    tookIt: (name, worth) => `Neu: ${name} ${worth}`,
    moreHolders: (count) => `+${count}`,
    holders: list,
    label: ({ slot, edition, sentence, worth, state, holders }) => {
      const status = {
        open: `Jetzt ${worth} wert.`,
        ready: `Du kannst ihn für ${worth} erfüllen.`,
        claimed: 'Du hast ihn erfüllt.',
      }[state];
      const held = holders.map((holder) => `${holder.name} ${points(holder.points)}`);
      const claimed = held.length === 0 ? '' : `Erfüllt: ${list(held)}.`;
      return sentences([`${planName(slot, edition)}.`, sentence, status, claimed]);
    },
  },
  offer: {
    label: ({ index, number, action, next, note, state, role, fate }) => {
      const becomes = fate ?? (role && table.fate[role === 'given' ? 'unused' : role]);
      const parts = [
        `${index + 1}: ${number} mit ${words.short[action]}`,
        note,
        ...(next === undefined ? [] : [`nächste Runde ${words.short[next]}`]),
        ...(state === 'chosen' ? ['gewählt'] : []),
        ...(becomes === undefined ? [] : [inSentence(becomes)]),
      ];
      return `${parts.filter((part) => part !== '').join(', ')}.`;
    },
  },
  ledger: {
    column: ({ size, value, next, estates, target }) => {
      const raised = next === undefined ? '' : `, mit einem Feld mehr ${next} Punkte`;
      const have = `Du hast ${estates === 0 ? 'keine' : estates} davon.`;
      return `${size}er-Siedlungen zählen je ${points(value)}${raised}. ${have}${target ? ' Wert erhöhen.' : ''}`;
    },
    times: (count) => `×${count}`,
    explain: (part, worth) =>
      `${part === 'total' ? 'Punkte' : words.columns[part]}: ${signed(worth)}. Einzelheiten zeigen.`,
  },
  menuItems: {
    deal: 'Die Kartenfolge stand fest, bevor die erste Karte aufgedeckt wurde. Ihr Hash:',
    settings: 'Einstellungen',
    rules: 'Regeln',
    keys: 'Tasten',
    odds: 'Chancen',
    saveRecord: 'Spiel exportieren',
    leave: 'Spiel verlassen',
    theme: 'Farbschema wechseln',
  },
};

/** A caption within a sentence: “an Ada”, but “Zahl” and “Aktion” are nouns. */
function inSentence(caption: string): string {
  const isNoun = caption === table.fate.number || caption === table.fate.action;
  return isNoun ? caption : caption.slice(0, 1).toLowerCase() + caption.slice(1);
}
