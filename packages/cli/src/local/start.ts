import { viewOf, type Game, type Options } from 'picket-engine';
import type { Arguments } from '../arguments.ts';
import { Failure } from '../failure.ts';
import {
  botNames,
  freshSeed,
  optionsFrom,
  playerNames,
  playersIn,
  seedOf,
  startGame,
} from '../gameOptions.ts';
import { loadComponents } from '../io/components.ts';
import { exists, newGameFile } from '../keep/games.ts';
import { levelNamed } from '../levels.ts';
import { guideLines } from '../play/guide.ts';
import { printed } from '../play/look.ts';
import { namesIn } from '../play/names.ts';
import { screen } from '../play/screen.ts';
import { openSession } from '../play/session.ts';
import { askOptions, likelyOptions, MOST_PLAYERS, type Wanted } from '../play/setup.ts';
import type { Terminal } from '../play/terminal.ts';
import type { Text } from '../text/text.ts';
import { fileKeeper, noKeeper, resumeCommand, type Keeper } from './keeper.ts';
import { localGame } from './localGame.ts';
import { playLocal } from './play.ts';

/** A new game with the given options, asking for the others in a terminal. */
export async function newLocalGame(terminal: Terminal, args: Arguments): Promise<number> {
  const box = await loadComponents(args.text('components'));
  const given = wantedFrom(args, box, terminal.look.text);
  const seed = seedFrom(args);
  const keeper = await keeperFrom(args);
  // Invalid options are reported before any question.
  const likely = terminal.interactive ? likelyOptions(args, given.options, box) : given.options;
  const first = startGame(likely, seed, box);
  const wanted = terminal.interactive ? await askOptions(terminal, args, given, box) : given;
  if (wanted === undefined) return 0;
  const game = wanted.options === likely ? first : startGame(wanted.options, seed, box);
  const usual = () => usualKeeper(terminal, game, args.text('components'));
  await playLocal(terminal, localGame(game, wanted.bots), keeper ?? (await usual()));
  return 0;
}

/** In a terminal, games are saved in the data folder. */
export async function usualKeeper(
  terminal: Terminal,
  { commitment }: Game,
  components?: string,
): Promise<Keeper> {
  if (!terminal.interactive) return noKeeper;
  return fileKeeper(await newGameFile(commitment, new Date()), resumeCommand(undefined, components));
}

async function keeperFrom(args: Arguments): Promise<Keeper | undefined> {
  const file = args.text('save');
  if (file === undefined) return undefined;
  if (await exists(file)) {
    throw new Failure('save-exists', file);
  }
  return fileKeeper(file, resumeCommand(file, args.text('components')));
}

/** Without a terminal: shows a position and the commands. */
export async function showPosition(args: Arguments, text: Text): Promise<number> {
  const box = await loadComponents(args.text('components'));
  const seed = args.has('seed') ? seedFrom(args) : seedOf('picket', 0);
  const session = openSession(viewOf(startGame(wantedFrom(args, box, text).options, seed, box), 0));
  const look = printed(text);
  const lines = [
    ...screen(session, look),
    '',
    text.guide.notATerminal,
    '',
    ...guideLines(session.draft, false, look),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

type Box = Parameters<typeof optionsFrom>[1];

function wantedFrom(args: Arguments, box: Box, text: Text): Wanted {
  const bots = (args.list('bots') ?? []).map(levelNamed);
  const given = peopleFrom(args, text);
  const options = optionsFrom(args, box, given);
  const people = given ?? playerNames(peopleNeeded(options, box, bots.length), text);
  const players = withBots(people, bots.length, text);
  if (players.length > MOST_PLAYERS) throw new Failure('too-many-at-keyboard', MOST_PLAYERS);
  return { options: { ...options, players }, bots };
}

function peopleNeeded({ edition, mode }: Options, box: Box, bots: number): number {
  return Math.max(1, playersIn(edition, mode, box).min - bots);
}

export function withBots(people: readonly string[], bots: number, text: Text): string[] {
  return [...people, ...botNames(bots, people, text)];
}

function peopleFrom(args: Arguments, text: Text): string[] | undefined {
  const names = args.text('names');
  if (names === undefined) {
    return args.has('players')
      ? playerNames(args.whole('players', { min: 1, max: MOST_PLAYERS }, 1), text)
      : undefined;
  }
  const people = namesIn(names);
  if (people.length > 0 && people.length <= MOST_PLAYERS && !args.has('players')) return people;
  throw new Failure('bad-names', MOST_PLAYERS);
}

/** A seed as in a record, or game 0 of the series named by a text. */
function seedFrom(args: Arguments): string {
  const text = args.text('seed');
  if (text === undefined) return freshSeed();
  return /^[A-Za-z0-9_-]{21}[AQgw]$/.test(text) ? text : seedOf(text, 0);
}
