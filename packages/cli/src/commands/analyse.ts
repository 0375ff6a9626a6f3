import { analysing, playedIn, type Analysis } from 'picket-bots';
import { replay, type Box, type GameRecord } from 'picket-engine';
import { isForeign } from 'picket-words';
import { equipFor } from 'picket-server/nets';
import type { Arguments } from '../arguments.ts';
import { analysisLines } from '../analysis.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { boxFor, COMPONENTS, loadComponents } from '../io/components.ts';
import { readDocuments } from '../io/documents.ts';
import { Progress } from '../io/progress.ts';
import { withoutControls } from '../io/table.ts';
import { unfinishedGame } from '../keep/saves.ts';
import type { Text } from '../text/text.ts';

export const analyse: Command = {
  name: 'analyse',
  operands: ({ help }) => help.operands.file,
  takes: [1, 1],
  about: ({ commands }) => commands.analyse.about,
  options: {
    seat: { value: () => 'N', about: ({ commands }) => commands.analyse.seat },
    quick: { about: ({ commands }) => commands.analyse.quick },
    components: COMPONENTS,
    json: { about: ({ commands }) => commands.analyse.json },
  },
  examples: () => ['analyse game.json', 'analyse games.jsonl --quick --json'],
  run,
};

async function run(args: Arguments, text: Text): Promise<number> {
  const [file = ''] = args.operands;
  const box = await loadComponents(args.text('components'));
  equipFor('master');
  let first = true;
  for await (const { line, value } of readDocuments(file)) {
    const { record, box: used } = gameIn(value, box, file, line);
    const played = playedIn(record, used);
    if (played === undefined) throw new Failure('no-seed', file);
    for (const seat of seatsOf(args, record)) {
      const analysis = analysed(record, seat, args.on('quick') ? 'quick' : 'full', used, text);
      const shown = args.on('json')
        ? `${JSON.stringify({ player: record.options.players[seat], ...analysis })}\n`
        : `${first ? '' : '\n'}${analysisLines(analysis, record, played.rounds, text).join('\n')}\n`;
      process.stdout.write(shown);
      first = false;
    }
  }
  if (first) throw new Failure('no-record', file);
  return 0;
}

function gameIn(value: unknown, box: Box, file: string, line: number) {
  const used = boxFor(value, box);
  const replayed = replay(value, used);
  if (replayed.ok) {
    const { record, state } = replayed.value;
    if (state.ending === undefined) throw unfinishedGame(file, value) ?? new Failure('not-a-game', file);
    return { record, box: used };
  }
  const { rejection } = replayed;
  if (!isForeign(rejection)) throw new Failure('rejected-in', file, line, rejection);
  throw unfinishedGame(file, value) ?? new Failure('not-a-game', file);
}

/** [G8] The turns of players on paper are not known. */
function seatsOf(args: Arguments, { options: { players, paper = [] } }: GameRecord): readonly number[] {
  const seat = args.whole('seat', { min: 1, max: players.length }, 0) - 1;
  if (seat < 0) return [...players.keys()].filter((one) => !paper.includes(one));
  if (paper.includes(seat)) throw new Failure('on-paper', withoutControls(players[seat] ?? ''));
  return [seat];
}

function analysed(
  record: GameRecord,
  seat: number,
  effort: Analysis['effort'],
  box: Box,
  text: Text,
): Analysis {
  const bar = new Progress(record.rounds.length, text);
  const work = analysing(record, seat, effort, box);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) {
      bar.end();
      if (value === undefined) throw new Error('A seat that cannot be analysed was not left out.');
      return value;
    }
    bar.at(value.rounds);
  }
}
