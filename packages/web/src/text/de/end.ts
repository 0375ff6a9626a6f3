import { deCore as words } from 'picket-words';
import type { EndText } from '../text.ts';
import { YOU, capital, counted, dotted, list, numeral, ordinal, points, withPoints } from './phrase.ts';

/** “kein Pool”, “ein Pool”, “zwei Pools”. */
const some = (
  count: number,
  noun: { readonly no: string; readonly one: string; readonly more: string },
): string => (count === 0 ? noun.no : count === 1 ? noun.one : `${numeral(count)} ${noun.more}`);

export const end: EndText = {
  hall: {
    place: (rank, of, score) => `Du bist auf Platz ${rank} von ${of}, mit ${withPoints(score)}.`,
    best: (score, of) => `Die beste von ${of} Städten hat ${points(score)}.`,
    spread: (best, median) =>
      `Die beste Stadt hat ${points(best)}, die Hälfte aller Städte mindestens ${median}.`,
  },
  pageTitle: (city) => `${city}: Endstand · Picket`,
  facts: (mode, rounds, players) =>
    dotted([
      words.modes[mode],
      counted(rounds, 'Runde', 'Runden'),
      players === 1 ? 'allein' : `${players} am Tisch`,
    ]),
  bot: 'Bot',
  greetings: 'Grüße aus',
  postmark: (rounds) => `RD. ${rounds}`,
  // Without a verb, because a name may be “Du”.
  ended: {
    plans: (who) => `Alle drei Pläne erfüllt: ${who}.`,
    refusals: (who) => `Dritte Ablehnung angekreuzt: ${who}.`,
    full: (who) => `Alle Häuser gefüllt: ${who}.`,
  },
  names: list,
  place: ordinal,
  shared: (rank) => `=${rank}`,
  postcard: (city, name, worth) =>
    `Postkarte aus ${city}, ${name === YOU ? 'deiner Stadt' : `der Stadt von ${name}`}, mit ${withPoints(worth)}.`,
  points: 'Punkte',
  player: 'Name',
  table: 'Punkte im Einzelnen',
  summary: ({ empty, pools, parks, estates }) => {
    const houses =
      empty === 0
        ? 'Alle Häuser gebaut'
        : `${capital(some(empty, { no: '', one: 'ein Haus', more: 'Häuser' }))} leer`;
    return `${list([
      houses,
      some(estates, {
        no: 'keine vollständige Siedlung',
        one: 'eine vollständige Siedlung',
        more: 'vollständige Siedlungen',
      }),
      some(pools, { no: 'kein Pool', one: 'ein Pool', more: 'Pools' }),
      some(parks, { no: 'kein Parkfeld', one: 'ein Parkfeld', more: 'Parkfelder' }),
    ])}.`;
  },
  moreTowns: 'Die anderen Städte',
  sameDeal: 'Mit denselben Karten',
  newGame: 'Neues Spiel',
  yourTables: 'Deine Tische',
  saveRecord: 'Spiel exportieren',
};
