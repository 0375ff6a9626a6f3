import { SLOTS, type Spot, type Step } from 'picket-engine';
import { canRefuse } from 'picket-engine/fast';
import type { Text } from '../text/text.ts';
import { actionOf, isOpen } from '../turn/action.ts';
import { actionName, isHand, numberOf, openChoices } from '../turn/choices.ts';
import { canReshuffle, pickedPlan, readyPlans } from '../turn/claim.ts';
import { addedSteps } from '../turn/drafts.ts';
import { explanation } from './explained.ts';
import { neighboursOf, passesOn } from './fate.ts';
import { told } from './logModel.ts';
import { slotName } from './names.ts';
import { dealNotes } from './recap.ts';
import { effectOf, type Moment, type Scene } from './scene.ts';
import type { Desk, Intent } from '../turn/editor.ts';
import { writable } from '../turn/tappable.ts';

/** More names than that are a number. */
const MOST_NAMED = 6;

/** The sentence above Confirm: what would happen, what is asked, or what was done. */
export function barSentence(scene: Scene): string {
  const { now, would, asks, pointed, text, streets } = scene;
  const { bar } = text.turn;
  if (would !== undefined && pointed !== undefined) {
    return bar.preview(tapName(scene, pointed, would), effectOf(now, would), now.score.total);
  }
  if (asks && pointed?.kind === 'lot') {
    return bar.previewChoice(streets[pointed.spot[0]] ?? '', pointed.spot[1] + 1);
  }
  return stateSentence(scene);
}

function stateSentence(scene: Scene): string {
  const { now, text, streets } = scene;
  const { desk } = now;
  const { draft, asking } = desk;
  const { bar } = text.turn;
  if (desk.explained !== undefined) return explanation(scene, desk.explained);
  if (desk.sent) return waiting(scene);
  if (asking !== undefined) {
    const [street, house] = asking.at;
    return asking.written ? bar.changeNumber(draft.turn.number) : bar.which(streets[street] ?? '', house + 1);
  }
  if (desk.roundabout) return bar.roundabout;
  if (!draft.turn.complete) return draft.turn.chosen ? writing(scene) : choosing(scene);
  const action = actionOf(desk);
  if (action !== undefined && isOpen(desk)) return bar.act[action];
  const { options } = desk.position.rules;
  const [ready] = readyPlans(draft);
  if (ready !== undefined) {
    return bar.ready(slotName(text, options.edition, ready), desk.position.worth[SLOTS.indexOf(ready)] ?? 0);
  }
  if (canReshuffle(draft)) return bar.reshuffle;
  const plan = pickedPlan(draft);
  if (plan !== undefined) return bar.estates(slotName(text, options.edition, plan.slot));
  return bar.done(told(text, draft.steps, options.edition));
}

function choosing({ now: { desk }, text }: Scene): string {
  const { bar } = text.turn;
  const { number, action } = desk.picked ?? {};
  if (number !== undefined) return bar.picked(numberOf(desk, number));
  if (action !== undefined) return bar.pickedAction(text.words.short[actionName(desk, action)]);
  if (canRefuse(desk.draft.turn)) return refusing(desk, text);
  if (desk.taps.length === 0 && news(desk, text) !== '') return news(desk, text);
  if (!isHand(desk)) return bar.choose;
  if (!passesOn(desk.position.rules.mode)) return bar.chooseCard;
  const { to, from } = neighboursOf(desk.view.state, desk.seat);
  return `${bar.chooseCard} ${text.table.neighbours(to, from)}`;
}

function refusing(desk: Desk, { turn: { bar } }: Text): string {
  const gives = desk.position.rules.mode.cardUse.givesThird;
  if (openChoices(desk).length > 0) return gives ? bar.refusalGiveOr : bar.refusalOr;
  return gives ? bar.refusalGive : bar.refusal;
}

/** What the cards did by themselves before this round. */
function news({ view }: Desk, text: Text): string {
  return dealNotes(view.state, view.now?.notes ?? [], text).join(' ');
}

function writing({ now: { desk }, text }: Scene): string {
  const { bar } = text.turn;
  const { turn } = desk.draft;
  if (turn.hasTemp && !turn.acted) return bar.writeTemp(turn.number + (desk.change ?? 0));
  const houses = writable(desk.draft).size;
  return houses === 0 ? bar.writeAfterRoundabout(turn.number) : bar.write(turn.number, houses);
}

function waiting({ now: { desk }, text, bots }: Scene): string {
  const { view } = desk;
  const { players } = view.state.rules.options;
  const seats = [...players.keys()].filter((seat) => view.now?.in[seat] === false);
  const names = seats.map((seat) => players[seat] ?? '');
  if (names.length > MOST_NAMED) return text.table.manyThinking(names.length);
  const onlyBots = seats.every((seat) => (bots[seat] ?? null) !== null);
  if (names.length > 0 && onlyBots) return text.table.botsThinking(names);
  return names.length === 0 ? text.turn.bar.sent : text.turn.bar.waiting(names);
}

/** What a tap would do, as the beginning of a sentence. */
function tapName(scene: Scene, pointed: Intent, would: Moment): string {
  const { tap } = scene.text.turn.bar;
  const added = addedSteps(scene.now.desk.draft.steps, would.desk.draft.steps);
  for (const step of added.toReversed()) {
    const name = stepName(scene, step, would);
    if (name !== undefined) return name;
  }
  return pointed.kind === 'size' ? tap.improve(pointed.size) : tap.other;
}

/** The same of one step; undefined where another says more. */
function stepName({ now, text, streets }: Scene, step: Step, would: Moment): string | undefined {
  const { tap } = text.turn.bar;
  const at = ([street, house]: Spot) => [streets[street] ?? '', house + 1] as const;
  switch (step.do) {
    case 'write':
      return tap.write(step.number, ...at(step.at));
    case 'bis':
      return tap.copy(would.desk.draft.turn.sheet.number(...step.at), ...at(step.at));
    case 'roundabout':
      return tap.roundabout(...at(step.at));
    case 'fence':
      return tap.fence(...at(step.at));
    case 'improve':
      return tap.improve(step.size);
    case 'plan':
      return tap.plan(slotName(text, now.desk.position.rules.options.edition, step.slot));
    case 'choose':
    case 'refuse':
    case 'temp':
    case 'park':
    case 'pool':
    case 'reshuffle':
      return undefined;
  }
}
