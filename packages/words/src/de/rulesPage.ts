import type { Words } from '../catalogue.ts';
import { list } from './phrase.ts';

export const rulesPage: Words['rulesPage'] = {
  title: 'Die Regeln',
  introduction:
    'Jede Regel hat eine Kennung und nennt die Ausgaben und Modi, auf die sie beschränkt ist. Kennungen, die mit R ' +
    'beginnen, sind Klarstellungen zu Fragen, die die Regelhefte offenlassen oder die nur eines davon beantwortet; jede nennt ihre ' +
    'Quelle. Was ein Regelheft sagt, gilt auch für die andere Ausgabe, wenn die Regel nicht auf eine beschränkt ist. ' +
    'Als geschätzt markierte Werte nennt keine Quelle, die wir haben.',
  about: {
    title: 'Worum es geht',
    paragraphs: [
      'Du baust eine kleine Stadt mit drei Straßen, und alle anderen tun das auch, jeweils auf einem eigenen Zettel. ' +
        'In jeder Runde liegen drei Karten offen, jede mit einer Hausnummer und einer Aktion, und alle nutzen ' +
        'dieselben drei. Du wählst eine, schreibst ihre Zahl in ein leeres Haus und darfst ihre Aktion nutzen.',
      'Hausnummern müssen in jeder Straße steigen. Wo du eine Zahl hinschreibst, entscheidet also, was später noch ' +
        'passt. Zäune teilen die Straßen in Siedlungen; eine Siedlung zählt, sobald alle ihre Häuser eine Zahl haben. ' +
        'Parks, Pools und Zeitarbeit bringen weitere Punkte, wiederholte Zahlen kosten welche.',
      'Drei Pläne sagen, welche Siedlungen oder was sonst die Stadt braucht. Wer einen Plan zuerst erfüllt, bekommt ' +
        'mehr dafür. Das Spiel endet, wenn jemand alle drei erfüllt, jedes Haus gefüllt oder drei Ablehnungen ' +
        'angekreuzt hat. Wer dann die meisten Punkte hat, gewinnt.',
    ],
  },
  glossary: 'Begriffe',
  names: { title: 'Namen je Ausgabe', card: 'Auf Karten und Leisten', slots: 'Plankategorien' },
  sections: {
    sheet: 'Der Zettel',
    cards: 'Karten',
    turn: 'Ein Zug',
    action: 'Aktionen und Kreisverkehre',
    plan: 'Pläne',
    score: 'Wertung',
    game: 'Das Spiel',
    mode: 'Modi',
    edition: 'Ausgaben',
    notation: 'Notation',
  },
  sources: {
    '2018': 'Regelheft 2018',
    '2018-german': 'deutsches Regelheft 2018',
    '2023': 'Regelheft 2023',
    ours: 'unsere Klarstellung',
  },
  source: (names) => `Quelle: ${list(names)}.`,
  list,
};
