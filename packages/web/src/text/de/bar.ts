import type { Action } from 'picket-engine';
import { deCore as words } from 'picket-words';
import { signed } from '../signed.ts';
import type { Text } from '../text.ts';
import {
  accusative,
  change,
  counted,
  dative,
  estatesOf,
  houseOf,
  list,
  place,
  planName,
  plural,
  points,
} from './phrase.ts';

const CHOOSE_CARD = 'Tippe auf ein Haus oder wähle eine Karte für die Zahl.';

/** The sentence above Confirm. */
export const bar: Text['turn']['bar'] = {
  explained: (part, worth) =>
    part === 'total' ? `Dein Stand: ${points(worth)}.` : `${words.columns[part]}: ${points(worth)}.`,
  choose: 'Tippe auf ein Haus oder wähle zuerst eine Karte.',
  chooseCard: CHOOSE_CARD,
  choosePassing: (to, from) => `${CHOOSE_CARD} ${passing(to, from)}`,
  passing,
  refusal: 'Keine der Zahlen passt auf deinen Zettel. Dein Bauantrag wird abgelehnt.',
  refusalOr: 'Keine Zahl passt so, wie sie ist. Kreuze die Ablehnung an oder mach eine passend.',
  refusalGive: 'Keine Zahl passt. Dein Bauantrag wird abgelehnt: Welche Karte gibst du ab?',
  refusalGiveOr:
    'Keine Zahl passt so, wie sie ist. Kreuze die Ablehnung an und gib eine Karte ab, oder mach eine passend.',
  pickedAction: (action) =>
    `${words.short[action]} ist deine Aktion. Tippe auf ein Haus oder auf die Karte für die Zahl.`,
  picked: (number) => `${number} ist deine Zahl. Tippe auf ein Haus oder auf die Karte für die Aktion.`,
  write: (number, houses) => `Schreibe die ${number}: Sie passt in ${counted(houses, 'Haus', 'Häuser')}.`,
  writeTemp: (number) => `Schreibe die ${number} oder bis zu zwei mehr oder weniger.`,
  writeAfterRoundabout: (number) => `Die ${number} passt nur nach einem Kreisverkehr. Baue ihn zuerst.`,
  which: (spot, streets) => `Was kommt in ${houseOf(spot, streets)}?`,
  changeNumber: (number) => `${number} geschrieben. Bestätige oder wähle eine andere Zahl.`,
  act: {
    fence: 'Setze jetzt einen Zaun: Tippe auf eine Lücke.',
    improve: 'Erhöhe jetzt den Wert einer Siedlungsgröße.',
    park: 'Kreuze jetzt das Parkfeld dieser Straße an.',
    pool: 'Baue jetzt den Pool dieses Hauses.',
    temp: 'Kreuze jetzt ein Zeitarbeitsfeld an.',
    bis: 'Wiederhole jetzt eine Zahl im Haus daneben.',
  },
  roundabout: 'Tippe auf das leere Haus für den Kreisverkehr.',
  ready: (slot, edition, worth) => `Du kannst ${planName(slot, edition)} für ${points(worth)} erfüllen.`,
  reshuffle: 'Vor dir hat niemand einen Plan erfüllt. Karten neu mischen?',
  estates: (slot, edition) =>
    `${planName(slot, edition)} erfüllt. Tippe auf andere Siedlungen, um sie stattdessen zu verwenden.`,
  done: (done, impossible) => (impossible === undefined ? done : `${done} ${cannot[impossible]}`),
  sent: 'Zug bestätigt.',
  waiting: (names) => `Zug bestätigt. Wir warten auf ${list(names.map(accusative))}.`,
  manyThinking: (count) =>
    `Zug bestätigt; du kannst ihn noch zurücknehmen. ${plural(count, '1 andere Person überlegt', `${count} andere überlegen`)} noch.`,
  botsThinking: (names) =>
    `Zug bestätigt; du kannst ihn noch zurücknehmen. ${list(names)} ${plural(names.length, 'überlegt', 'überlegen')} noch.`,
  preview: (what, effect, now) => {
    const completes = effect.estates.length === 0 ? '' : ` vervollständigt ${estatesOf(effect.estates)}`;
    return effect.points === 0
      ? `${what}${completes}.`
      : `${what}${completes}: ${signed(now)} → ${signed(now + effect.points)} (${change(effect.points)}).`;
  },
  previewChoice: (spot, streets) => `${place(spot, streets)}: mehrere Möglichkeiten. Tippe, um zu wählen.`,
  tap: {
    write: (number, spot, streets) => `${number} in ${houseOf(spot, streets)}`,
    bis: (number, spot, streets) => `${number} als Bis in ${houseOf(spot, streets)}`,
    roundabout: (spot, streets) => `Ein Kreisverkehr anstelle von ${houseOf(spot, streets)}`,
    fence: (spot, streets) => `Ein Zaun nach ${houseOf(spot, streets)}`,
    improve: (size) => `Mehr Wert für ${size}er-Siedlungen`,
    plan: planName,
    hint: 'Der Tipp',
    other: 'Das',
  },
};

const cannot: { readonly [A in Action]: string } = {
  fence: 'Für einen Zaun ist keine Lücke mehr frei.',
  improve: 'Es lässt sich kein Wert mehr erhöhen.',
  park: 'In dieser Straße ist kein Parkfeld mehr frei.',
  pool: 'Hier gibt es keinen Pool.',
  temp: 'Es ist kein Zeitarbeitsfeld mehr frei.',
  bis: 'Es gibt keine Zahl zum Wiederholen.',
};

function passing(to: string, from: string): string {
  return to === from
    ? `Die übrige Karte geht an ${accusative(to)}, und du bekommst eine zurück.`
    : `Die übrige Karte geht an ${accusative(to)}; von ${dative(from)} bekommst du eine.`;
}
