import type { Step } from 'picket-engine';
import { frHint } from 'picket-words';
import type { HintText } from '../text.ts';
import { capital, list, slotName } from './phrase.ts';

type Written = Parameters<HintText['brief']>[1];

/** The same as a part of one sentence, next to where it is drawn. A card and a temp are part of the number. */
function clause(step: Step, turn: readonly Step[], { edition, numberAt }: Written): string[] {
  switch (step.do) {
    case 'choose':
    case 'temp':
      return [];
    case 'write':
      return [
        turn.some((other) => other.do === 'temp')
          ? `écrivez ${step.number} ici avec un intérimaire`
          : `écrivez ${step.number} ici`,
      ];
    case 'refuse':
      return ['cochez le refus de permis'];
    case 'fence':
      return ['posez cette barrière'];
    case 'improve':
      return [`valorisez les lotissements de taille ${step.size}`];
    case 'park':
      return ['cochez une case de parc'];
    case 'pool':
      return ['construisez la piscine'];
    case 'bis':
      return [
        turn.some((other) => other.do === 'write' && other.at.join() === step.from.join())
          ? 'répétez-le à côté'
          : `répétez le ${numberAt(step.from)} ici`,
      ];
    case 'roundabout':
      return ['construisez un rond-point'];
    case 'plan':
      return [`validez le plan ${slotName(step.slot, edition)}`];
    case 'reshuffle':
      return ['demandez un nouveau mélange'];
  }
}

export const hint: HintText = {
  ...frHint,
  title: 'Ce que jouerait un Maître',
  brief: (turn, written) => `${capital(list(turn.flatMap((step) => clause(step, turn, written))))}.`,
  playIt: 'Jouer ce coup',
  more: 'Pourquoi ?',
  thinking: 'Le Maître regarde votre feuille…',
  none: 'Pas de conseil cette fois. Fermez et continuez, ou redemandez.',
  ruleOfThumb: 'Les données du Maître n’ont pas pu être chargées : ce conseil est approximatif.',
  picture: 'Votre ville après ce coup',
};
