// node readRecord.ts FILE: checks the records in a file, one per line, and describes each game in words.
// Make a file with: ./picket simulate --games 2 --out games.jsonl
import { readFileSync } from 'node:fs';
import { replay, resultOf, type State } from 'picket-engine';
import { describeRejection, en } from 'picket-words';

function tell(state: State): void {
  const { edition, players } = state.rules.options;
  for (const [round, { turns }] of state.rounds.entries()) {
    for (const [seat, steps] of turns.entries()) {
      const sentences = steps.map((step) => en.step(step, edition));
      console.log(`Round ${round + 1}, ${players[seat]}: ${sentences.join(' ')}`);
    }
  }
  for (const [seat, { total }] of (resultOf(state)?.scores ?? []).entries()) {
    console.log(`${players[seat]} has ${en.count.points(total)}.`);
  }
}

const [file = 'games.jsonl'] = process.argv.slice(2);
for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
  const replayed = replay(JSON.parse(line));
  if (replayed.ok) tell(replayed.value.state);
  else console.log(describeRejection(en, replayed.rejection));
}
