import type { LessonText } from '../text.ts';
import { dative, points } from './phrase.ts';

const CONFIRM = 'Tippe auf „Bestätigen“.';
const TAKE = 'Tippe auf eine leuchtende Zahl.';
const CARD = 'Tippe auf eine leuchtende Karte.';
const COST = 'Ein Kreisverkehr kostet am Ende 3 Punkte, ein zweiter weitere 5.';
const NUMBER = 'Tippe auf die Zahl, die du schreiben willst.';

type ModeLessons = Pick<LessonText, 'hand' | 'advanced' | 'solo' | 'aaa' | 'expert' | 'ends' | 'play'>;

/** The lessons for players who know the basic game. */
export const modeLessons: ModeLessons = {
  hand: {
    choose: [NUMBER],
    firstAction: ['Jetzt die Aktion einer anderen Karte: Tippe darauf.'],
    action: ['Tippe auf die Aktion einer anderen Karte.'],
    number: ['Jetzt die Zahl einer anderen Karte: Tippe darauf.'],
  },
  advanced: {
    roundabout: [
      'Ein Kreisverkehr tritt an die Stelle eines leeren Hauses.',
      'Tippe auf den leuchtenden Knopf, um einen zu bauen.',
    ],
    place: [
      'Tippe auf ein leuchtendes Haus.',
      'Der Kreisverkehr teilt seine Straße in zwei, mit einem Zaun auf jeder Seite.',
    ],
    only: (number) => [
      `Deine ${number} würde nur mit einem Kreisverkehr passen.`,
      'Tippe auf den leuchtenden Knopf oder eine andere Karte.',
    ],
    sidesWriting: (number) => [
      'Links und rechts vom Kreisverkehr beginnen die Zahlen neu.',
      `Schreibe deine ${number} in ein leuchtendes Haus.`,
    ],
    sides: ['Ein paar Runden später: Links und rechts vom Kreisverkehr beginnen die Zahlen neu.', CARD],
    cost: [COST, CONFIRM],
    costChoosing: [COST, CARD],
    plan: (worth) => [
      'Pläne für Fortgeschrittene verlangen nicht nur Siedlungen.',
      `Diesen kannst du erfüllen: Tippe darauf für ${points(worth)}.`,
    ],
    late: ['Ein paar Runden später: Deine Stadt ist halb voll.', CARD],
  },
  solo: {
    stack: ['Jede Runde kommen drei Karten von diesem einen Stapel.', TAKE],
    discard: ['Du hast eine Zahl und eine Aktion genommen: Diese dritte Karte wird abgelegt.', CONFIRM],
    discardChoosing: [
      'Nimm die Zahl der einen und die Aktion einer anderen Karte.',
      'Die dritte wird abgelegt.',
    ],
    soloCard: ['Die Solokarte wurde aufgedeckt: Ab jetzt bringen Pläne nur noch den niedrigen Wert.', TAKE],
    temps: ['Ab sechs Zeitarbeitsfeldern bekommst du 7 Punkte, darunter keine.', CONFIRM],
    end: ['Spätestens wenn dieser Stapel keine drei Karten mehr hergibt, endet das Spiel.', TAKE],
    endAndTemps: [
      'Spätestens wenn dieser Stapel leer ist, endet das Spiel.',
      'Ab sechs Zeitarbeitsfeldern gibt es 7 Punkte.',
    ],
  },
  aaa: {
    opponent: ['Die AAA ist dein Gegenüber: Sie baut mit den Karten, die du übrig lässt.', TAKE],
    give: ['Diese Karte geht an die AAA und bringt ihr die Punkte, die darauf stehen.', CONFIRM],
    giveChoosing: ['Nimm eine Zahl und eine Aktion von zwei Karten.', 'Die dritte geht an die AAA.'],
    planCard: ['Eine Plankarte wurde aufgedeckt, also wertet die AAA diesen Plan.', TAKE],
    pile: ['Zaunkarten teilen die Straße der AAA in Siedlungen: Die fünf besten zählen.', TAKE],
  },
  expert: {
    hand: ['Im Expertenspiel hast du drei eigene Karten.', NUMBER],
    pass: (to) => [`Die Karte, die du nicht nutzt, geht nach rechts an ${to}.`, CONFIRM],
    passChoosing: (to, from) => [
      `Zwei Karten geben dir eine Zahl und eine Aktion, die dritte geht an ${to}.`,
      `Diese kam von ${dative(from)}.`,
    ],
    received: (from) => [
      `Diese Karte kam von links, von ${dative(from)}; die anderen hast du gezogen.`,
      TAKE,
    ],
    seen: ['Alle sehen die Aktion einer weitergegebenen Karte.', TAKE],
  },
  ends: {
    advanced: {
      title: 'Das war das Spiel für Fortgeschrittene',
      lines: [
        'Du darfst zwei Kreisverkehre bauen, vor oder nach dem Schreiben deiner Zahl.',
        'Ein Kreisverkehr teilt seine Straße in zwei: Auf jeder Seite beginnen die Zahlen neu.',
        'Er kostet 3 Punkte, der zweite weitere 5.',
        'Pläne für Fortgeschrittene verlangen auch volle Straßen, Parks, Pools, Zeitarbeit oder Bis.',
      ],
    },
    solo: {
      title: 'Das war das Solospiel',
      lines: [
        'Jede Runde drei Karten: eine Zahl, eine Aktion und eine für die Ablage.',
        'Nach der Solokarte bringen Pläne nur noch den niedrigen Wert.',
        'Ab sechs Zeitarbeitsfeldern gibt es 7 Punkte.',
        'Das Spiel endet, wenn der Stapel keine drei Karten mehr hergibt, oder wie sonst auch.',
      ],
    },
    aaa: {
      title: 'Das war die AAA',
      lines: [
        'Eine Zahl, eine Aktion, und die dritte Karte geht an die AAA.',
        'Jede Karte zeigt, was sie der AAA bringen würde.',
        'Zaunkarten teilen ihre Straße in Siedlungen, und die fünf besten zählen.',
        'Durch Plankarten wertet sie Pläne. Wer mehr Punkte hat, gewinnt.',
      ],
    },
    expert: {
      title: 'Das war das Expertenspiel',
      lines: [
        'Deine Handkarten gehören dir: die Zahl der einen, die Aktion einer anderen.',
        'Die dritte Karte geht nach rechts, und von links kommt eine.',
        'Alle sehen die Aktion einer weitergegebenen Karte: Denk daran, wer sie bekommt.',
      ],
    },
  },
  play: (name) => `Spielen: ${name}`,
};
