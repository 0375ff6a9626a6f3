// node tools/train/decisions.ts WEIGHTS FILE GAMES [KIND …]: writes decisions of a network in one-player
// games, for agree.py: for each, the number of turns, the chosen one, then each turn's slots and points so far.
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { defaultOptions, newGame, positionIn, submit, viewOf } from 'picket-engine';
import { FastRandom, turnOf } from 'picket-engine/fast';
import { Judge, POSITION_SLOTS, readWeights, situationOf, stepsOf, Turns } from 'picket-bots/net';
import { KINDS } from './play/mix.ts';

/** Writes a decision every this many rounds. */
const EVERY = 3;
const TURN_BYTES = POSITION_SLOTS * 2 + 4;

const [weights = '', path = '', games = '20', ...kinds] = process.argv.slice(2);
const judge = new Judge(readWeights(readFileSync(weights)));
const file = openSync(path, 'w');
let written = 0;

for (const kind of KINDS.filter(({ name }) =>
  (kinds.length === 0 ? ['one', 'solo'] : kinds).includes(name),
)) {
  for (let i = 0; i < Number(games); i++) {
    const seed = `${String(i).padStart(21, 'd')}A`;
    const started = newGame({ options: { ...defaultOptions, ...kind.options(new FastRandom(seed)) }, seed });
    if (!started.ok) throw new Error(started.rejection.code);
    let game = started.value;
    const turns = new Turns(game.state.rules);
    while (game.state.ending === undefined) {
      const round = game.state.rounds.length;
      const view = viewOf(game, 0);
      const position = positionIn(view);
      if (position === undefined) throw new Error('A seat without a turn.');
      const seen: Buffer[] = [];
      let [best, chosen, most, ends] = [new Int32Array(), 0, Number.NEGATIVE_INFINITY, false];
      judge.begin(situationOf(view));
      turns.each(turnOf(position), (after, found) => {
        const value = judge.value(after, found.given);
        ends ||= judge.ends(after);
        const turn = Buffer.alloc(TURN_BYTES);
        new Uint16Array(turn.buffer, turn.byteOffset, POSITION_SLOTS).set(judge.kernel.slots);
        turn.writeFloatLE(judge.score, POSITION_SLOTS * 2);
        if (value > most) [best, chosen, most] = [Int32Array.from(found.keep()), seen.length, value];
        seen.push(turn);
      });
      // The score of a turn that ends the game is known exactly, without the network.
      if (round % EVERY === 0 && !ends) {
        const head = Buffer.alloc(8);
        head.writeUInt32LE(seen.length, 0);
        head.writeUInt32LE(chosen, 4);
        writeSync(file, Buffer.concat([head, ...seen]));
        written++;
      }
      const next = submit(game, { seat: 0, round, steps: stepsOf(position, best) });
      if (!next.ok) throw new Error(next.rejection.rejection.code);
      game = next.value;
    }
  }
}
closeSync(file);
console.log(`${written} decisions`);
