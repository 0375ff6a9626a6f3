import type { Words } from '../catalogue.ts';

export const paper: Words['paper'] = {
  player: 'Name',
  date: 'Datum',
  deal: 'Kartenfolge',
  plans: 'was sie verlangen, und die Punkte',
  estates: 'Wert nach Größe',
  pools: 'ein Feld je gebautem Pool',
  temps: ([first = 0, second = 0, third = 0]) => `meiste ${first}, dann ${second}, dann ${third}`,
  bis: 'ein Feld je Wiederholung',
  foot: [
    'Zahlen steigen von links nach rechts. Felder von links oder oben ankreuzen: Der erste nicht angekreuzte Wert zählt. Einen gebauten Pool einkreisen.',
    'Zäune auf die gepunkteten Linien zeichnen. Den Draht über Häusern nachziehen, die ein Plan verwendet hat. Ende: drei Pläne, die dritte Ablehnung oder das letzte Haus.',
  ],
  numbers: 'Karten, Zahlenseiten',
  actions: 'Karten, Aktionsseiten',
  booklet: 'Kartenheft',
  uncover: 'Decke die Runden mit einem Blatt ab und decke sie einzeln auf. Kein neues Mischen auf Wunsch.',
  shuffled: 'Stapel neu gemischt',
  aid: 'Spielhilfe',
};
