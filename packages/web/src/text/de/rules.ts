import type { HouseDescription } from 'picket-engine';
import { deCore as words } from 'picket-words';
import type { RulesText } from '../text.ts';
import { counted, list, numbers, planName, points } from './phrase.ts';
import { houseState, poolState } from './spots.ts';

/** A house in a drawing, and whether a fence follows. */
interface House extends Pick<HouseDescription, 'kind' | 'pool'> {
  readonly number: number;
  readonly fence: boolean;
}

const partsOf = (house: House): string[] => [
  houseState(house),
  ...(house.pool === 'none' || house.kind === 'roundabout' ? [] : [poolState[house.pool]]),
  ...(house.fence ? ['Zaun'] : []),
];

const examples: RulesText['examples'] = {
  rising: [
    'Die 8 passt zwischen die 5 und die 10. In das leere Haus davor passt noch eine 6 oder eine 7.',
    'Eine 4 darf nicht rechts von einer 5 stehen.',
  ],
  roundabout: [
    'Ein Kreisverkehr ersetzt ein Haus und hat auf beiden Seiten einen Zaun. Danach beginnen die Zahlen neu: Hier folgt eine 2 auf eine 8.',
  ],
  estate: [
    'Zwei Siedlungen mit drei Häusern. Die rechte ist vollständig und hat Größe 3; der linken fehlen noch zwei Zahlen.',
  ],
  offer: ['In dieser Runde eine 8 mit Zaun. Die Aktion der nächsten Runde ist schon bekannt.'],
  refusal: [
    (one, two, three) =>
      `Keine dieser Zahlen passt: Die einzigen leeren Häuser liegen links von einer 8 oder einer 7. Du kreuzt eine Ablehnung an. Eine kostet ${one}, zwei kosten ${two}; drei kosten ${three} und beenden das Spiel.`,
  ],
  hand: [
    'Die Zahl der einen und die Aktion einer anderen Karte. Was mit der dritten geschieht, hängt vom Modus ab.',
  ],
  fence: [
    'Ein neuer Zaun teilt eine 3er-Siedlung in eine 1er- und eine 2er-Siedlung. Beide sind vollständig.',
  ],
  usedEstate: ['Diese Siedlung wurde für einen Plan verwendet, also darf kein Zaun sie teilen.'],
  twins: ['In dieser Ausgabe darf kein Zaun eine 6 von ihrem Bis trennen.'],
  value: [
    (before, after) =>
      `Ist das erste Feld der Spalte 3 angekreuzt, zählt jede vollständige 3er-Siedlung ${after} statt ${before}.`,
  ],
  park: [
    (worth) =>
      `Die 15 wurde in diese Straße geschrieben, also kreuzt du ihr nächstes Parkfeld an. Mit drei angekreuzten Feldern zählt der Park ${worth}.`,
  ],
  pool: [
    'Die 9 kam mit einem Pool, also ist ihr Poolplatz umkreist. Die 11 daneben wurde ohne geschrieben; ihr Pool kann nie mehr gebaut werden.',
  ],
  temp: [
    'Mit Zeitarbeit kann aus einer 8 jede dieser Zahlen werden. Hier ist es eine 10, und ein Zeitarbeitsfeld ist angekreuzt.',
  ],
  bis: [
    'Die 5 hat links schon ein Bis und bekommt jetzt eines rechts. Für jedes Bis wird ein Feld angekreuzt.',
  ],
  copyAndFence: [
    'Zwischen der 6 und dem leeren Haus ist ein Zaun, also ist in dieser Ausgabe kein Bis erlaubt.',
  ],
  extension: ['In dieser Ausgabe darf ein Bis auf der anderen Seite eines Zauns sein.'],
  plan: [
    'Die 10 vervollständigt die 4er-Siedlung, also kannst du den Plan erfüllen. Beide Siedlungen sind dann als verwendet markiert.',
  ],
  track: [
    (worth) =>
      `Vier Pools, vier angekreuzte Felder. Für alle zusammen zählt der niedrigste freie Wert: ${worth} Punkte.`,
  ],
  temps: [
    (first, second) =>
      `Zwei teilen sich den ersten Platz und bekommen je ${first}. Danach kommt der zweite Platz mit ${second}; ohne Feld gibt es nichts.`,
  ],
  end: ['Alle drei Pläne.', 'Die dritte Ablehnung.', 'Kein leeres Haus mehr.'],
  pile: [
    (houses, value) =>
      `Zaunkarten teilen die Straße der AAA in Siedlungen. In der mittleren zählt die Bis-Karte als ${counted(houses ?? 0, 'Haus', 'Häuser')}, und durch die Wertkarte zählt jedes Haus ${value}.`,
  ],
};

export const rulesPage: RulesText = {
  introduction:
    'Worum es geht, und jede Regel mit Beispielen. Wähle dein Spiel, um nur dessen Regeln zu sehen.',
  noSuchRule: (id) => `Eine Regel ${id} gibt es nicht. Das sind alle Regeln.`,
  search: 'Regeln durchsuchen',
  clear: 'Suche leeren',
  contents: 'Inhalt',
  game: 'Dein Spiel',
  edition: 'Ausgabe',
  bothEditions: 'Beide',
  mode: 'Modus',
  allModes: 'Alle',
  chosen: (edition, mode) =>
    [
      edition === undefined ? 'Beide Ausgaben' : words.editions[edition],
      mode === undefined ? 'alle Modi' : words.modes[mode],
    ].join(', '),
  advanced: { name: 'Für Fortgeschrittene', line: 'Kreisverkehre und zusätzliche Pläne.' },
  advancedTag: 'Fortgeschrittene',
  topics: {
    roundabout: 'Kreisverkehre',
    'plan-estates': 'Pläne zu Siedlungen',
    'plan-houses': 'Pläne zu Häusern',
    'plan-tracks': 'Pläne zu Leisten',
  },
  named: (action, editions) =>
    list(editions.map((edition) => `${words.actions[edition][action]} in der ${words.editions[edition]}`)),
  count: (count) => counted(count, 'Regel', 'Regeln'),
  found: (count, terms) => {
    const found = [
      ...(count > 0 ? [counted(count, 'Regel', 'Regeln')] : []),
      ...(terms > 0 ? [counted(terms, 'Begriff', 'Begriffe')] : []),
    ];
    return `${list(found)} gefunden`;
  },
  nothing: (query) => `Nichts gefunden für „${query}“. Versuche ein anderes oder kürzeres Wort.`,
  elsewhere: (count) => `${count} weitere in anderen Spielen`,
  link: (id) => `Link zu Regel ${id}`,
  allowed: 'Erlaubt',
  notAllowed: 'Nicht erlaubt',
  examples,
  ofEdition: (edition) => `Werte der ${words.editions[edition]}.`,
  estimated: 'Geschätzte Werte.',
  pictures: {
    street: (street, streets, houses) =>
      `${words.street(street, streets)}: ${houses.flatMap(partsOf).join(', ')}.`,
    offer: (number, action, next, caption) => {
      const card = `${number} mit ${words.short[action]}`;
      const whole = next === undefined ? `${card}.` : `${card}, nächste Runde ${words.short[next]}.`;
      return caption === '' ? whole : `${caption}: ${whole}`;
    },
    roles: ['Zahl', 'Aktion', 'Dritte Karte'],
    changes: (possible) => `Möglich sind ${numbers(possible)}.`,
    track: (part, crossed, value) =>
      `${words.columns[part]}: ${counted(crossed, 'Feld', 'Felder')} angekreuzt${value === undefined ? '' : `, zählt ${value}`}.`,
    column: (size, crossed, value) =>
      `${size}er-Siedlungen: ${counted(crossed, 'Feld', 'Felder')} angekreuzt, jede zählt ${value}.`,
    plan: ({ slot, edition, sentence, high, low }) =>
      `${planName(slot, edition)}. ${sentence} Zuerst ${points(high)}, später ${low}.`,
    plansDone: (worth) => `Drei Pläne erfüllt, für ${numbers(worth)} Punkte.`,
    town: 'Eine Stadt mit einer Zahl in jedem Haus.',
    temps: (crossed, worth) => `${counted(crossed, 'Feld', 'Felder')} angekreuzt: ${points(worth)}.`,
    pile: (estates) =>
      `Siedlungen mit ${list(
        estates.map((estate) => `${counted(estate.houses, 'Haus', 'Häusern')} für ${points(estate.points)}`),
      )}.`,
    pileEstate: (houses, value, worth) => (value === 1 ? `${worth}` : `${houses} × ${value} = ${worth}`),
  },
};
