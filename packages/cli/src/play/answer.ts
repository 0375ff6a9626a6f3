import { rejection, type Draft, type Rejection, type Step } from 'picket-engine';
import { describeRejection } from 'picket-words';
import type { Text } from '../text/text.ts';
import { width } from '../io/table.ts';
import { guideLines } from './guide.ts';
import { markAutomatically } from './drafts.ts';
import type { Input, TurnInput } from './input.ts';
import { streetsIn } from './names.ts';
import type { Place } from './place.ts';
import { plansPage, sheetOfSeat } from './screen.ts';
import { advance, liveScores, redo, undo, wholeTurn, type Session } from './session.ts';
import { draftsIn, type Answer, type Choice } from './settle.ts';
import { tap } from './tap.ts';
import type { Terminal } from './terminal.ts';

/** The result of a command. */
export interface Reply {
  readonly session: Session;
  readonly lines: readonly string[];
  /** Whether to execute the next commands of the same line. */
  readonly goOn: boolean;
  readonly left?: boolean;
  /** Whether the turn is confirmed. */
  readonly confirmed?: boolean;
  /** Whether the lines get their own page. */
  readonly page?: boolean;
}

/** Executes one command. */
export async function reply(
  terminal: Terminal,
  place: Place,
  session: Session,
  input: Input,
): Promise<Reply> {
  const { text } = terminal.look;
  const say = (...lines: string[]): Reply => ({ session, lines, goOn: false });
  if (session.view.now?.turn !== undefined && CHANGES[input.kind]) {
    return say(text.turn.isIn);
  }
  switch (input.kind) {
    case 'undo':
      return moved(undo(session)) ?? say(text.turn.nothingToUndo);
    case 'redo':
      return moved(redo(session)) ?? say(text.turn.nothingToRedo);
    case 'confirm':
      return confirm(session, text);
    case 'help':
      return page(session, guideLines(session.draft, place.online, terminal.look));
    case 'plans':
      return page(session, plansPage(session, terminal.look));
    case 'show':
      return showSheet(terminal, session, input.seat ?? session.seat);
    case 'why':
      return say(...whyLines(session, input.input, text));
    case 'hint':
    case 'recap':
    case 'say':
    case 'chat':
    case 'takeBack':
    case 'start':
    case 'resign':
    case 'quit':
      return { ...say(), ...(await place.command(input, session)) };
    case 'step':
    case 'plan':
    case 'card':
    case 'none':
      return settle(terminal, session, tap(session.draft, input));
  }
}

function page(session: Session, lines: readonly string[]): Reply {
  return { session, lines, goOn: false, page: true };
}

function showSheet(terminal: Terminal, session: Session, seat: number): Reply {
  const { look } = terminal;
  const lines = sheetOfSeat(session, seat, look);
  if (lines.length > 0) return page(session, lines);
  return {
    session,
    lines: sentences([rejection('no-such-seat', { seat })], session, look.text),
    goOn: false,
  };
}

function moved(session: Session | undefined): Reply | undefined {
  return session && { session, lines: [], goOn: true };
}

function confirm(session: Session, text: Text): Reply {
  const turn = wholeTurn(session);
  if (turn.ok) return { session, lines: [], goOn: false, confirmed: true };
  return { session, lines: sentences([turn.rejection.rejection], session, text), goOn: false };
}

async function settle(terminal: Terminal, session: Session, answer: Answer): Promise<Reply> {
  const { text } = terminal.look;
  let settled = answer;
  while (settled.kind === 'ask') {
    const choice = await choose(terminal, settled.question(text), settled.choices);
    if (choice === undefined) return { session, lines: [text.turn.unchanged], goOn: false };
    settled = choice.answer;
  }
  if (settled.kind === 'refused') {
    return { session, lines: sentences(settled.rejections, session, text), goOn: false };
  }
  if (settled.draft === session.draft) return { session, lines: [], goOn: true };
  return { session: advance(session, settled.draft), lines: [], goOn: true };
}

/** Asks which choice is meant; an empty line takes the first. */
async function choose(
  terminal: Terminal,
  question: string,
  choices: readonly Choice[],
): Promise<Choice | undefined> {
  const { columns, text } = terminal.look;
  const options = choices.map(({ label }, i) => text.turn.option(i + 1, label(text)));
  const line = [question, ...options].join('   ');
  terminal.print(width(line) <= columns ? [line] : [question, ...options.map((option) => `  ${option}`)]);
  const said = (await terminal.ask(text.turn.pick(choices.length)))?.trim();
  if (said === undefined) return undefined;
  return said === '' ? choices[0] : choices[Number(said) - 1];
}

/** Reasons as sentences, without duplicates. */
function sentences(rejections: readonly Rejection[], session: Session, { words }: Text): string[] {
  const { edition } = session.view.state.rules.options;
  const streets = streetsIn(session.view);
  return [...new Set(rejections.map((rejection) => describeRejection(words, rejection, edition, streets)))];
}

/** Whether a command is allowed now: the resulting score, or the rule that forbids it. */
function whyLines(session: Session, input: Input, text: Text): string[] {
  if (!isTurnInput(input)) return [text.turn.alwaysAllowed];
  const answer = tap(session.draft, input);
  if (answer.kind === 'refused') {
    const rules = [...new Set(answer.rejections.map(({ rule }) => rule))];
    return [...sentences(answer.rejections, session, text), ...rules.map(text.turn.rule)];
  }
  const totals = draftsIn(answer).map((draft) => totalOf({ ...session, draft: marked(input, draft) }));
  return [text.turn.allowed(totalOf(session), [...new Set(totals)])];
}

function totalOf(session: Session): number {
  return liveScores(session)[session.seat]?.total ?? 0;
}

/** The value of a number includes automatic marks. */
function marked(input: TurnInput, draft: Draft): Draft {
  return opensTurn(input) ? markAutomatically(draft) : draft;
}

/** Whether a command picks or writes, so its action may be marked automatically. */
export function opensTurn(input: Input): boolean {
  if (input.kind === 'card') return true;
  return input.kind === 'step' && (input.step.do === 'choose' || input.step.do === 'write');
}

/** Whether a command belongs before the plans of a turn. */
export function comesBeforePlans(input: Input): boolean {
  return isTurnInput(input) && input.kind !== 'plan' && !(input.kind === 'step' && LAST.has(input.step.do));
}

const LAST = new Set<Step['do']>(['plan', 'reshuffle']);

/** Which commands change the turn. */
const CHANGES: { readonly [K in Input['kind']]: boolean } = {
  step: true,
  plan: true,
  card: true,
  none: true,
  undo: true,
  redo: true,
  confirm: true,
  show: false,
  why: false,
  help: false,
  plans: false,
  hint: false,
  recap: false,
  say: false,
  chat: false,
  takeBack: false,
  start: false,
  resign: false,
  quit: false,
};

const OF_TURNS: ReadonlySet<Input['kind']> = new Set<TurnInput['kind']>(['step', 'plan', 'card', 'none']);

function isTurnInput(input: Input): input is TurnInput {
  return OF_TURNS.has(input.kind);
}
