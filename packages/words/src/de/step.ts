import type { EditionId, Step } from 'picket-engine';
import type { Streets } from '../streets.ts';
import { plan } from './names.ts';
import { many, ordinal, signed } from './phrase.ts';
import { place, street } from './street.ts';

export function step(step: Step, edition: EditionId, streets?: Streets): string {
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
      return `${step.number} geschrieben, ${place(step.at, streets)}.`;
    case 'fence': {
      const [at, house] = step.at;
      return `Zaun gesetzt, ${street(at, streets)}, nach Haus ${ordinal(house)}.`;
    }
    case 'improve':
      return `Wert der ${step.size}er-Siedlungen erhöht.`;
    case 'park':
      return 'Parkfeld angekreuzt.';
    case 'pool':
      return 'Pool gebaut.';
    case 'bis':
      return `Haus ${ordinal(step.from[1])} als Bis in Haus ${ordinal(step.at[1])} wiederholt, ${street(step.at[0], streets)}.`;
    case 'roundabout':
      return `Kreisverkehr gebaut, ${place(step.at, streets)}.`;
    case 'plan':
      return `${plan(step.slot, edition)}${using(step.estates.length)} erfüllt.`;
    case 'reshuffle':
      return 'Neu mischen lassen.';
  }
}

function using(estates: number): string {
  return estates === 0 ? '' : ` mit ${many(estates, 'einer Siedlung', 'Siedlungen')}`;
}
