import { deCore as words } from 'picket-words';
import type { SetupText } from '../text.ts';
import { list, numeral, planName, plural, sentences } from './phrase.ts';
import { played } from './played.ts';

const NTH = { A: 'erste', B: 'zweite', C: 'dritte' } as const;

const playedWith: SetupText['seats']['playedWith'] = {
  alone: { name: 'Nur du', line: 'Du, der Stapel und deine bisher beste Stadt.' },
  bots: { name: 'Mit Bots', line: 'Sie denken, während du denkst, und wissen nicht mehr als du.' },
  together: {
    name: 'An einem Gerät',
    line: 'Ein Gerät geht reihum; Züge bleiben verdeckt, bis alle gespielt haben.',
  },
};

const BLOCKS = {
  deck: 'die Karten',
  sheets: 'die Zettel',
  plans: 'die Pläne',
  solo: 'die Solokarte',
  architects: 'die Gegenüber',
} as const;

/** Values come as text where they may carry the mark of an estimate. */
export const setupPage: SetupText = {
  title: 'Neues Spiel',
  line: 'Ändere, was du willst, oder leg einfach los. Deine Auswahl gilt auch beim nächsten Mal.',
  edition: 'Ausgabe',
  editionLines: {
    '2018':
      'Das strengere Spiel: Ein Bis bleibt zwischen seinen Zäunen, und nach dem ersten Plan darf neu gemischt werden.',
    '2023': 'Etwas freier: Ein Bis darf über einen Zaun hinweg, und es gibt einen zweiten Zettel.',
  },
  mode: 'Modus',
  opponent: {
    title: 'Dein Gegenüber',
    line: 'Baut jede Runde mit der Karte, die du übrig lässt, und hat Lieblingskarten.',
    level: (level) => `Stufe ${level}`,
    scores: (name) => `Womit ${name} punktet`,
    points: (points) => `${points} je Karte`,
    houses: (houses) => `${houses} Häuser je Karte`,
    value: (points) => `${points} je Haus`,
    plans: 'Pläne',
    claims: {
      '2018': (slots) => `der ${list(slots.map((slot) => NTH[slot]))} aufgedeckte`,
      '2023': list,
    },
    noPlans: 'keine',
    temps: (boxes, points) => `${points} für dich ab Feld ${boxes}`,
    none: 'Deine Materialdatei hat kein Gegenüber.',
  },
  seats: {
    title: 'Wer spielt?',
    playedWith,
    line: (kind, min) =>
      sentences([
        playedWith[kind].line,
        min > 1 ? `Dieser Modus braucht mindestens ${numeral(min)} Personen.` : '',
      ]),
    name: (seat) => `Name von Person ${seat}`,
    levelOf: (name) => `Stufe von ${name}`,
    style: {
      title: 'Mehr',
      about: (name) => `zu ${name}`,
      line: (character, attention) =>
        [
          ...(character === null ? [] : [words.characters[character].name]),
          ...(attention === 100 ? [] : [`${attention} % Aufmerksamkeit`]),
        ].join(', '),
      character: 'Charakter',
      none: { name: 'Keiner', character: 'Mag alles so sehr, wie es Punkte bringt.' },
      attention: 'Aufmerksamkeit',
      attentionLine: (attention) =>
        attention === 100
          ? 'Sieht sich jeden möglichen Zug an.'
          : `Ein Handicap: übersieht ${100 - attention} von 100 möglichen Zügen.`,
    },
    addPerson: '+ Person',
    addBot: '+ Bot',
    remove: (name) => `${name} entfernen`,
    full: (seats) => `Alle ${numeral(seats)} Plätze sind besetzt.`,
    renamed: (name, played) => `Zwei heißen ${name}: Eine Person spielt als ${played}.`,
  },
  sheet: 'Zettel',
  sheetLines: {
    classic: 'Die Straßen, die die meisten kennen.',
    blueprint: 'Andere Straßen, Pools und Werte.',
  },
  advanced: {
    name: 'Für Fortgeschrittene',
    line: (plans) =>
      `Mit Kreisverkehren und ${plural(plans, 'einem weiteren Plan', `${plans} weiteren Plänen`)}.`,
  },
  odds: {
    name: 'Chancen',
    line: 'Im Spiel dürfen alle nachsehen, welche Karten übrig sind und wie gut die Chancen für Lücken stehen.',
    off: 'aus',
  },
  plans: {
    title: 'Pläne',
    ways: {
      dealt: { name: 'Zufällig', line: (plans) => `Drei von ${plans}, einer je Kategorie.` },
      chosen: { name: 'Gewählt', line: () => 'Wähle einen je Kategorie.' },
      without: {
        name: 'Mit Ausnahmen',
        line: () => 'Tippe auf Pläne, die du nicht willst; der Rest ist Zufall.',
      },
    },
    slot: planName,
    label: (sentence, high, low) => `${sentence} Zuerst ${high}, später ${low}.`,
    out: 'raus',
    last: 'Jede Kategorie braucht mindestens einen Plan.',
  },
  city: {
    title: 'Deine Stadt',
    line: 'Ihr Name steht auf dem Ortsschild und am Ende auf der Postkarte.',
    another: 'Anderer Name',
  },
  numbers: {
    title: 'Spielmaterial',
    experts: 'Für Fachleute: andere Zahlen auf Karten und Zetteln.',
    line: 'Eine eigene Materialdatei ersetzt die Zahlen auf den Karten und Zetteln von Picket.',
    builtIn: 'Eingebaut',
    builtInLine: 'Die Zahlen, die Picket mitbringt.',
    upload: 'Datei wählen',
    drop: 'oder irgendwo auf dieser Seite ablegen',
    dropHere: 'Leg deine Materialdatei hier ab.',
    unreadable:
      'Die Datei ließ sich nicht öffnen, nichts wurde geändert. Versuche es noch einmal oder wähle eine andere.',
    remove: (name) => `${name} entfernen`,
    added: (name) => `${name} ist spielbereit.`,
    notSaved: 'Dieser Browser konnte die Datei nicht speichern: Sie bleibt, bis du die Seite schließt.',
    changes: (blocks) =>
      `Ersetzt ${list(blocks.map(({ block, edition }) => `${BLOCKS[block]} (${words.editions[edition]})`))}.`,
    changesNothing: 'Ändert nichts: Alle Zahlen sind dieselben wie in Picket.',
  },
  more: {
    title: 'Mehr',
    line: list,
    parts: {
      edition: 'Ausgabe',
      mode: 'Modus',
      sheet: 'Zettel',
      advanced: 'Fortgeschrittene',
      plans: 'Pläne',
      city: 'Name der Stadt',
      odds: 'Chancen',
      components: 'Spielmaterial',
      pace: 'Tempo',
    },
  },
  lesson: {
    question: (name) => `„${name}“: neu für dich?`,
    enter: 'In zwei Minuten lernen',
    decline: (name) => `Lektion „${name}“ nicht mehr anbieten`,
  },
  online: { question: 'Alle am eigenen Gerät?', enter: 'Online spielen' },
  summary: {
    title: 'Dein Spiel',
    who: 'Am Tisch',
    sheet: 'Zettel',
    plans: 'Pläne',
    numbers: 'Material',
    opponent: 'Gegenüber',
    players: (players) =>
      list(
        players.map(({ name, level }) => (level === null ? name : `${name} (${words.levels[level].name})`)),
      ),
    sheetIn: (sheet, advanced) =>
      advanced ? `${words.sheets[sheet]}, für Fortgeschrittene` : words.sheets[sheet],
    chosen: sentences,
    without: (plans) => `Zufällig, ${plans === 1 ? 'eine Ausnahme' : `${numeral(plans)} Ausnahmen`}`,
  },
  played,
  begin: 'Spiel starten',
};
