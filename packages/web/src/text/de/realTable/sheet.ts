import type { EditionId, Slot } from 'picket-engine';
import { deCore as words } from 'picket-words';
import type { RealTableText } from '../../text.ts';
import { points } from '../phrase.ts';

const plan = (slot: Slot, edition: EditionId): string =>
  `Plan ${words.slots[edition][slot].replace('n°', '')}`;

export const sheet: RealTableText['sheet'] = {
  title: 'Nur der Zettel',
  town: 'Deine Stadt',
  begin: {
    line: 'Die Karten liegen auf dem Tisch. Wähle das Spiel und tippe auf die drei Pläne, die offen liegen.',
    edition: 'Ausgabe',
    mode: 'Spiel',
    sheet: 'Zettel',
    advanced: 'Fortgeschrittene',
    advancedLine: 'Kreisverkehre und mehr Pläne.',
    plans: 'Welche Pläne liegen auf dem Tisch?',
    start: 'Zettel beginnen',
    missing: 'Tippe in jeder Reihe auf einen Plan.',
    free: 'Freier Zettel, ohne Prüfung',
  },
  pad: {
    numbers: 'Deine Zahl',
    actions: 'Deine Aktion',
    given: 'Für die AAA',
    unfit: (number) => `${number}, passt nirgends`,
    soloCard: 'Solokarte aufgedeckt',
    planCard: (slot, edition) => `${plan(slot, edition)}: Karte aufgedeckt`,
  },
  ask: (given) =>
    given
      ? 'Tippe auf die Zahl, die Aktion und die Aktion der Karte, die du der AAA lässt.'
      : 'Tippe auf die Zahl und die Aktion, die du nimmst.',
  refuse: 'Keine Zahl passt',
  everyFits: 'Jede Zahl passt irgendwo auf deinen Zettel: keine Ablehnung.',
  undoRound: 'Zur vorigen Runde',
  compare: {
    open: 'Vergleichen',
    more: 'Mehr',
    title: 'Vergleichen',
    line: 'Die anderen richten ihre Handykamera auf diesen Code. So kommen deine Zeitarbeit und deine Pläne auf ihre Zettel, ohne Server.',
    code: 'QR-Code mit deiner Zeitarbeit und deinen Plänen',
    name: 'Dein Name',
    someone: 'Jemand',
    player: (nr) => `Person ${nr}`,
    shows: (temps, slots, edition) =>
      [words.count.temps(temps), ...slots.map((slot) => plan(slot, edition))].join(', '),
    temps: 'Zeitarbeit der anderen',
    tempsLine: 'Wie viele Felder die anderen jeweils angekreuzt haben.',
    claimed: (slot, edition) => `${plan(slot, edition)} ist erfüllt`,
    claimedLine: 'Von jemand anderem, in einer früheren Runde.',
    end: 'Das Spiel ist zu Ende',
    endLine: 'Tippe darauf, wenn jemand anderes das Spiel beendet hat.',
    met: (name, temps) => `${name}: ${words.count.temps(temps)}.`,
    waiting: (name) =>
      `Beginne zuerst deinen eigenen Zettel: Was ${name} geteilt hat, wird dann eingetragen.`,
  },
  finish: {
    title: (total) => points(total),
    ended: 'Jemand anderes hat das Spiel beendet.',
    rival: (name, total) => `${name}: ${points(total)}`,
    back: 'Zurück zum Spiel',
    again: 'Neuer Zettel',
  },
  free: {
    title: 'Freier Zettel',
    line: 'Für eigene Regeln: Beim Spielen wird nichts geprüft. Was die Regeln nicht erlauben, wird aufgelistet und zählt nicht.',
  },
};
