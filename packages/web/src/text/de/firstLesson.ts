import type { LessonText } from '../text.ts';
import { numeral, points } from './phrase.ts';

const CONFIRM = 'Tippe auf „Bestätigen“.';
const TRY = 'Tippe auf die leuchtende Karte, um es auszuprobieren.';

/** The guided first game. */
export const firstLesson: LessonText['first'] = {
  cards: ['Jede Karte gibt dir eine Zahl und eine Aktion.', 'Tippe auf die leuchtende Karte.'],
  card: {
    fence: ['Ein Zaun teilt eine Straße in Siedlungen.', TRY],
    improve: ['Mit „Wert“ zählt eine Siedlungsgröße mehr.', TRY],
    park: ['Ein Park bringt Punkte für die Straße, in die du schreibst.', TRY],
    pool: ['Ein Pool bringt Punkte, wenn dein Haus einen Poolplatz hat.', TRY],
    temp: [
      'Zeitarbeit ändert die Zahl um bis zu 2.',
      'Die meiste Zeitarbeit bringt 7 Punkte: Probiere die leuchtende Karte aus.',
    ],
    bis: ['„Bis“ wiederholt eine Zahl im Haus daneben.', TRY],
  },
  write: (number) => [
    `Schreibe deine ${number} in ein leuchtendes Haus.`,
    'Lass Platz: Kleinere Zahlen kommen nach links, größere nach rechts.',
  ],
  whyNot: (number) => [
    `Deine ${number} passt nur in die leuchtenden Häuser: Zahlen steigen von links nach rechts.`,
    'Tippe auf ein anderes, um den Grund zu sehen.',
  ],
  useTemp: (number) => [`Deine ${number} darfst du um bis zu 2 ändern.`, 'Tippe auf ein leuchtendes Haus.'],
  choosePlot: (number) => [
    `Schreibe deine ${number} in ein leuchtendes Haus.`,
    'Nur Häuser mit gestricheltem Poolplatz bekommen einen Pool.',
  ],
  putFence: [
    'Setze den Zaun an eine leuchtende Stelle: Die Häuser zwischen zwei Zäunen sind eine Siedlung.',
    'Fülle sie alle, und sie bringt Punkte.',
  ],
  raise: [
    'Tippe auf eine Siedlungsgröße, um ihren Wert zu erhöhen.',
    'Jede vollständige Siedlung dieser Größe bringt dann mehr.',
  ],
  copy: [
    'Tippe auf ein leuchtendes Haus, um die Zahl daneben zu wiederholen.',
    'Das füllt eine Lücke, kostet aber Punkte.',
  ],
  wrote: (number) => [
    `Du hast ${number} geschrieben: Kleinere Zahlen kommen links davon, größere rechts.`,
    CONFIRM,
  ],
  parkGrown: ['Im Park dieser Straße wächst ein Baum: Mit jedem bringt der Park mehr Punkte.', CONFIRM],
  poolBuilt: ['Dein Haus hat seinen Pool, und zusammen bringen Pools mehr Punkte.', CONFIRM],
  noPool: ['Kein Pool: Dieses Haus hat keinen Poolplatz.', CONFIRM],
  tempUsed: ['Das ist einmal Zeitarbeit: Wer am meisten hat, bekommt 7 Punkte.', CONFIRM],
  estateDone: (size, worth) => [
    size === 1
      ? `Dieses Haus zwischen zwei Zäunen ist eine vollständige Siedlung: ${points(worth)}.`
      : `Diese ${numeral(size)} Häuser zwischen den Zäunen sind eine vollständige Siedlung: ${points(worth)}.`,
    CONFIRM,
  ],
  estateOpen: (size) => [
    size === 1
      ? 'Dieses umzäunte Haus ist eine Siedlung: Fülle es, und sie bringt Punkte.'
      : `Diese ${numeral(size)} umzäunten Häuser sind eine Siedlung: Fülle sie alle, und sie bringt Punkte.`,
    CONFIRM,
  ],
  late: (round) => [`Jetzt Runde ${round}: Deine Stadt ist fast voll.`, 'Tippe auf eine leuchtende Karte.'],
  lateEstate: 'Die Häuser zwischen zwei Zäunen sind eine Siedlung: Fülle sie alle, und sie bringt Punkte.',
  lateCard: 'Das Spiel geht dem Ende zu: Tippe auf eine leuchtende Karte.',
  plan: (worth) => [
    'Deine Siedlungen sind genau das, was dieser Plan verlangt.',
    `Tippe darauf, um ihn für ${points(worth)} zu erfüllen.`,
  ],
  refusal: [
    'Keine Zahl passt: Sie müssen von links nach rechts steigen.',
    'Tippe auf den leuchtenden Knopf, um eine Ablehnung anzukreuzen.',
  ],
  refused: ['Dein Bauantrag wurde abgelehnt: Die dritte Ablehnung beendet das Spiel.', CONFIRM],
  end: ['Deine dritte Ablehnung beendet das Spiel.', 'Tippe auf „Bestätigen“, um die Wertung zu sehen.'],
};
