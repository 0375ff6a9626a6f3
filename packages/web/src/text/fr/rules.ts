import type { HouseDescription } from 'picket-engine';
import { frCore as words } from 'picket-words';
import type { RulesText } from '../text.ts';
import { cardName, counted, editionName, list, numbers, points, slotName } from './phrase.ts';
import { houseState, poolState } from './spots.ts';

/** A house in a drawing, and whether a fence follows. */
interface House extends Pick<HouseDescription, 'kind' | 'pool'> {
  readonly number: number;
  readonly fence: boolean;
}

const partsOf = (house: House): string[] => [
  houseState(house),
  ...(house.pool === 'none' || house.kind === 'roundabout' ? [] : [poolState[house.pool]]),
  ...(house.fence ? ['barrière'] : []),
];

const crossedBoxes = (count: number): string => counted(count, 'case cochée', 'cases cochées');
const ruleCount = (count: number): string => counted(count, 'règle', 'règles');

const examples: RulesText['examples'] = {
  rising: [
    'Le 8 va entre le 5 et le 10. La maison vide avant lui accepte encore un 6 ou un 7.',
    'Un 4 ne va pas à droite d’un 5.',
  ],
  roundabout: [
    'Un rond-point remplace une maison et a une barrière de chaque côté. La numérotation recommence après lui : ici, un 2 suit un 8.',
  ],
  estate: [
    'Deux lotissements de trois maisons. Celui de droite est complet, de taille 3 ; il manque encore deux numéros à celui de gauche.',
  ],
  offer: ['Un 8 avec Barrière à ce tour. L’action du tour suivant est déjà connue.'],
  refusal: [
    (one, two, three) =>
      `Aucun de ces numéros ne va : les seules maisons vides sont à gauche d’un 8 ou d’un 7. Vous cochez un refus de permis. Un refus coûte ${one}, deux coûtent ${two} ; trois coûtent ${three} et terminent la partie.`,
  ],
  hand: ['Le numéro d’une carte et l’action d’une autre. Le sort de la troisième dépend du mode.'],
  fence: [
    'Une nouvelle barrière divise un lotissement de trois en un de taille 1 et un de taille 2. Les deux sont complets.',
  ],
  usedEstate: ['Ce lotissement a été utilisé pour un plan : aucune barrière ne peut le diviser.'],
  twins: ['Dans cette édition, aucune barrière ne peut séparer un 6 de son bis.'],
  value: [
    (before, after) =>
      `Avec la première case de la colonne 3 cochée, chaque lotissement complet de trois vaut ${after} au lieu de ${before}.`,
  ],
  park: [
    (worth) =>
      `Le 15 a été écrit dans cette rue : vous cochez sa case de parc suivante. Avec trois cases cochées, le parc vaut ${worth}.`,
  ],
  pool: [
    'Le 9 a été écrit avec l’action Piscine : son bassin est entouré. Le 11 d’à côté a été écrit sans : sa piscine ne pourra jamais être construite.',
  ],
  temp: [
    'Avec un intérimaire, un 8 peut devenir n’importe lequel de ces numéros. Ici, c’est un 10, et une case d’intérim est cochée.',
  ],
  bis: ['Le 5 a déjà un bis à sa gauche et en reçoit un à sa droite. Pour chaque bis, on coche une case.'],
  copyAndFence: ['Une barrière sépare le 6 de la maison vide : un bis n’est pas permis dans cette édition.'],
  extension: ['Dans cette édition, un bis peut se trouver de l’autre côté d’une barrière.'],
  plan: [
    'Le 10 complète le lotissement de quatre : vous pouvez valider le plan. Les deux lotissements sont alors marqués comme utilisés.',
  ],
  track: [
    (worth) =>
      `Quatre piscines, quatre cases cochées. Ensemble, elles valent la plus petite valeur restante : ${points(worth)}.`,
  ],
  temps: [
    (first, second) =>
      `Deux joueurs partagent le premier rang et marquent ${first} chacun. Le suivant est au deuxième rang et marque ${second} ; sans case cochée, on ne marque rien.`,
  ],
  end: ['Les trois plans.', 'Le troisième refus de permis.', 'Plus aucune maison vide.'],
  pile: [
    (houses, value) =>
      `Les cartes Barrière divisent la pile en lotissements. Dans celui du milieu, la carte Bis compte pour ${counted(houses, 'maison', 'maisons')}, et avec la carte Valeur chaque maison vaut ${value}.`,
  ],
};

export const rulesPage: RulesText = {
  introduction:
    'Le jeu en bref, et toutes les règles avec des exemples. Choisissez votre partie pour ne voir que ses règles.',
  noSuchRule: (id) => `Il n’y a pas de règle ${id}. Voici toutes les règles.`,
  search: 'Chercher dans les règles',
  clear: 'Effacer la recherche',
  contents: 'Sommaire',
  game: 'Votre partie',
  edition: 'Édition',
  bothEditions: 'Les deux',
  mode: 'Mode',
  allModes: 'Tous',
  chosen: (edition, mode) =>
    [
      edition === undefined ? 'Les deux éditions' : words.editions[edition],
      mode === undefined ? 'tous les modes' : words.modes[mode],
    ].join(', '),
  advanced: { name: 'Version avancée', line: 'Ronds-points et plans avancés.' },
  advancedTag: 'Avancée',
  topics: {
    roundabout: 'Ronds-points',
    'plan-estates': 'Plans sur les lotissements',
    'plan-houses': 'Plans sur les maisons',
    'plan-tracks': 'Plans sur les pistes',
  },
  named: (action, editions) =>
    list(editions.map((edition) => `${words.actions[edition][action]} dans l’${editionName(edition)}`)),
  count: ruleCount,
  found: (count, terms) => {
    const found = [
      ...(count > 0 ? [ruleCount(count)] : []),
      ...(terms > 0 ? [counted(terms, 'terme', 'termes')] : []),
    ];
    return `Résultats : ${list(found)}`;
  },
  nothing: (query) => `Rien trouvé pour « ${query} ». Essayez un autre mot, ou un mot plus court.`,
  elsewhere: (count) => `${count} de plus dans d’autres parties`,
  link: (id) => `Lien vers la règle ${id}`,
  allowed: 'Permis',
  notAllowed: 'Pas permis',
  examples,
  ofEdition: (edition) => `Valeurs de l’${editionName(edition)}.`,
  estimated: 'Valeurs estimées.',
  pictures: {
    street: (street, streets, houses) =>
      `${words.street(street, streets)} : ${houses.flatMap(partsOf).join(', ')}.`,
    offer: (number, action, next, caption) => {
      const card = cardName({ number, action });
      const whole = next === undefined ? `${card}.` : `${card}, tour suivant ${words.short[next]}.`;
      return caption === '' ? whole : `${caption} : ${whole}`;
    },
    roles: ['Numéro', 'Action', 'Troisième carte'],
    changes: (possible) => `Il peut devenir ${numbers(possible)}.`,
    track: (part, crossed, value) =>
      `${words.columns[part]} : ${crossedBoxes(crossed)}${value === undefined ? '' : `, valeur ${value}`}.`,
    column: (size, crossed, value) =>
      `Lotissements de taille ${size} : ${crossedBoxes(crossed)}, ${value} chacun.`,
    plan: ({ slot, edition, sentence, high, low }) =>
      `Plan ${slotName(slot, edition)}. ${sentence} ${points(high)} d’abord, ${low} ensuite.`,
    plansDone: (worth) => `Trois plans validés, pour ${numbers(worth)} points.`,
    town: 'Une ville avec un numéro dans chaque maison.',
    temps: (crossed, worth) => `${crossedBoxes(crossed)} : ${points(worth)}.`,
    pile: (estates) =>
      `Lotissements de ${list(
        estates.map(
          (estate) => `${counted(estate.houses, 'maison', 'maisons')} pour ${points(estate.points)}`,
        ),
      )}.`,
    pileEstate: (houses, value, worth) => (value === 1 ? `${worth}` : `${houses} × ${value} = ${worth}`),
  },
};
