import type { Action } from 'picket-engine';
import type { Helped } from '../facts.ts';
import type { HelpText } from '../text.ts';
import { counted, eitherNumber, houseOf, list, planName, points } from './phrase.ts';

type Next = HelpText['next'];

const plain = (lead: string, rest = ''): Next['confirm'] => ({ lead, rest });

const then: Record<Action, string> = {
  fence: 'Dann ein Zaun.',
  improve: 'Dann den Wert einer Größe erhöhen.',
  park: 'Dann ein Parkfeld in dieser Straße.',
  pool: 'Dann ein Pool, wenn das Haus einen Poolplatz hat.',
  temp: 'Oder bis zu zwei mehr oder weniger.',
  bis: 'Dann eine Nachbarzahl wiederholen.',
};

/** After a number that fits nowhere as it is. */
export const onlyWith: Record<Helped, string> = {
  temp: 'passt nur mit Zeitarbeit',
  roundabout: 'passt nur nach einem Kreisverkehr',
};

export const next: Next = {
  title: 'Was kann ich jetzt tun?',
  card: ({ number, houses, needs, only, action, streets }) => {
    if (needs !== undefined) return plain(`Die ${number} ${onlyWith[needs]}.`);
    if (houses === 0) return plain(`Die ${number} passt diesmal nirgends.`);
    const where = only === undefined ? counted(houses, 'Haus', 'Häuser') : houseOf(only, streets);
    return plain(
      `Die ${number} passt in ${where}.`,
      action === undefined ? 'Dazu die Aktion einer anderen Karte.' : then[action],
    );
  },
  refuse: plain('Ablehnung ankreuzen.', 'Keine Zahl passt so, wie sie ist.'),
  write: (number, houses) => plain(`${number} schreiben.`, `Passt in ${counted(houses, 'Haus', 'Häuser')}.`),
  temp: plain('Zahl um bis zu zwei ändern,', 'bevor du sie schreibst.'),
  fence: (places) => plain('Zaun setzen.', `${counted(places, 'Lücke', 'Lücken')} zur Wahl.`),
  improve: (columns) => plain('Wert erhöhen:', `Siedlungsgröße ${eitherNumber(columns)}.`),
  park: plain('Parkfeld ankreuzen,', 'in dieser Straße.'),
  pool: plain('Pool bauen,', 'bei diesem Haus.'),
  crossTemp: plain('Zeitarbeitsfeld ankreuzen', 'und die Zahl behalten.'),
  bis: (places) =>
    plain('Zahl im Haus daneben wiederholen.', `${counted(places, 'Haus', 'Häuser')} zur Wahl.`),
  roundabout: (places) => plain('Kreisverkehr bauen.', `${counted(places, 'Haus', 'Häuser')} zur Wahl.`),
  plans: (slots, edition, worth) =>
    plain(
      `${list(slots.map((slot) => planName(slot, edition)))} erfüllen,`,
      `${slots.length > 1 ? 'zusammen ' : ''}für ${points(worth)}.`,
    ),
  reshuffle: plain('Neu mischen lassen,', 'denn vor dir hat niemand einen Plan erfüllt.'),
  confirm: plain('Zug bestätigen.'),
  confirmWithout: (label) => plain(`${label}.`),
  undo: plain('Einen Schritt zurück.'),
  sent: plain('Zug bestätigt.', 'Du kannst ihn zurücknehmen, bis alle gespielt haben.'),
  answer: (label) => plain(`${label.replace(/\.$/, '')}.`),
};
