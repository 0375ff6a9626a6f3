import type { SettingsText } from '../text.ts';
import { inPercent, numbers } from './phrase.ts';

export const settings: SettingsText = {
  title: 'Einstellungen',
  line: 'Änderungen gelten sofort und werden in diesem Browser gespeichert.',
  preview: {
    title: 'Vorschau',
    picture: (written) => `Eine Straße mit den Zahlen ${numbers(written)}, einem Zaun und ein paar Bäumen.`,
    again: 'Andere Zahl schreiben',
  },
  groups: { look: 'Aussehen', playing: 'Spielen', sounds: 'Ton und Ruhe', keys: 'Tasten' },
  language: {
    name: 'Sprache',
    failed: 'Diese Sprache konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.',
  },
  theme: { name: 'Farbschema', line: 'Am Abend leuchten die Fenster.' },
  themeChoices: { light: 'Hell', evening: 'Abend', auto: 'Wie System' },
  contrast: { name: 'Hoher Kontrast', line: 'Schwarz auf Weiß, am Abend Weiß auf Schwarz.' },
  contrastChoices: { auto: 'Wie System', more: 'An', normal: 'Aus' },
  textSize: {
    name: 'Textgröße',
    line: 'Zusätzlich zur Einstellung deines Browsers.',
    smaller: 'Text kleiner',
    larger: 'Text größer',
    percent: (size) => inPercent(size / 100),
  },
  typeface: {
    name: 'Schrift',
    line: 'Buchstaben, die man schwer verwechselt, mit mehr Abstand. Hilft bei Legasthenie.',
  },
  typefaceChoices: { standard: 'Standard', clear: 'Gut lesbar' },
  plainNumerals: { name: 'Druckziffern', line: 'Hausnummern gedruckt statt handschriftlich.' },
  motion: { name: 'Bewegung', line: 'Tinte, Karten und Bäume bewegen sich.' },
  motionChoices: { auto: 'Wie System', full: 'An', still: 'Aus' },
  confirm: { name: 'Bestätigen', line: 'Wann dein Zug bestätigt wird.' },
  confirmChoices: {
    always: 'Immer fragen',
    countdown: 'Nach kurzem Countdown',
    off: 'Sobald er fertig ist',
  },
  autoMarks: {
    name: 'Automatisch ankreuzen',
    line: 'Park-, Pool- oder Zeitarbeitsfeld gleich mit der Zahl ankreuzen.',
  },
  hand: {
    name: 'Hände',
    line: 'Mit einem Daumen sind Karten und „Bestätigen“ auf dem Handy unten. „Linker Daumen“ spiegelt auch größere Bildschirme.',
  },
  handChoices: { both: 'Beide Hände', right: 'Rechter Daumen', left: 'Linker Daumen' },
  sound: { name: 'Ton', line: 'Kurze Töne, wenn du schreibst, baust oder einen Plan erfüllst.' },
  soundKinds: {
    title: 'Töne auswählen',
    names: { writing: 'Schreiben', building: 'Bauen', points: 'Punkte und Pläne', cards: 'Karten' },
    lines: {
      writing: 'Bleistift und Radiergummi.',
      building: 'Zäune, Bäume und Pools.',
      points: 'Siedlungen, volle Straßen und Pläne.',
      cards: 'Neue Karten in jeder Runde.',
    },
  },
  doorbell: {
    name: 'Klingel',
    line: 'Läutet, wenn du an einem Online-Tisch dran bist und gerade einen anderen Tab oder ein anderes Fenster offen hast.',
  },
  calm: { name: 'Ruhe', line: 'Kein Ton, keine Vibration, keine Bewegung. Punkte erscheinen trotzdem.' },
  keys: {
    line: 'Was jede Taste im Spiel tut. Wähle eine und drücke dann die neue Taste.',
    change: (does, key) => `${does}: ${key}. Taste ändern.`,
    press: (does) => `Drücke die Taste für „${does}“. Mit Escape bleibt die alte.`,
    changed: (does, key) => `„${does}“ liegt jetzt auf ${key}.`,
    swapped: (does, key, other, its) =>
      `„${does}“ liegt jetzt auf ${key}, und „${other}“, das dort lag, auf ${its}.`,
    taken: 'Diese Taste braucht der Browser. Drücke eine andere.',
    reset: 'Alle Tasten zurücksetzen',
    wereReset: 'Alle Tasten sind zurückgesetzt.',
    toChange: 'Tasten ändern',
  },
};
