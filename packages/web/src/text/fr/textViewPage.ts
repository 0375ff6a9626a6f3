import type { EditionId } from 'picket-engine';
import { frCore as words } from 'picket-words';
import type { SpokenEstate, SpokenHouse } from '../facts.ts';
import { signed } from '../signed.ts';
import type { TextViewText } from '../text.ts';
import { capital, counted, list, numbers, numeral, plural, points, slotMark } from './phrase.ts';

type Page = TextViewText['page'];

const fits: Page['cards']['fits'] = (houses, needs) => {
  if (needs === 'temp') return 'Ne va qu’avec un intérimaire.';
  if (needs === 'roundabout') return 'Ne va qu’après un rond-point.';
  if (houses === 0) return 'Ne va nulle part.';
  return houses === 1 ? 'Va dans une maison.' : `Va dans ${houses} maisons.`;
};

const estate = ({ size, missing, state, used, plan }: SpokenEstate, edition: EditionId): string => {
  if (state !== 'complete') return `${size - missing} sur ${size}`;
  if (!used) return String(size);
  return plan === undefined ? `${size} (utilisé)` : `${size} (${slotMark(plan, edition)})`;
};

const inHouse = ({ kind, number }: Pick<SpokenHouse, 'kind' | 'number'>): string =>
  ({ empty: 'vide', number: String(number), bis: `${number} bis`, roundabout: 'rond-point' })[kind];

const poolOf = { none: '', plot: 'bassin libre', built: 'piscine', missed: '' } as const;

/** What the text view shows of a table. */
export const page: Page = {
  named: (name, line) => `${name} : ${line}`,
  turn: (round) => `Tour ${round}, à vous de jouer`,
  sent: (round) => `Tour ${round}, coup confirmé`,
  watching: (round) => `Tour ${round}, vous regardez`,
  score: (before, now) =>
    before === now ? `${points(now)}.` : `${points(before)}, ${signed(now)} avec ce coup.`,
  who: (played, thinking) => {
    const isIn = played.length === 0 ? '' : `${list(played)} ${plural(played.length, 'a', 'ont')} joué`;
    const not =
      thinking.length === 0
        ? ''
        : `${list(thinking)} ${plural(thinking.length, 'réfléchit', 'réfléchissent')}`;
    return [isIn, not].filter((part) => part !== '').join(', ') + (isIn + not === '' ? '' : '.');
  },
  cards: {
    title: 'Cartes',
    with: (action) => `avec ${words.short[action]}.`,
    fits,
    picked: 'Choisie.',
    role: { number: 'Donne le numéro.', action: 'Donne l’action.', given: 'Reste.' },
    next: (action) => `Au tour suivant : ${words.short[action]}.`,
    hidden: 'Chaque joueur a sa propre main.',
  },
  plans: {
    title: 'Plans',
    have: (have, all) =>
      have === 0
        ? `Vous n’en avez aucun sur ${numeral(all)}.`
        : `Vous en avez ${numeral(have)} sur ${numeral(all)}.`,
    open: (worth) => `${points(worth)}.`,
    ready: (worth, typed) => `Prêt : ${typed} le valide pour ${points(worth)}.`,
    yours: (worth) => `Validé par vous, ${points(worth)}.`,
    holders: (names) => (names.length === 0 ? '' : `Validé par ${list(names)}.`),
  },
  town: {
    bis: 'bis',
    house: ({ kind, number, pool, fresh, fence }) =>
      [inHouse({ kind, number }), poolOf[pool], fresh ? 'nouveau' : '', fence ? 'puis une barrière' : '']
        .filter((part) => part !== '')
        .join(', '),
    estateEnd: ({ size, missing, state, used, plan }, edition, fence) => {
      const by = plan === undefined ? '' : ` par le ${slotMark(plan, edition)}`;
      const which =
        state === 'complete'
          ? `complet${used ? `, utilisé${by}` : ''}`
          : `encore ${counted(missing, 'maison vide', 'maisons vides')}${state === 'too-large' ? ', trop grand pour rapporter' : ''}`;
      return `${fence ? 'Puis une barrière' : 'Puis la fin de la rue'} : lotissement de ${size}, ${which}.`;
    },
    line: ({ built, houses, estates, pools, park, edition }) => {
      const all = estates.map((one) => estate(one, edition)).join(', ');
      const pool = pools === 0 ? '' : ` ${counted(pools, 'piscine', 'piscines')}.`;
      return `${built} ${plural(built, 'maison', 'maisons')} sur ${houses}. Lotissements : ${all}.${pool} Parc ${park}.`;
    },
    parts: (won, lost) => {
      const each = (parts: typeof won): string =>
        parts.map(({ name, points }) => `${name.toLowerCase()} ${Math.abs(points)}`).join(', ');
      return `${capital(each(won))}. Pertes : ${each(lost)}.`;
    },
  },
  others: { title: 'Les autres', all: (count) => counted(count, 'joueur', 'joueurs') },
  towns: 'Villes',
  rival: { title: 'Votre adversaire', street: (cards) => `Sa rue : ${cards.join(' ; ')}.` },
  lit: (cards) => `${cards.length === 1 ? 'Carte éclairée' : 'Cartes éclairées'} : ${numbers(cards)}.`,
  said: { title: 'Historique', none: 'Rien pour l’instant.' },
};
