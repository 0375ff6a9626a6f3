import type { TempsReason } from '../facts.ts';
import type { Text } from '../text.ts';
import { capital, estatesOf, moreOrLess, planName } from './phrase.ts';

const RANKS = ['Meiste Zeitarbeit', 'Zweitmeiste Zeitarbeit', 'Drittmeiste Zeitarbeit'];

const temps = (reason: TempsReason): string =>
  'boxes' in reason ? `${reason.boxes}-mal Zeitarbeit` : (RANKS[reason.rank] ?? 'Zeitarbeit');

/** What a mark achieved: in a few words where it is shown, and as a sentence where it is spoken. */
export const answers: Text['turn']['answers'] = {
  estate: (size) => `${size}er-Siedlung ✓`,
  street: (name) => `${name} ✓`,
  plan: planName,
  firstPlan: (slot, edition) => `${planName(slot, edition)}, zuerst!`,
  temps,
  say: {
    estates: (sizes) =>
      sizes.length === 1
        ? `${sizes[0]}er-Siedlung vollständig.`
        : `${capital(estatesOf(sizes))} vollständig.`,
    street: (name) => `${name} vollständig.`,
    firstPlan: 'Vor dir hat ihn niemand erfüllt.',
    temps: (reason, points) => `${temps(reason)}: ${moreOrLess(points)}.`,
  },
};
