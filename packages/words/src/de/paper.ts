import type { Words } from '../catalogue.ts';

export const paper: Words['paper'] = {
  player: 'Name',
  date: 'Datum',
  deal: 'Kartenfolge',
  plans: 'was sie verlangen, und die Punkte',
  estates: 'Wert nach Größe',
  pools: 'ein Feld je gebautem Pool',
  temps: ([first = 0, second = 0, third = 0]) => `Platz 1: ${first}, dann ${second}, ${third}`,
  bis: 'ein Feld je Wiederholung',
  foot: [
    'Zahlen steigen von links nach rechts. Kreuze Felder von links oder oben an: Der erste nicht angekreuzte Wert zählt. Kreise gebaute Pools und bei Wiederholungen „bis“ ein.',
    'Zeichne Zäune auf die gepunkteten Linien. Zieh den Draht über Häusern nach, die ein Plan verwendet hat. Ende: drei Pläne, die dritte Ablehnung oder das letzte Haus.',
  ],
  numbers: 'Karten, Zahlenseiten',
  actions: 'Karten, Aktionsseiten',
  booklet: 'Kartenheft',
  uncover: 'Decke die Runden mit einem Blatt ab und decke sie einzeln auf. Kein Neumischen auf Wunsch.',
  shuffled: 'Stapel neu gemischt',
  aid: 'Spielhilfe',
};
