import type { EditionId, Note, Step } from 'picket-engine';
import type { Streets } from 'picket-words';
import type { AnswerKind } from '../scene/answers.ts';
import type { CommandName } from '../text/commandNames.ts';
import type { KeyName, OnlineText, Text, TextViewText } from '../text/text.ts';

/**
 * Everything that the picture view does with keys and shows can be typed and heard in the text view: a step or an event
 * without a row here doesn't compile. `settingParity.ts` has the settings.
 */

/** The sentences of a language that rows choose from. */
interface Texts {
  readonly text: Text;
  readonly words: TextViewText;
  readonly online: OnlineText;
}

interface StepParity<K extends Step['do']> {
  readonly label: (words: TextViewText) => string;
  /** The key that does it, or leads to it. */
  readonly key: KeyName;
  /** In the notation, as an example. */
  readonly typed: string;
  readonly said: (words: TextViewText) => TextViewText['voice']['steps'][K];
}

export const STEPS: { readonly [K in Step['do']]: StepParity<K> } = {
  choose: {
    label: ({ steps }) => steps.choose,
    key: 'offer1',
    typed: '1',
    said: ({ voice }) => voice.steps.choose,
  },
  write: {
    label: ({ steps }) => steps.write,
    key: 'enter',
    typed: 't5',
    said: ({ voice }) => voice.steps.write,
  },
  temp: { label: ({ steps }) => steps.temp, key: 'more', typed: '+1', said: ({ voice }) => voice.steps.temp },
  fence: {
    label: ({ steps }) => steps.fence,
    key: 'fence',
    typed: 'ft4',
    said: ({ voice }) => voice.steps.fence,
  },
  improve: {
    label: ({ steps }) => steps.improve,
    key: 'value',
    typed: 'v3',
    said: ({ voice }) => voice.steps.improve,
  },
  park: { label: ({ steps }) => steps.park, key: 'park', typed: 'p', said: ({ voice }) => voice.steps.park },
  pool: { label: ({ steps }) => steps.pool, key: 'pool', typed: 'o', said: ({ voice }) => voice.steps.pool },
  bis: { label: ({ steps }) => steps.bis, key: 'bis', typed: 'xm4', said: ({ voice }) => voice.steps.bis },
  roundabout: {
    label: ({ steps }) => steps.roundabout,
    key: 'roundabout',
    typed: 'ct6',
    said: ({ voice }) => voice.steps.roundabout,
  },
  plan: { label: ({ steps }) => steps.plan, key: 'plan', typed: 'ga', said: ({ voice }) => voice.steps.plan },
  refuse: {
    label: ({ steps }) => steps.refuse,
    key: 'skip',
    typed: 'n',
    said: ({ voice }) => voice.steps.refuse,
  },
  reshuffle: {
    label: ({ steps }) => steps.reshuffle,
    key: 'reshuffle',
    typed: '!',
    said: ({ voice }) => voice.steps.reshuffle,
  },
};

/** What was done, in short. */
export function saidOf(step: Step, words: TextViewText, edition: EditionId, streets: Streets): string {
  const said = STEPS[step.do].said(words) as (step: Step, edition: EditionId, streets: Streets) => string;
  return said(step, edition, streets);
}

/** Announcements without a question: answers to a step, the cards, and other players. */
export type EventName =
  | Exclude<AnswerKind, Exclude<Step['do'], 'reshuffle'>>
  | Note['note']
  | keyof OnlineText['table']['said']
  | keyof OnlineText['lobby']['said']
  | 'chat'
  | 'reaction'
  | 'clock';

/** A sentence, or a function that builds one. */
type Sentence = string | ((...facts: never[]) => string);

interface EventParity {
  readonly label: (words: TextViewText) => string;
  /** Where it happens: in every game, or only at an online table. */
  readonly where: 'game' | 'online';
  /** The key and the command that repeat or elaborate it. */
  readonly key: KeyName;
  readonly command: CommandName;
  readonly said: (texts: Texts) => Sentence;
}

/** In every game. */
const inGame = (
  event: EventName,
  key: KeyName,
  command: CommandName,
  said: EventParity['said'],
): EventParity => ({ label: ({ events }) => events[event], where: 'game', key, command, said });

/** At an online table. */
const online = (
  event: EventName,
  said: EventParity['said'],
  key: KeyName = 'sayAwaited',
  command: CommandName = 'who',
): EventParity => ({ label: ({ events }) => events[event], where: 'online', key, command, said });

type Said = keyof OnlineText['table']['said'];
const atTable = (event: Said, key?: KeyName, command?: CommandName): EventParity =>
  online(event, (texts) => texts.online.table.said[event], key, command);

const inLobby = (event: keyof OnlineText['lobby']['said']): EventParity =>
  online(event, (texts) => texts.online.lobby.said[event]);

const byCards = (event: Note['note']): EventParity =>
  inGame(event, 'sayRound', 'round', ({ text }) => text.words.note);

export const EVENTS: { readonly [E in EventName]: EventParity } = {
  cards: inGame('cards', 'sayRound', 'round', ({ words }) => words.voice.round),
  estate: inGame('estate', 'sayScore', 'score', ({ words }) => words.voice.estates),
  street: inGame('street', 'saySheet', 'sheet', ({ words }) => words.voice.full),
  'first-plan': inGame('first-plan', 'sayPlans', 'plans', ({ text }) => text.turn.answers.say.firstPlan),
  skip: inGame('skip', 'sayNow', 'what', ({ text }) => text.turn.log.skipped),
  undo: inGame('undo', 'sayNow', 'what', ({ text }) => text.turn.say.undone),
  rejected: inGame('rejected', 'sayNow', 'why', ({ text }) => text.around.errors.turnRefused),
  end: inGame('end', 'sayScore', 'score', ({ text }) => text.words.verdict),
  reshuffle: byCards('reshuffle'),
  'solo-card': byCards('solo-card'),
  validation: byCards('validation'),
  isIn: atTable('isIn'),
  tookBack: atTable('tookBack'),
  away: atTable('away'),
  here: atTable('here'),
  caretaker: atTable('caretaker'),
  ownerBack: atTable('ownerBack'),
  tookOver: atTable('tookOver', 'sayOthers', 'others'),
  resigned: atTable('resigned', 'sayOthers', 'others'),
  offered: atTable('offered'),
  seatTaken: atTable('seatTaken', 'sayOthers', 'others'),
  linkUsed: atTable('linkUsed'),
  host: atTable('host', 'sayOthers', 'others'),
  offline: atTable('offline', 'sayNow', 'what'),
  online: atTable('online', 'sayNow', 'what'),
  joined: inLobby('joined'),
  left: inLobby('left'),
  youAreHost: inLobby('youAreHost'),
  changed: inLobby('changed'),
  started: inLobby('started'),
  chat: online('chat', (texts) => texts.online.table.chat.line, 'chat', 'chat'),
  reaction: online('reaction', (texts) => texts.online.table.reacted, 'chat', 'react'),
  clock: online('clock', (texts) => texts.online.table.clock.warning, 'sayAwaited', 'time'),
};
