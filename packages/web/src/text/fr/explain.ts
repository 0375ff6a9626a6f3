import type { Action, Score } from 'picket-engine';
import { frCore as words } from 'picket-words';
import type { Explanation, HelpFacts } from '../helpFacts.ts';
import { signed } from '../signed.ts';
import type { HelpText } from '../text.ts';
import {
  capital,
  cardName,
  counted,
  houses as countedHouses,
  numeral,
  place,
  plural,
  points,
  slotName,
  street as streetName,
  theHouse,
} from './phrase.ts';
import { onlyWith } from './next.ts';
import { odds } from './odds.ts';

/** What each action does, in one or two sentences. */
const does: Record<Action, string> = {
  fence: 'Une barrière entre deux maisons voisines. Les barrières délimitent les lotissements.',
  improve:
    'Augmente la valeur d’une taille de lotissement. Chaque lotissement complet de cette taille la rapporte.',
  park: 'Un arbre dans la rue où vous avez écrit : cochez-y la case de parc suivante.',
  pool: 'Construit la piscine de la maison où vous avez écrit, si elle a un bassin.',
  temp: 'Modifie de deux au plus le numéro à écrire, et coche une case d’intérim.',
  bis: 'Répète un numéro dans la maison vide d’à côté. Chaque bis coûte des points.',
};

const what: Record<keyof Score, string> = {
  plans: 'Des objectifs pour tout le monde. Valider en premier rapporte davantage.',
  parks:
    'Une case par action Parc, dans la rue où vous avez écrit. Une rue rapporte sa plus petite valeur restante.',
  pools: 'Une case par piscine. Ensemble, elles rapportent la plus petite valeur restante.',
  temps: 'Une case par action Intérim. Le nombre de cases donne le rang.',
  estates: 'Les lotissements complets de 1 à 6 maisons rapportent des points selon leur taille.',
  bis: 'Une case par bis. La plus petite valeur restante est déduite.',
  refusals: 'Une case quand aucun numéro ne va. La troisième termine la partie.',
  roundabouts: 'Une case par rond-point. Sa valeur est déduite.',
  total: 'Le tout additionné, comme si la partie se terminait maintenant.',
};

const estateNow = ({ size, missing, state, value, used }: HelpFacts['estate']): string => {
  if (state === 'too-large') {
    return `Ce lotissement de ${size} est trop grand pour compter : 6 maisons au plus.`;
  }
  if (state === 'open') {
    return `Il manque ${counted(missing, 'numéro', 'numéros')} à ce lotissement de ${size}. Complet, il vaut ${points(value)}.`;
  }
  return `Ce lotissement de ${size} est complet : ${points(value)}.${used ? ' Un plan l’a utilisé.' : ''}`;
};

const fitting = ({ from, to }: { readonly from: number; readonly to: number }): string => {
  if (from > to) return 'Aucun numéro ne va ici, seulement un bis.';
  return from === to ? `Seul le ${from} va ici.` : `Accepte un numéro de ${from} à ${to}.`;
};

const boxes = ({
  crossed,
  boxes: all,
  next,
}: {
  crossed: number;
  boxes: number;
  next: number | undefined;
}) => [
  `${crossed} ${plural(crossed, 'case cochée', 'cases cochées')} sur ${all}.`,
  ...(next === undefined ? [] : [`La suivante donne ${signed(next)}.`]),
];

const noFence: Record<NonNullable<HelpFacts['gap']['blocked']>, string> = {
  plan: 'Pas de barrière ici : un plan a utilisé ce lotissement.',
  'same-number': 'Pas de barrière entre deux maisons de même numéro.',
};

const house = (facts: HelpFacts['house']): Explanation => {
  const { kind, spot, streets, number = 0, pool, fits, estate } = facts;
  const title = place(spot, streets);
  const now = estate === undefined ? '' : estateNow(estate);
  const plot = {
    none: [],
    plot: ['Elle a un bassin : écrivez ici avec l’action Piscine pour construire la piscine.'],
    built: ['Elle a une piscine.'],
    missed: ['Le numéro a été écrit sans l’action Piscine : ce bassin reste vide.'],
  }[pool];
  switch (kind) {
    case 'roundabout':
      return {
        title,
        lines: ['Un rond-point : une barrière de chaque côté, et la numérotation recommence après lui.'],
        now: '',
      };
    case 'number':
    case 'bis': {
      const written =
        kind === 'bis'
          ? `Un bis répète le ${number} d’à côté.`
          : `Numéro ${number}. Un numéro ne change jamais.`;
      return { title, lines: [written, ...plot], now };
    }
    case 'empty':
      return {
        title,
        lines: [
          ...(fits === undefined ? [] : [fitting(fits)]),
          ...plot,
          ...(facts.odds === undefined ? [] : [odds.both(facts.odds)]),
        ],
        now,
      };
  }
};

const parkBox = 'L’action Parc coche une case dans la rue où vous avez écrit.';

/** One entry for each kind of thing on the table: what it is, what it does, and what it scores now. */
export const explain: HelpText['explain'] = {
  card: ({ number, action, edition, houses, needs, next, copies }) => ({
    title: cardName({ number, action }),
    lines: [
      `${words.actions[edition][action] === words.short[action] ? '' : `${words.actions[edition][action]}. `}${does[action]}`,
      `La boîte contient ${numeral(copies, 'f')} ${plural(copies, 'carte', 'cartes')} ${number}.`,
      ...(next === undefined ? [] : [`Au tour suivant, cette pile propose ${words.short[next]}.`]),
    ],
    now:
      needs !== undefined
        ? `Le ${number} ${onlyWith[needs]}.`
        : houses === 0
          ? `Le ${number} ne va nulle part pour l’instant.`
          : `Le ${number} va dans ${countedHouses(houses)} pour l’instant.`,
    spoken: does[action],
  }),
  plan: ({ slot, edition, sentence, high, low, worth, state, estates }) => ({
    title: `Plan ${slotName(slot, edition)}`,
    lines: [
      sentence,
      `${points(high)} au premier tour où il est validé, puis ${low}.${estates === undefined ? '' : ' Les lotissements utilisés ne servent plus à un autre plan.'}`,
    ],
    now: {
      claimed: `Vous l’avez validé pour ${points(worth)}.`,
      ready: `Vous pouvez le valider maintenant pour ${points(worth)}.`,
      open:
        estates === undefined
          ? `Vaut ${points(worth)} pour l’instant.`
          : `Vaut ${points(worth)} pour l’instant. Vous avez ${estates.have} ${plural(estates.have, 'lotissement', 'lotissements')} sur ${estates.all}.`,
    }[state],
  }),
  part: ({ part, points: worth, track, note }) => ({
    title: part === 'total' ? 'Score' : words.columns[part],
    lines: [
      what[part],
      ...(note === undefined ? [] : [`${capital(note)}.`]),
      ...(track === undefined ? [] : boxes(track)),
    ],
    now: `Pour l’instant : ${points(worth)}.`,
    spoken: what[part],
  }),
  value: ({ size, value, next, estates, points: worth }) => ({
    title: `Lotissements de ${size}`,
    lines: [
      `Chaque lotissement complet de ${countedHouses(size)} vaut ${value}.`,
      next === undefined ? 'Cette valeur ne peut plus augmenter.' : `L’action Valeur la porte à ${next}.`,
    ],
    now:
      estates === 0 ? 'Vous n’en avez pas encore.' : `Vous en avez ${numeral(estates)} : ${points(worth)}.`,
  }),
  park: ({ street, streets, points: worth, ...track }) => ({
    title: `Parc, ${streetName(street, streets)}`,
    lines: [parkBox, ...boxes(track)],
    now: `Pour l’instant : ${points(worth)}.`,
    spoken: parkBox,
  }),
  estate: (estate) => ({
    title: `Lotissement de ${estate.size}`,
    lines: ['Les maisons entre deux barrières. Il est complet quand chacune a un numéro.'],
    now: estateNow(estate),
  }),
  house,
  gap: ({ spot, streets, fence, sizes, blocked }) => ({
    title: `Après ${theHouse(spot, streets)}`,
    lines: fence
      ? ['Une barrière : un lotissement finit ici et le suivant commence.']
      : blocked !== undefined
        ? [noFence[blocked]]
        : sizes === undefined
          ? ['Un intervalle pour une barrière.']
          : [`Une barrière ici donne des lotissements de ${sizes[0]} et ${sizes[1]}.`],
    now: '',
  }),
  seat: ({ name, level, score, played }) => ({
    title: name,
    lines: [
      ...(level === undefined ? [] : [`Un bot : ${words.levels[level].name}.`]),
      played ? 'A joué à ce tour.' : 'Réfléchit encore.',
      'Touchez pour voir la ville.',
    ],
    now: `${points(score)} après le tour précédent.`,
  }),
  rival: ({ name, character, score }) => ({
    title: name,
    lines: [character, 'Bâtit avec la carte que vous laissez à chaque tour. Touchez pour voir sa rue.'],
    now: `${points(score)} pour l’instant.`,
  }),
  stack: ({ label }) => ({
    title: 'Pile',
    lines: ['Les cartes se piochent ici. L’action de la première est visible.'],
    now: label,
  }),
  choice: ({ label, action }) => ({
    title: label,
    lines: action === undefined ? [] : [does[action]],
    now: '',
    ...(action === undefined ? {} : { spoken: does[action] }),
  }),
};
