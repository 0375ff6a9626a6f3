import type { EditionId, TurnStep } from 'picket-engine';
import type { Streets } from '../streets.ts';
import { plan } from './names.ts';
import { capital, numeral, ordinal, plural, signed } from './phrase.ts';
import { inText, place } from './street.ts';

/** With participles instead of verbs, so that the sentence fits “vous” and every name. */
export function step(step: TurnStep, edition: EditionId, streets?: Streets): string {
  switch (step.do) {
    case 'choose':
      return 'offer' in step
        ? `Carte ${ordinal(step.offer)} choisie.`
        : `Numéro de la carte ${ordinal(step.number)} et action de la carte ${ordinal(step.action)} choisis.`;
    case 'refuse':
      return step.give === undefined
        ? 'Refus de permis coché.'
        : `Refus de permis coché et carte ${ordinal(step.give)} donnée.`;
    case 'temp':
      return step.by === 0 ? 'Intérimaire coché, numéro inchangé.' : `Numéro modifié de ${signed(step.by)}.`;
    case 'write':
      return `${step.number} écrit ${place(step.at, streets)}.`;
    case 'fence': {
      const [at, house] = step.at;
      return `Barrière posée ${inText(at, streets)}, après la maison ${ordinal(house)}.`;
    }
    case 'improve':
      return `Valeur des lotissements de taille ${step.size} augmentée.`;
    case 'park':
      return 'Case de parc cochée.';
    case 'pool':
      return 'Piscine construite.';
    case 'bis':
      return `Bis de la maison ${ordinal(step.from[1])} écrit ${place(step.at, streets)}.`;
    case 'roundabout':
      return `Rond-point construit ${place(step.at, streets)}.`;
    case 'plan':
      return `${capital(plan(step.slot, edition))} validé${using(step.estates.length)}.`;
    case 'reshuffle':
      return 'Nouveau mélange demandé.';
    case 'full':
      return 'Dernière maison construite.';
  }
}

function using(estates: number): string {
  if (estates === 0) return '';
  return ` avec ${numeral(estates)} ${plural(estates, 'lotissement', 'lotissements')}`;
}
