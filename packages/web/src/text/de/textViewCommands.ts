import type { ExpectedToken } from 'picket-engine/notation';
import type { TextViewText } from '../text.ts';

const OR = new Intl.ListFormat('de', { type: 'disjunction' });

/** What can be typed, and what it does. */
export const commands: TextViewText['commands'] = {
  confirm: { word: 'bestätigen', about: 'den Zug bestätigen, wie Enter in einer leeren Zeile' },
  skip: { word: 'auslassen', about: 'die Aktion auslassen' },
  undo: { word: 'zurück', about: 'den letzten Schritt oder einen bestätigten Zug zurücknehmen' },
  redo: { word: 'vor', about: 'ihn wiederherstellen' },
  hint: { word: 'tipp', about: 'was ein Meister tun würde, in einem Spiel auf diesem Gerät' },
  play: { word: 'spielen', about: 'den Tipp spielen' },
  what: { word: 'was', about: 'was kann ich jetzt tun?' },
  fits: { word: 'passt', example: '1, m5', about: 'wohin passt eine Karte, oder was passt in ein Haus?' },
  why: { word: 'warum', example: 'm5, ft4', about: 'ist dieser Schritt erlaubt, und wenn nicht, warum?' },
  explain: {
    word: 'erklären',
    example: '1, m5, ga, parks',
    about: 'eine Karte, ein Haus, einen Plan oder eine Leiste erklären',
  },
  cards: { word: 'karten', about: 'die Karten, und wohin sie passen' },
  round: { word: 'runde', about: 'die Runde und ihre Karten' },
  sheet: { word: 'zettel', about: 'dein ganzer Zettel' },
  top: { word: 'oben', about: 'deine obere Straße' },
  middle: { word: 'mitte', about: 'deine mittlere Straße' },
  bottom: { word: 'unten', about: 'deine untere Straße' },
  plans: { word: 'pläne', about: 'die Pläne' },
  score: { word: 'punkte', example: 'parks', about: 'deine Punkte, und woher sie kommen' },
  others: { word: 'andere', about: 'die anderen am Tisch' },
  town: { word: 'stadt', example: '2, Otto', about: 'die Stadt einer anderen Person' },
  who: { word: 'wer', about: 'wer hat noch nicht gespielt?' },
  last: { word: 'vorige', about: 'was in der vorigen Runde geschah' },
  odds: { word: 'chancen', example: 'm5', about: 'wie wahrscheinlich deine Lücken eine Zahl bekommen' },
  time: { word: 'zeit', about: 'wie viel Zeit noch bleibt' },
  say: { word: 'sagen', example: 'hallo', about: 'dem Tisch eine Nachricht schreiben' },
  chat: { word: 'chat', about: 'die letzten Nachrichten' },
  react: { word: 'reagieren', example: 'bravo', about: 'eine Reaktion senden' },
  next: { word: 'weiter', about: 'zum nächsten Schritt, oder zu den nächsten Karten' },
  back: { word: 'davor', about: 'zum Schritt oder zu den Karten davor' },
  event: { word: 'ereignis', about: 'zum nächsten Plan oder zur nächsten Ablehnung' },
  view: {
    word: 'sicht',
    example: '2, Otto',
    about: 'die Wiederholung, wie eine Person sie sah, oder alles offen',
  },
  give: { word: 'geben', example: '2', about: 'eine Karte abgeben' },
  claim: {
    word: 'erfüllt',
    example: 'a, b Otto',
    about: 'einen Plan als erfüllt eintragen; noch einmal eingegeben: doch nicht',
  },
  left: { word: 'übrig', about: 'wie viele Karten noch übrig sind' },
  came: {
    word: 'aufgedeckt',
    example: 'a',
    about: 'eine Sonderkarte wurde aufgedeckt; noch einmal eingegeben: doch nicht',
  },
  start: { word: 'starten', about: 'das Spiel starten' },
  bot: { word: 'bot', example: 'meister', about: 'einen Bot dazusetzen' },
  link: { word: 'link', about: 'Code und Link für andere' },
  again: { word: 'nochmal', about: 'noch einmal spielen' },
  same: { word: 'dasselbe', about: 'noch einmal mit denselben Karten' },
  export: { word: 'exportieren', about: 'das Spiel exportieren' },
  leave: { word: 'verlassen', about: 'diese Seite verlassen' },
  help: { word: 'hilfe', about: 'alles, was du eingeben kannst' },
  repeat: { word: 'wiederholen', about: 'die letzte Antwort wiederholen' },
  set: { word: 'einstellen', example: 'ton aus', about: 'eine Einstellung lesen oder ändern' },
  menu: { word: 'menü', about: 'das Menü öffnen' },
  picture: { word: 'bild', about: 'zur Bildansicht wechseln' },
};

/** Steps as words, in place of their letter in the notation. */
export const stepWords: TextViewText['stepWords'] = {
  fence: 'zaun',
  improve: 'wert',
  park: 'park',
  pool: 'pool',
  bis: 'bis',
  roundabout: 'kreisverkehr',
  plan: 'plan',
  refuse: 'ablehnung',
  reshuffle: 'mischen',
};

/** What is missing in a step; by default, that it isn’t understood. */
const missing: { readonly [T in ExpectedToken]?: string } = {
  street: 'Nenne auch das Haus, zum Beispiel ft4.',
  house: 'Nenne auch die Hausnummer, zum Beispiel t5.',
  size: 'Nenne auch eine Siedlungsgröße, zum Beispiel v3.',
  slot: 'Nenne auch den Plan, zum Beispiel ga.',
  side: 'Beide Nachbarn sind möglich: Häng ein l für links oder ein r für rechts an.',
  card: 'Nenne auch eine Karte: 1, 2 oder 3.',
  change: 'Nenne auch eine Zahl, zum Beispiel +1.',
  slash: 'Nenne zwei Karten, zum Beispiel 1/3: Die erste gibt die Zahl, die zweite die Aktion.',
  comma: 'Schließe die Liste der Siedlungen mit einer Klammer.',
  'closing-bracket': 'Schließe die Liste der Siedlungen mit einer Klammer.',
};

export const typing: TextViewText['typing'] = {
  unknown: (typed, suggestions) =>
    `„${typed}“ ist weder ein Zug noch eine Frage. Versuche es mit ${OR.format(suggestions)}.`,
  missing: (expected) => (expected && missing[expected]) ?? '',
  notHere: (word) => `„${word}“ bewirkt hier nichts. „hilfe“ zeigt, was geht.`,
  needs: (word, example) => `Gib auch an, was du meinst: ${word} ${example.split(',')[0] ?? ''}.`,
  nothingToRepeat: 'Es wurde noch nichts gesagt.',
  noSuch: (typed) => `„${typed}“ gibt es hier nicht.`,
};
