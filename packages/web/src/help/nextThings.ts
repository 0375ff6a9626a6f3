import { legalSteps, SLOTS, type Action, type Spot, type Step } from 'picket-engine';
import { canRefuse } from 'picket-engine/fast';
import { barModel } from '../scene/barModel.ts';
import { offersModel } from '../scene/offersModel.ts';
import type { Scene } from '../scene/scene.ts';
import type { HelpText } from '../text/text.ts';
import { cardDrafts } from '../turn/choices.ts';
import { canReshuffle, readyPlans } from '../turn/claim.ts';
import { isSkipped } from '../turn/editor.ts';
import { canUndo } from '../turn/history.ts';
import { canConfirm } from '../turn/openEditor.ts';

/** A possible next step, in plain words. */
export interface NextThing {
  readonly lead: string;
  readonly rest: string;
  /** The card that it is about. */
  readonly card?: { readonly number: number; readonly action: Action };
}

/** All possible next steps, from the engine's legal steps. */
export function nextThings(scene: Scene, { next }: HelpText): NextThing[] {
  const { now, text } = scene;
  const { editor } = now;
  const bar = barModel(scene);
  if (editor.sent) return [next.sent];
  if (editor.asking?.written === false) return bar.chips.map(({ label }) => next.answer(label));
  const open = !editor.draft.turn.chosen && !editor.draft.turn.refused;
  const things = [...(open ? cardThings(scene, next) : []), ...stepThings(scene, next)];
  const end = canConfirm(editor)
    ? [bar.confirmWithout === undefined ? next.confirm : next.confirmWithout(bar.confirmWithout)]
    : [];
  const undo = canUndo(editor) ? [next.undo] : [];
  const all = [...things, ...end, ...undo];
  return all.length > 0 ? all : [{ lead: text.turn.bar.choose, rest: '' }];
}

type Words = HelpText['next'];

/** Before a card is picked: where each number fits. */
function cardThings(scene: Scene, next: Words): NextThing[] {
  const { editor } = scene.now;
  const { oneCard } = editor.position.rules.mode.cardUse;
  const drafts = cardDrafts(editor);
  const cards = offersModel(scene).map(({ index, number, action, houses, needs }) => {
    const draft = drafts[index];
    const first = draft === undefined || houses !== 1 ? undefined : firstHouse(legalSteps(draft));
    return {
      ...next.card({
        number,
        houses,
        needs,
        only: first,
        action: oneCard ? action : undefined,
        streets: scene.streets,
      }),
      card: { number, action },
    };
  });
  return canRefuse(editor.draft.turn) ? [next.refuse, ...cards] : cards;
}

function firstHouse(steps: Iterable<Step>): Spot | undefined {
  for (const step of steps) if (step.do === 'write') return step.at;
  return undefined;
}

/** Once a card is picked: what the engine allows next, one line for each kind of step. */
function stepThings({ now: { editor } }: Scene, next: Words): NextThing[] {
  const { draft, position } = editor;
  const found = new Map<Step['do'], Step[]>();
  for (const step of legalSteps(draft)) {
    // There can be thousands of ways to claim a plan, and they come last.
    if (step.do === 'plan') break;
    found.set(step.do, [...(found.get(step.do) ?? []), step]);
  }
  const count = (kind: Step['do']): number => found.get(kind)?.length ?? 0;
  const { chosen, written, number } = draft.turn;
  const acts = !isSkipped(editor);
  const plans = readyPlans(draft);
  const worth = plans.reduce((sum, slot) => sum + (position.worth[SLOTS.indexOf(slot)] ?? 0), 0);
  const sizes = (found.get('improve') ?? []).flatMap((step) => (step.do === 'improve' ? [step.size] : []));
  // A house between two numbers can repeat either.
  const copies = new Set((found.get('bis') ?? []).map((step) => (step.do === 'bis' ? step.at.join() : '')));
  return [
    ...(chosen && !written && count('write') > 0 ? [next.write(number, count('write'))] : []),
    ...(chosen && !written && count('temp') > 0 ? [next.temp] : []),
    ...(acts && count('fence') > 0 ? [next.fence(count('fence'))] : []),
    ...(acts && sizes.length > 0 ? [next.improve(sizes)] : []),
    ...(acts && count('park') > 0 ? [next.park] : []),
    ...(acts && count('pool') > 0 ? [next.pool] : []),
    ...(acts && written && count('temp') > 0 ? [next.crossTemp] : []),
    ...(acts && copies.size > 0 ? [next.bis(copies.size)] : []),
    ...(count('roundabout') > 0 ? [next.roundabout(count('roundabout'))] : []),
    ...(plans.length > 0 ? [next.plans(plans, position.rules.options.edition, worth)] : []),
    ...(canReshuffle(draft) ? [next.reshuffle] : []),
  ];
}
