import type { When } from 'picket-engine';
import type { Streets } from '../streets.ts';
import { de, list, numeral, plural, type Gender } from './phrase.ts';
import { inText } from './street.ts';

/** “deux lotissements de taille 3 et un de taille 4”. */
function estates(sizes: readonly number[]): string {
  const groups = [...new Set(sizes)].map((size) => ({ size, many: sizes.filter((s) => s === size).length }));
  return list(
    groups.map(({ size, many }, i) => {
      const things = i > 0 ? '' : plural(many, ' lotissement', ' lotissements');
      return `${numeral(many)}${things} de taille ${size}`;
    }),
  );
}

/** “une piscine”, “deux maisons bis”. */
function many(n: number, gender: Gender, one: string, more: string): string {
  return `${numeral(n, gender)} ${plural(n, one, more)}`;
}

const bisHouses = (n: number): string => many(n, 'f', 'maison bis', 'maisons bis');
const parkBoxes = (n: number): string => many(n, 'f', 'case de parc', 'cases de parc');
const someStreets = (n: number): string => de(many(n, 'f', 'rue', 'rues'));

function holding(estates: number, pools: number | undefined, bis: number | undefined): string {
  const wanted = [
    ...(pools === undefined ? [] : [many(pools, 'f', 'piscine', 'piscines')]),
    ...(bis === undefined ? [] : [bisHouses(bis)]),
  ];
  if (wanted.length === 0) return '';
  return `, ${estates === 1 ? 'avec' : 'chacun avec'} au moins ${list(wanted)}`;
}

export function plan(when: When, streets?: Streets): string {
  switch (when.type) {
    case 'estates':
      return `Complétez ${estates(when.sizes)}${holding(when.sizes.length, when.poolsEach, when.bisEach)}.`;
    case 'estates-in-street':
      return `Complétez ${estates(when.sizes)} dans la ${inText(when.street, streets)}.`;
    case 'estates-in-one-street': {
      const roundabouts =
        when.roundabouts === 0
          ? ''
          : `, avec au moins ${many(when.roundabouts, 'm', 'rond-point', 'ronds-points')}`;
      return `Complétez ${estates(when.sizes)} dans la même rue${roundabouts}.`;
    }
    case 'end-estates':
      return `Complétez un lotissement de taille ${when.size} aux deux bouts de chaque rue.`;
    case 'street-full':
      return `Numérotez toutes les maisons de la ${inText(when.street, streets)}.`;
    case 'end-houses':
      return 'Numérotez la première et la dernière maison de chaque rue.';
    case 'bis-in-one-street':
      return `Réunissez ${bisHouses(when.count)} dans la même rue.`;
    case 'temps':
      return `Cochez ${many(when.count, 'f', 'case d’intérim', 'cases d’intérim')}.`;
    case 'all-parks':
      return `Cochez toutes les cases de parc ${someStreets(when.streets)}.`;
    case 'all-pools':
      return `Construisez toutes les piscines ${someStreets(when.streets)}.`;
    case 'street-parks-and-pools':
      return `Cochez toutes les cases de parc et construisez toutes les piscines de la ${inText(when.street, streets)}.`;
    case 'one-street-parks-pools-roundabout':
      return 'Réunissez toutes les cases de parc, toutes les piscines et un rond-point dans la même rue.';
    case 'park-boxes':
      return `Cochez ${parkBoxes(when.count)} en tout.`;
    case 'park-boxes-each-street':
      return `Cochez ${parkBoxes(when.count)} dans chaque rue.`;
    case 'improve-boxes':
      return `Cochez ${many(when.count, 'f', 'case de valeur', 'cases de valeur')} en tout.`;
    case 'improve-columns-full':
      return `Cochez toutes les cases ${de(many(when.count, 'f', 'colonne de valeur', 'colonnes de valeur'))}.`;
  }
}
