import { SLOTS, type Action, type Step } from 'picket-engine';
import { canRefuse } from 'picket-engine/fast';
import type { Text } from '../text/text.ts';
import { actionOf, isOpen } from '../turn/action.ts';
import { actionName, isHand, numberOf, openChoices } from '../turn/choices.ts';
import { canReshuffle, pickedPlan, readyPlans } from '../turn/claim.ts';
import { addedSteps } from '../turn/drafts.ts';
import { explanation } from './explained.ts';
import { neighboursOf, passesOn } from './fate.ts';
import { stepSentences } from './logModel.ts';
import { dealNotes } from './recap.ts';
import { effectOf } from './earned.ts';
import type { Moment, Scene } from './scene.ts';
import { isSkipped, type TurnEditor } from '../turn/editor.ts';
import type { Intent } from '../turn/intent.ts';
import { writable } from '../turn/tappable.ts';

/** With more names, only the number. */
const MAX_NAMED = 6;

/** The sentence above Confirm: what would happen, what is asked, or what was done. */
export function barSentence(scene: Scene): string {
  const { now, would, asks, pointed, text, streets } = scene;
  const { bar } = text.turn;
  if (would !== undefined && pointed !== undefined) {
    return bar.preview(tapName(scene, pointed, would), effectOf(now, would), now.score.total);
  }
  if (asks && pointed?.kind === 'lot') {
    return bar.previewChoice(pointed.spot, streets);
  }
  return stateSentence(scene);
}

function stateSentence(scene: Scene): string {
  const { now, text, streets } = scene;
  const { editor } = now;
  const { draft, asking } = editor;
  const { bar } = text.turn;
  if (editor.explained !== undefined) return explanation(scene, editor.explained);
  if (editor.sent) return waiting(scene);
  if (asking !== undefined) {
    return asking.written ? bar.changeNumber(draft.turn.number) : bar.which(asking.at, streets);
  }
  if (editor.roundabout) return bar.roundabout;
  if (!draft.turn.complete) return draft.turn.chosen ? writing(scene) : choosing(scene);
  const action = actionOf(editor);
  if (action !== undefined && isOpen(editor)) return bar.act[action];
  const { edition } = editor.position.rules.options;
  const [ready] = readyPlans(draft);
  if (ready !== undefined) {
    return bar.ready(ready, edition, editor.position.worth[SLOTS.indexOf(ready)] ?? 0);
  }
  if (canReshuffle(draft)) return bar.reshuffle;
  const plan = pickedPlan(draft);
  if (plan !== undefined) return bar.estates(plan.slot, edition);
  return bar.done(stepSentences(text, draft.steps, { edition, streets }), impossible(editor));
}

/** The action that came with the number, if it can't be used where the number was written. */
function impossible(editor: TurnEditor): Action | undefined {
  const { written, acted } = editor.draft.turn;
  return written && !acted && !isSkipped(editor) && !isOpen(editor) ? actionOf(editor) : undefined;
}

/** Whether nothing is begun, pointed at or asked, and nothing special happened. */
export function isIdle({ now: { editor }, would, asks, text }: Scene): boolean {
  const { sent, explained, asking, picked, roundabout, taps, draft, why } = editor;
  const isBegun = sent || roundabout || taps.length > 0 || draft.turn.chosen;
  const isAsked = asks || [would, explained, asking, picked, why].some((one) => one !== undefined);
  return !isBegun && !isAsked && !canRefuse(draft.turn) && news(editor, text) === '';
}

function choosing({ now: { editor }, text }: Scene): string {
  const { bar } = text.turn;
  const { number, action } = editor.picked ?? {};
  if (number !== undefined) return bar.picked(numberOf(editor, number));
  if (action !== undefined) return bar.pickedAction(actionName(editor, action));
  if (canRefuse(editor.draft.turn)) return refusing(editor, text);
  if (editor.taps.length === 0 && news(editor, text) !== '') return news(editor, text);
  if (!isHand(editor)) return bar.choose;
  if (!passesOn(editor.position.rules.mode)) return bar.chooseCard;
  const { to, from } = neighboursOf(editor.view.state, editor.seat);
  return bar.choosePassing(to, from);
}

/** Said with the cards, before the player looks for a place; empty if a number fits. */
export function nothingFits({ now: { editor }, text }: Scene): string {
  const { draft, sent } = editor;
  return !sent && draft.steps.length === 0 && canRefuse(draft.turn) ? refusing(editor, text) : '';
}

function refusing(editor: TurnEditor, { turn: { bar } }: Text): string {
  const gives = editor.position.rules.mode.cardUse.givesThird;
  if (openChoices(editor).length > 0) return gives ? bar.refusalGiveOr : bar.refusalOr;
  return gives ? bar.refusalGive : bar.refusal;
}

/** What the cards did automatically before this round. */
function news({ view }: TurnEditor, text: Text): string {
  return text.turn.say.sentences(dealNotes(view.state, view.now?.notes ?? [], text));
}

function writing({ now: { editor }, text }: Scene): string {
  const { bar } = text.turn;
  const { turn } = editor.draft;
  if (turn.hasTemp && !turn.acted) return bar.writeTemp(turn.number + (editor.change ?? 0));
  const houses = writable(editor.draft).size;
  return houses === 0 ? bar.writeAfterRoundabout(turn.number) : bar.write(turn.number, houses);
}

function waiting({ now: { editor }, text, bots }: Scene): string {
  const { view } = editor;
  const { players } = view.state.rules.options;
  const seats = [...players.keys()].filter((seat) => view.now?.in[seat] === false);
  const names = seats.map((seat) => players[seat] ?? '');
  if (names.length > MAX_NAMED) return text.turn.bar.manyThinking(names.length);
  const onlyBots = seats.every((seat) => (bots[seat] ?? null) !== null);
  if (names.length > 0 && onlyBots) return text.turn.bar.botsThinking(names);
  return names.length === 0 ? text.turn.bar.sent : text.turn.bar.waiting(names);
}

/** What a tap would do, as the beginning of a sentence. */
function tapName(scene: Scene, pointed: Intent, would: Moment): string {
  const { tap } = scene.text.turn.bar;
  if (pointed.kind === 'turn') return tap.hint;
  const added = addedSteps(scene.now.editor.draft.steps, would.editor.draft.steps);
  for (const step of added.toReversed()) {
    const name = stepName(scene, step, would);
    if (name !== undefined) return name;
  }
  return pointed.kind === 'size' ? tap.improve(pointed.size) : tap.other;
}

/** The same for one step; undefined if another says more. */
function stepName({ now, text, streets }: Scene, step: Step, would: Moment): string | undefined {
  const { tap } = text.turn.bar;
  switch (step.do) {
    case 'write':
      return tap.write(step.number, step.at, streets);
    case 'bis':
      return tap.bis(would.editor.draft.turn.sheet.number(...step.at), step.at, streets);
    case 'roundabout':
      return tap.roundabout(step.at, streets);
    case 'fence':
      return tap.fence(step.at, streets);
    case 'improve':
      return tap.improve(step.size);
    case 'plan':
      return tap.plan(step.slot, now.editor.position.rules.options.edition);
    case 'choose':
    case 'refuse':
    case 'temp':
    case 'park':
    case 'pool':
    case 'reshuffle':
      return undefined;
  }
}
