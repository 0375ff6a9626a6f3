// A second opinion on a whole `picket-record/1`: is it exactly what the rules give?

import { slotNames } from './components.ts';
import type { Components } from './components.ts';
import type { Facts } from './deal/dealt.ts';
import { asWritten, frameFaults, isSeed } from './frame.ts';
import { RefGame } from './game.ts';
import { asList, at, differences, field } from './json.ts';
import { commitmentTo, SeededMixer } from './mixer.ts';
import { resultOf } from './result.ts';
import { plansOf, readOptions, setUp } from './setup.ts';
import { Witness } from './witness.ts';

/** What was found in a record. */
export type Opinion = {
  /** disagreements, each with its path */
  faults: string[];
  /** the table after the deal of each round */
  facts: Facts[];
};

/** Everything in a record that is not what the rules give; nothing when it agrees. */
export function checkRecord(record: unknown, components: Components): string[] {
  return judgeRecord(record, components).faults;
}

export function judgeRecord(record: unknown, components: Components): Opinion {
  const facts: Facts[] = [];
  const wrong = (...faults: string[]): Opinion => ({ faults, facts });
  const rules = field(record, 'rules');
  const seed = field(record, 'seed');
  if (rules !== 1 && rules !== 2) return wrong('rules: not a version of the rules');
  if (seed !== null && !isSeed(seed)) return wrong('seed: not 16 bytes as base64url');
  if (!Array.isArray(field(record, 'rounds'))) return wrong('rounds: not a list');
  const options = readOptions(field(record, 'options'));
  if (typeof options === 'string') return wrong(`options.${options}`);
  const table = setUp(rules, options, components);
  if (typeof table === 'string') return wrong(`options.${table}`);
  const witness = new Witness();
  const mixer = seed === null ? witness : new SeededMixer(seed);
  const plans = plansOf(table, seed === null ? null : mixer, field(record, 'plans'));
  if (typeof plans === 'string') return wrong(`plans.${plans}`);

  const game = new RefGame({ ...table, plans }, mixer);
  const faults: string[] = [];
  const rounds: unknown[] = [];
  let ending = game.ending();
  for (const [r, round] of asList(field(record, 'rounds')).entries()) {
    const path = `rounds[${r}]`;
    const turns = asList(field(round, 'turns')).map(asList);
    if (ending !== null) return wrong(...faults, `${path}: the game was over (${ending})`);
    witness.open(path, field(round, 'cards'), asList(field(round, 'notes')));
    const dealt = game.open();
    facts.push(game.deal.facts());
    rounds.push({ cards: dealt.cards, notes: dealt.notes, turns: turns.map((turn) => turn.map(asWritten)) });
    const isCutDown = seed === null && options.mode === 'expert';
    faults.push(...differences(rounds.at(-1), isCutDown ? withHidden(round, dealt.cards) : round, path));
    if (turns.length !== options.players.length) return wrong(...faults, `${path}.turns: not one per seat`);
    const fault = game.play(dealt, turns);
    if (fault !== null) {
      const step = fault.step === null ? '' : `[${fault.step}]`;
      return wrong(...faults, `${path}.turns[${fault.seat}]${step}: ${fault.why}`);
    }
    ending = game.ending();
  }
  faults.push(...witness.faults);

  const about = field(record, 'about');
  const data = field(record, 'data');
  const expected = {
    format: 'picket-record/1',
    rules,
    ...(data === undefined ? {} : { data }),
    options,
    ...(about === undefined ? {} : { about }),
    // RECORD: a game that is not over keeps its seed to itself.
    seed: ending === null ? null : (seed ?? 'the seed'),
    commitment: seed === null ? field(record, 'commitment') : commitmentTo(seed),
    plans: Object.fromEntries(slotNames.map((slot, i) => [slot, plans[i]?.id])),
    rounds: field(record, 'rounds'),
    result: ending === null ? null : resultOf(game, ending),
  };
  faults.push(...differences(expected, record, ''), ...frameFaults(record, options.players.length));
  return { faults, facts };
}

/** R22: while a game runs, the number of a card that was passed on is hidden; such a card agrees with any. */
function withHidden(round: unknown, cards: unknown): unknown {
  const shown = asList(field(round, 'cards')).map((hand, seat) =>
    asList(hand).map((card, i) => {
      const number = field(card, 'number');
      return card === null || number === null ? at(cards, [seat, i]) : card;
    }),
  );
  return { ...(round as object), cards: shown };
}
