import type { Text } from '../text.ts';
import { PILE_LETTERS } from './results.ts';

const CONFIRM = 'c bestätigt den Zug, u nimmt zurück.';

/** How to type what is still open. */
const OPEN = {
  fence: 'ft4 setzt einen Zaun nach t4 (oder bei jedem ┊).',
  improve: 'v3 erhöht den 3er-Wert (oder eine andere Größe).',
  bis: 'xm4 wiederholt die Zahl nebenan in m4 (oder bei jedem (b)).',
  skip: 'n lässt die Aktion aus.',
};

/** What can be typed, and what to do next. */
export const guide: Text['guide'] = {
  hello: 'hallo',
  commands: {
    pick: 'eine Karte wählen; später wechseln und behalten, was passt',
    pickHand: 'die Zahl von Karte 1 und die Aktion von Karte 3; später wechseln',
    write: 'in dieses Haus schreiben: t, m oder b für die Straße, dann das Haus',
    temp: 'die Zahl mit Zeitarbeit ändern, bevor sie geschrieben ist',
    fence: 'einen Zaun nach diesem Haus setzen',
    improve: 'den Wert der Siedlungen dieser Größe erhöhen',
    parkPool: 'ein Parkfeld ankreuzen, den Pool bauen: geht automatisch',
    bis: 'die Zahl nebenan in diesem Haus wiederholen (xm4l: die linke)',
    skip: 'die Aktion auslassen; vor der Kartenwahl: Ablehnung ankreuzen',
    skipHand: 'die Aktion auslassen oder Ablehnung ankreuzen (n2: Karte 2 abgeben)',
    roundabout: 'hier einen Kreisverkehr bauen (für Fortgeschrittene)',
    plan: 'einen Plan erfüllen (gA(t1-3,m5): mit diesen Siedlungen)',
    reshuffle: 'mit dem ersten Plan des Spiels neu mischen lassen (Ausgabe 2018)',
    undo: 'die letzte Eingabe dieses Zugs zurücknehmen oder wiederherstellen',
    why: 'sagen, ob eine Eingabe erlaubt ist oder welche Regel sie verbietet',
    hint: 'Tipp: der Zug, den ein Meister spielen würde, und warum',
    show: 'den Zettel auf Platz 2 zeigen; s allein zeigt deinen',
    recap: 'zeigen, was alle in der vorigen Runde getan haben',
    plans: 'die Pläne mit ihrem ganzen Text zeigen',
    say: 'mit dem Tisch chatten; chat zeigt die letzten Nachrichten',
    back: 'deinen Zug zurücknehmen, bis alle gespielt haben',
    resign: 'deinen Platz aufgeben: Ein Bot spielt ihn zu Ende',
    confirm: 'den Zug bestätigen',
    leaveGame: 'diese Liste zeigen; das Spiel verlassen, es ist gespeichert',
    leaveTable: 'diese Liste zeigen; gehen und den Platz behalten',
  },
  legend: {
    houses: '¹²³ Zahlen, die hier passen · (8) kann hierhin · ┊ hier passt ein Zaun',
    marks: '≈ Pool · × Pool verpasst · 12b Bis · @ Kreisverkehr · *12 für einen Plan verwendet',
    estates: '└3┘ vollständige Siedlung und ihr Wert · ╘3╛ ebenso, für einen Plan verwendet',
    values: '4▸6 Wert jetzt und mit einem Feld mehr; bei Plänen: zuerst und später',
    pile: `Karten: ${PILE_LETTERS}; Siedlungen in [ ] zählen`,
  },
  several: (example) => `Mehrere Eingaben passen in eine Zeile: ${example}`,
  notATerminal: 'Das ist kein Terminal, hier kannst du nicht spielen. In einem Terminal tippst du:',

  // What to do next, in one line
  noNumberFits: (isGiven, canPick) => {
    const refusal = isGiven
      ? 'n1, n2 oder n3 kreuzt die Ablehnung an und gibt diese Karte ab'
      : 'n kreuzt die Ablehnung an';
    const other = canPick ? ', oder wähle eine, die mit Zeitarbeit oder Kreisverkehr passt' : '';
    return `Keine Zahl passt: ${refusal}${other}.`;
  },
  pick: 'Wähle eine Karte (1 2 3) oder ein Haus (m4): ¹²³ zeigen, was passt. ? hilft.',
  pickHand: 'Zahl von Karte 1, Aktion von Karte 3: 1/3. Oder ein Haus (m4). ? hilft.',
  nameHouse: (number, canChange) => {
    const change = canChange ? ', oder ändere die Zahl erst: +1, -2' : '';
    return `Nenne ein Haus für die ${number}: (${number}) zeigt, wo sie passt${change}.`;
  },
  finish: (open, canClaim) =>
    [
      ...(open === undefined ? [] : [OPEN[open]]),
      ...(canClaim ? ['Du kannst einen Plan erfüllen.'] : []),
      CONFIRM,
    ].join(' '),
  isIn: 'back nimmt deinen Zug zurück. ? hilft.',
};
