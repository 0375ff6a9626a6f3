import type { EditionId, ModeId } from 'picket-engine';
import { deCore as words } from 'picket-words';
import type { HelpText } from '../text.ts';
import { counted, tempRanks } from './phrase.ts';

const inTurn = (values: readonly number[]): string => values.join(', dann ');

const ONE_CARD = 'die Zahl einer Karte';

/** How a turn uses its cards, by mode. */
const WRITES: Record<ModeId, string> = {
  standard: 'eine Zahl',
  expert: ONE_CARD,
  solo: ONE_CARD,
  aaa: ONE_CARD,
};
const ACTS: Record<ModeId, string> = {
  standard: 'Du darfst die Aktion nutzen, die dazugehört.',
  expert: 'Du darfst die Aktion einer anderen Karte nutzen. Die dritte geht nach rechts weiter.',
  solo: 'Du darfst die Aktion einer anderen Karte nutzen. Alle drei werden abgelegt.',
  aaa: 'Du darfst die Aktion einer anderen Karte nutzen. Die dritte geht an die AAA.',
};
const NO_CARDS = 'Es endet auch, wenn für eine weitere Runde zu wenige Karten übrig sind.';
/** What else ends the game. */
const ENDS: Record<ModeId, Partial<Record<EditionId, string>>> = {
  standard: {},
  expert: {},
  solo: { '2018': NO_CARDS },
  aaa: { '2018': NO_CARDS },
};

export const aid: HelpText['aid'] = {
  title: 'Spielhilfe',
  print: 'Drucken',
  lessons: 'Spielend lernen',
  sheets: 'Zettel',
  sheet: (edition, sheet) => (sheet === undefined ? edition : `${edition} ${words.sheets[sheet]}`),
  game: (mode, edition, advanced, players) =>
    [
      words.modes[mode],
      words.editions[edition],
      ...(advanced ? ['für Fortgeschrittene'] : []),
      ...(players > 1 ? [`${players} am Tisch`] : []),
    ].join(', '),
  turn: {
    title: 'Dein Zug',
    steps: (mode) => [
      {
        name: 'Schreiben',
        line: `Schreibe ${WRITES[mode ?? 'standard']} in ein leeres Haus. Zahlen steigen von links nach rechts.`,
      },
      { name: 'Handeln', line: ACTS[mode ?? 'standard'] },
      { name: 'Planen', line: 'Du darfst alle Pläne erfüllen, die dein Zettel hergibt.' },
    ],
  },
  actions: {
    title: 'Aktionen',
    lines: {
      fence: 'Setze einen Zaun zwischen zwei beliebige Häuser.',
      improve: 'Erhöhe den Wert einer Siedlungsgröße.',
      park: 'Kreuze in derselben Straße ein Parkfeld an.',
      pool: 'Baue ihn, wenn dein Haus einen Poolplatz hat.',
      temp: 'Ändere die Zahl vor dem Schreiben um bis zu 2.',
      bis: 'Wiederhole eine Nachbarzahl; das kostet Punkte.',
    },
  },
  score: {
    title: 'Wertung',
    yours: 'dein Stand',
    lines: {
      plans: 'hoch in der ersten Runde, dann niedrig',
      parks: 'niedrigster freier Wert je Straße',
      pools: 'niedrigster freier Wert',
      temps: tempRanks,
      estates: 'vollständige, nach Größe',
      bis: 'niedrigster freier Wert',
      refusals: (values) => inTurn(values.slice(1)),
      roundabouts: (values) => `${inTurn(values.slice(1))} (Fortgeschrittene)`,
    },
    solo: (temps, boxes, points) => `${temps}; Solo ${points} ab ${boxes}`,
    estimated: '* Geschätzt: Keine Quelle nennt den Wert.',
  },
  end: {
    title: 'Spielende',
    introduction: 'Das Spiel endet nach der Runde, in der jemand',
    reasons: ['den dritten Plan erfüllt', 'die dritte Ablehnung ankreuzt', 'oder das letzte Haus füllt'],
    also: (mode, edition) => ENDS[mode][edition] ?? '',
    after: 'Keine Zahl passt? Kreuze eine Ablehnung an (keine Aktion).',
  },
  rules: 'Alle Regeln',
  keys: 'Tasten',
  box: {
    title: 'Karten in der Schachtel',
    line: (edition, cards) =>
      `${words.editions[edition]}: ${counted(cards, 'Karte', 'Karten')}, jede mit einer Zahl und einer Aktion.`,
    number: 'Zahl',
    all: 'Alle',
    back: 'Zurück zur Spielhilfe',
  },
};
