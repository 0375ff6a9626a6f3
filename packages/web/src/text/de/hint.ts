import type { Step } from 'picket-engine';
import { deHint } from 'picket-words';
import type { HintText } from '../text.ts';
import { capital, list, planName } from './phrase.ts';

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
          ? `mit Zeitarbeit die ${step.number} hierher schreiben`
          : `die ${step.number} hierher schreiben`,
      ];
    case 'refuse':
      return ['die Ablehnung ankreuzen'];
    case 'fence':
      return ['diesen Zaun setzen'];
    case 'improve':
      return [`den Wert der ${step.size}er-Siedlungen erhöhen`];
    case 'park':
      return ['ein Parkfeld ankreuzen'];
    case 'pool':
      return ['den Pool bauen'];
    case 'bis':
      return [
        turn.some((other) => other.do === 'write' && other.at.join() === step.from.join())
          ? 'sie nebenan wiederholen'
          : `hier die ${numberAt(step.from)} wiederholen`,
      ];
    case 'roundabout':
      return ['einen Kreisverkehr bauen'];
    case 'plan':
      return [`${planName(step.slot, edition)} erfüllen`];
    case 'reshuffle':
      return ['neu mischen lassen'];
  }
}

export const hint: HintText = {
  ...deHint,
  title: 'Was der Meister tun würde',
  brief: (turn, written) => `${capital(list(turn.flatMap((step) => clause(step, turn, written))))}.`,
  playIt: 'So spielen',
  more: 'Warum?',
  thinking: 'Der Meister sieht sich deinen Zettel an …',
  none: 'Diesmal kein Tipp. Spiele ohne Tipp weiter oder frage noch einmal.',
  ruleOfThumb: 'Die Trainingsdaten des Meisters konnten nicht geladen werden, darum ist das eine Faustregel.',
  picture: 'Deine Stadt nach diesem Zug',
};
