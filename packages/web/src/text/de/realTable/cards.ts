import type { EditionId, Slot } from 'picket-engine';
import { deCore as words } from 'picket-words';
import type { RealTableText } from '../../text.ts';
import { counted, list, points, withPoints } from '../phrase.ts';

const plan = (slot: Slot, edition: EditionId): string =>
  `Plan ${words.slots[edition][slot].replace('n°', '')}`;

export const cards: RealTableText['cards'] = {
  title: 'Nur die Karten',
  begin: {
    line: 'Papierzettel auf dem Tisch, Picket als Kartenstapel. Wähle ein Spiel; die Pläne werden gezogen.',
    players: 'Wer spielt mit?',
    playersLine: 'Namen, mit Kommas getrennt. Du kannst das Feld leer lassen.',
    playersExpert: 'Namen, mit Kommas getrennt, in der Reihenfolge, in der Karten weitergegeben werden.',
    example: 'Ada, Bob',
    tooFew: 'Gib mindestens zwei Namen ein.',
    tooMany: 'Für so viele reichen die Karten nicht.',
    start: 'Austeilen',
  },
  flip: 'Aufdecken',
  flipBack: 'Zurück',
  more: 'Mehr',
  keys: 'Tasten: → oder Enter deckt auf, ← geht zurück.',
  both: 'Für beide Seiten des Tisches',
  bothLine: 'Zeigt alles zweimal, einmal auf dem Kopf.',
  end: 'Dieses Spiel beenden',
  endLine: 'Räumt die Karten weg. Die Zettel zählst du mit dem Punkterechner.',
  endSure: 'Zum Wegräumen noch einmal tippen',
  calculator: 'Punkterechner',
  eachLeft: (left) => `Noch ${counted(left, 'Karte', 'Karten')} in jedem Stapel`,
  left: (left) => `Noch ${counted(left, 'Karte', 'Karten')} im Stapel`,
  leftTitle: 'Übrige Karten',
  leftLine: 'Die Karten, die seit dem letzten Mischen niemand gesehen hat, nach Zahl und Aktion.',
  number: 'Zahl',
  all: 'Alle',
  claim: {
    title: (slot, edition) => `${plan(slot, edition)}: erfüllt`,
    line: (worth) => `In dieser Runde bringt er ${points(worth)}.`,
    anyone: 'Von jemandem erfüllt',
    you: 'Du',
    now: (worth) => `erfüllt, mit ${withPoints(worth)}`,
    notYet: 'nicht erfüllt',
    earlier: (worth) => `${points(worth)}, in einer früheren Runde`,
    reshuffle: 'Vor der nächsten Runde neu mischen',
    reshuffleLine: 'Das darf verlangen, wer zuerst einen Plan erfüllt.',
  },
  given: 'Für die AAA',
  giveAsk: 'Tippe auf die Karte, die du der AAA lässt, und decke dann auf.',
  temps: 'Deine Zeitarbeit',
  fewer: 'Ein Feld Zeitarbeit weniger',
  moreTemps: 'Ein Feld Zeitarbeit mehr',
  hands: {
    line: 'Alle sehen ihre eigene Hand an und tippen auf die Karte, die sie weitergeben.',
    show: (name) => `${name}: Hand ansehen`,
    passed: 'eine Karte ist gewählt',
    waiting: 'noch keine Karte gewählt',
    title: (name) => `Die Hand von ${name}`,
    ask: 'Niemand sonst sollte hinsehen. Tippe auf die Karte, die du nach rechts weitergibst.',
    passedOn: 'Weitergegeben',
    hide: 'Hand verdecken',
    missing: (names) => `Noch keine Karte zum Weitergeben: ${list(names)}.`,
  },
  over: 'Die Karten sind aufgebraucht: Das Spiel ist zu Ende.',
};
