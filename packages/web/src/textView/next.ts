import { legalSteps, SLOTS, type Draft, type Slot, type Step } from 'picket-engine';
import { formatTurn } from 'picket-engine/notation';
import type { Text, TextViewText } from '../text/text.ts';
import { streetsOf } from 'picket-words';
import { nothingFits } from '../scene/barSentence.ts';
import { sceneOf } from '../scene/scene.ts';
import { actionOf, isOpen } from '../turn/action.ts';
import { isHand, openChoices } from '../turn/choices.ts';
import { canReshuffle, readyPlans } from '../turn/claim.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { spotCount } from '../turn/tappable.ts';
import { typedWays } from './typedWays.ts';

/** How much is said: only the state, or also what to type. */
export type Speech = 'short' | 'full';

/** What the turn is waiting for. */
export function nextSentence(editor: TurnEditor, text: Text, words: TextViewText, speech: Speech): string {
  const { voice } = words;
  const said = (both: readonly string[]): string => both[speech === 'short' ? 0 : 1] ?? '';
  const { draft, asking } = editor;
  if (editor.sent) return '';
  if (asking?.written === false) {
    const ways = typedWays(editor, words).map(({ typed: [typed], means }) => ({ typed, means }));
    return voice.which(asking.at, streetsOf(editor.view.commitment), ways);
  }
  if (draft.turn.complete) return afterWriting(editor, words, said);
  if (draft.turn.chosen) {
    return said(voice.thenWrite(draft.turn.number, spotCount(editor), exampleOf(draft, ['write'])));
  }
  const refused = nothingFits(sceneOf(editor, { text, city: '' }));
  if (refused === '') return said((isHand(editor) ? voice.beginHand : voice.begin)(exampleTurn(editor)));
  return text.around.sentences([refused, voice.refuse(isHandGiven(editor) ? 'n1' : 'n')]);
}

function afterWriting(
  editor: TurnEditor,
  { voice }: TextViewText,
  said: (both: readonly string[]) => string,
): string {
  const { draft, position } = editor;
  const action = actionOf(editor);
  if (action !== undefined && isOpen(editor)) {
    return said(voice.thenAct(action, exampleOf(draft, [action]) || '+0'));
  }
  const [plan] = readyPlans(draft);
  if (plan !== undefined) {
    const { edition } = position.rules.options;
    return said(voice.thenPlan(plan, edition, position.worth[SLOTS.indexOf(plan)] ?? 0, typedPlan(plan)));
  }
  return said(canReshuffle(draft) ? voice.thenReshuffle : voice.thenConfirm);
}

/** A legal step of one of these kinds, in notation; empty if there is none. */
function exampleOf(draft: Draft, kinds: readonly Step['do'][]): string {
  for (const step of legalSteps(draft)) {
    // There can be thousands of ways to claim a plan, so skip them.
    if (step.do === 'plan') break;
    if (kinds.includes(step.do)) return formatTurn([step]);
  }
  return '';
}

/** A card, or two of a hand, and a house where the number fits. */
function exampleTurn(editor: TurnEditor): string {
  for (const { draft } of openChoices(editor)) {
    const house = exampleOf(draft, ['write']);
    if (house !== '') return `${formatTurn(draft.steps.slice(-1))}${house}`;
  }
  return '';
}

/** Whether a refusal gives a card away. */
function isHandGiven({ position }: TurnEditor): boolean {
  return position.rules.mode.cardUse.givesThird;
}

export const typedPlan = (slot: Slot): string => `g${slot.toLowerCase()}`;
