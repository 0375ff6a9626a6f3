import { SLOTS } from 'picket-engine';
import { streetsOf } from 'picket-words';
import { sum } from '../platform/sum.ts';
import { whatHappened } from '../scene/announce.ts';
import type { Change } from '../scene/answers.ts';
import { barModel } from '../scene/barModel.ts';
import { nothingFits } from '../scene/barSentence.ts';
import { offersModel } from '../scene/offersModel.ts';
import { dealNotes } from '../scene/recap.ts';
import { answer } from '../scene/say.ts';
import { changes, type Scene } from '../scene/scene.ts';
import type { Voice } from '../scene/voice.ts';
import type { Text, TextViewText } from '../text/text.ts';
import { rejectionSentence } from '../text/rejectionSentence.ts';
import { addedSteps } from '../turn/drafts.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { nextSentence, type Speech } from './next.ts';
import { saidOf } from './parity.ts';

/** What the text view announces: in full like the picture view, with what to type next; or in short. */
export function textVoice(text: Text, words: TextViewText, speech: Speech): Voice {
  const { sentences } = text.around;
  const isShort = speech === 'short';
  return {
    change: (change) => {
      const { editor } = change.after;
      const why = rejected(change);
      const done = isShort ? inShort(change, text, words) : happened(change, text);
      return sentences([...done, why, why === '' ? nextSentence(editor, text, words, speech) : '']);
    },
    round: (scene) => {
      const { state, now } = scene.now.editor.view;
      const notes = dealNotes(state, now?.notes ?? [], text);
      const cards = isShort ? shortRound(scene, words) : [answer('round', scene)];
      return sentences([...notes, ...claimsOfOthers(scene, words), ...cards]);
    },
    sent: (scene) => (isShort ? shortSent(scene, words) : barModel(scene).sentence),
  };
}

/** Why a step was not allowed; empty if it was. */
export function rejected({ before, after }: Pick<Change, 'before' | 'after'>): string {
  const { why, position, view } = after.editor;
  if (why === undefined || why === before.editor.why) return '';
  return rejectionSentence(why, position.rules.options.edition, streetsOf(view.commitment));
}

/** A rejected step isn't an event. */
function happened(change: Change, text: Text): string[] {
  const isRejected = rejected(change) !== '';
  return isRejected && !changes(change.before.editor, change.after.editor) ? [] : whatHappened(change, text);
}

function inShort(change: Change, text: Text, words: TextViewText): string[] {
  const { voice } = words;
  const { answers, after } = change;
  const was = change.before.editor;
  const is = after.editor;
  const streets = streetsOf(is.view.commitment);
  const { edition } = is.position.rules.options;
  const back = is.taps.length < was.taps.length ? text.turn.say.undone : '';
  const added = back === '' ? addedSteps(was.draft.steps, is.draft.steps) : [];
  const shown = added.length > 1 ? added.filter(({ do: kind }) => kind !== 'choose') : added;
  const sizes = answers.flatMap(({ kind, at, points }) =>
    kind === 'estate' && at.kind === 'estate' && points >= 0 ? [at.size] : [],
  );
  const by = sum(answers.map(({ points }) => points));
  return [
    back,
    answers.some(({ kind }) => kind === 'skip') ? text.turn.log.skipped : '',
    ...shown.map((step) => saidOf(step, words, edition, streets)),
    sizes.length === 0 ? '' : voice.estates(sizes.toSorted((a, b) => a - b)),
    ...answers.map(({ kind, at }) =>
      kind === 'street' && at.kind === 'street' ? voice.full(text.words.street(at.street, streets)) : '',
    ),
    by === 0 ? '' : voice.score(after.score.total, by),
  ];
}

function shortRound(scene: Scene, words: TextViewText): string[] {
  const round = scene.now.editor.view.state.rounds.length + 1;
  return [words.voice.round(round, offersModel(scene)), nothingFits(scene)];
}

/** Plans that others claimed in the last round. */
function claimsOfOthers({ now: { editor } }: Scene, { voice }: TextViewText): string[] {
  const { rounds, rules } = editor.view.state;
  const { players, edition } = rules.options;
  return (rounds.at(-1)?.turns ?? []).flatMap((steps, seat) =>
    seat === editor.seat
      ? []
      : SLOTS.filter((slot) => steps.some((step) => step.do === 'plan' && step.slot === slot)).map((slot) =>
          voice.claimed(players[seat] ?? '', slot, edition),
        ),
  );
}

/** With more names, only that the turn is confirmed. */
const MOST_NAMED = 6;

/** Bots are quick: nobody waits for them. */
function shortSent({ now: { editor }, bots }: Scene, { voice }: TextViewText): string {
  const names = awaited(editor).filter(({ seat }) => (bots[seat] ?? null) === null);
  if (names.length === 0) return '';
  return names.length > MOST_NAMED ? voice.confirmed : voice.waiting(names.map(({ name }) => name));
}

/** Who hasn't played yet. */
function awaited({ view, seat: own }: TurnEditor) {
  return view.state.rules.options.players.flatMap((name, seat) =>
    seat !== own && view.now?.in[seat] === false ? [{ seat, name }] : [],
  );
}
