import type { EditionId, TurnStep } from 'picket-engine';
import type { Streets } from '../streets.ts';
import { plan } from './names.ts';
import { many, ordinal, signed } from './phrase.ts';
import { houseOf } from './street.ts';

/** The verb comes last: after “Haus 4.” a voice would read an ordinal. */
export function step(step: TurnStep, edition: EditionId, streets?: Streets): string {
  switch (step.do) {
    case 'choose':
      return 'offer' in step
        ? `Karte ${ordinal(step.offer)} gewählt.`
        : `Zahl von Karte ${ordinal(step.number)} und Aktion von Karte ${ordinal(step.action)} gewählt.`;
    case 'refuse':
      return step.give === undefined
        ? 'Ablehnung angekreuzt.'
        : `Ablehnung angekreuzt und Karte ${ordinal(step.give)} abgegeben.`;
    case 'temp':
      return step.by === 0 ? 'Zeitarbeit genutzt, Zahl behalten.' : `Zahl um ${signed(step.by)} geändert.`;
    case 'write':
      return `${step.number} in ${houseOf(step.at, streets)} geschrieben.`;
    case 'fence':
      return `Zaun nach ${houseOf(step.at, streets)} gesetzt.`;
    case 'improve':
      return `Wert der ${step.size}er-Siedlungen erhöht.`;
    case 'park':
      return 'Parkfeld angekreuzt.';
    case 'pool':
      return 'Pool gebaut.';
    case 'bis':
      return `Haus ${ordinal(step.from[1])} als Bis in ${houseOf(step.at, streets)} wiederholt.`;
    case 'roundabout':
      return `Kreisverkehr anstelle von ${houseOf(step.at, streets)} gebaut.`;
    case 'plan':
      return `${plan(step.slot, edition)}${using(step.estates.length)} erfüllt.`;
    case 'reshuffle':
      return 'Neu mischen lassen.';
    case 'full':
      return 'Letztes Haus gebaut.';
  }
}

function using(estates: number): string {
  return estates === 0 ? '' : ` mit ${many(estates, 'einer Siedlung', 'Siedlungen')}`;
}
