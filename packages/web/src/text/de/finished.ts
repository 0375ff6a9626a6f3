import type { AfterText } from '../text.ts';
import { dative } from './phrase.ts';

/** What the end page says besides the scores. */
export const finished: Pick<AfterText['end'], 'card' | 'imported' | 'fair'> = {
  card: {
    open: 'Postkarte speichern',
    show: (name) => `Postkarte von ${dative(name)} zeigen`,
    title: (city) => `Eine Postkarte aus ${city}`,
    line: 'PNG lässt sich überall teilen; SVG bleibt in jeder Größe scharf.',
    png: 'Als PNG speichern',
    svg: 'Als SVG speichern',
    failed: 'Der Browser konnte dieses Bild nicht erstellen. Versuche das andere Format.',
  },
  imported:
    'Dieses Spiel wurde importiert. Karten, Züge und Punkte wurden geprüft; Namen, Städte, Bots und Datum nicht.',
  fair: {
    line: 'Die Kartenfolge stand fest, bevor die erste Karte aufgedeckt wurde: Dieser Startwert ergibt sie, und sein Hash war von Anfang an zu sehen.',
    seed: 'Startwert',
    hash: 'Hash',
    how: 'So prüfst du das',
  },
};
