// A test oracle for a whole `picket-record/1`: is it exactly what the rules produce?

import { slotNames } from './components.ts';
import type { Components } from './components.ts';
import type { Facts } from './deal/dealt.ts';
import { asWritten, frameFaults, isSeed } from './frame.ts';
import { RefGame } from './game.ts';
import { asList, at, differences, field } from './json.ts';
import { commitmentTo, SeededMixer } from './mixer.ts';
import type { Mixer } from './mixer.ts';
import { resultOf } from './result.ts';
import { plansOf, readOptions, setUp } from './setup.ts';
import type { Options } from './setup.ts';
import { Witness } from './witness.ts';

/** The findings about a record. */
export type Opinion = {
  /** disagreements, each with its path */
  faults: string[];
  /** the table after the deal of each round */
  facts: Facts[];
};

/** Everything in a record that differs from what the rules produce with this components file. */
export function checkRecord(record: unknown, components: unknown): string[] {
  return judgeRecord(record, components).faults;
}

export function judgeRecord(record: unknown, components: unknown): Opinion {
  const table = openTable(record, components as Components);
  if (typeof table === 'string') return { faults: [table], facts: [] };
  const facts: Facts[] = [];
  const faults = playRounds(record, table, facts);
  return { faults, facts };
}

/** A game before its first round; `mixer` is also in `game`. */
type Table = { rules: number; seed: string | null; options: Options; game: RefGame; mixer: Mixer };

/** The game that a record describes, or what is wrong with its description. */
function openTable(record: unknown, components: Components): Table | string {
  const rules = field(record, 'rules');
  const seed = field(record, 'seed');
  if (rules !== 1 && rules !== 2) return 'rules: not a version of the rules';
  if (seed !== null && !isSeed(seed)) return 'seed: not 16 bytes as base64url';
  if (!Array.isArray(field(record, 'rounds'))) return 'rounds: not a list';
  const options = readOptions(field(record, 'options'));
  if (typeof options === 'string') return `options.${options}`;
  const setup = setUp(rules, options, components);
  if (typeof setup === 'string') return `options.${setup}`;
  const mixer = seed === null ? new Witness() : new SeededMixer(seed);
  const plans = plansOf(setup, seed === null ? null : mixer, field(record, 'plans'));
  if (typeof plans === 'string') return `plans.${plans}`;
  return { rules, seed, options, game: new RefGame({ ...setup, plans }, mixer), mixer };
}

/** Plays every round and compares the record with the result. */
function playRounds(record: unknown, table: Table, facts: Facts[]): string[] {
  const { game, options, mixer } = table;
  const faults: string[] = [];
  for (const [r, round] of asList(field(record, 'rounds')).entries()) {
    const path = `rounds[${r}]`;
    const ending = game.ending();
    if (ending !== null) return [...faults, `${path}: the game was over (${ending})`];
    if (mixer instanceof Witness) mixer.open(path, field(round, 'cards'), asList(field(round, 'notes')));
    const { cards, notes, hands } = game.open();
    facts.push(game.deal.facts());
    const turns = asList(field(round, 'turns')).map(asList);
    const expected = { cards, notes, turns: turns.map((turn) => turn.map(asWritten)) };
    const isCutDown = mixer instanceof Witness && options.mode === 'expert';
    faults.push(...differences(expected, isCutDown ? withHidden(round, cards) : round, path));
    if (turns.length !== options.players.length) return [...faults, `${path}.turns: not one per seat`];
    const fault = game.play(hands, turns);
    if (fault !== null) {
      const step = fault.step === null ? '' : `[${fault.step}]`;
      return [...faults, `${path}.turns[${fault.seat}]${step}: ${fault.why}`];
    }
  }
  if (mixer instanceof Witness) faults.push(...mixer.faults);
  faults.push(...differences(expectedFrame(record, table), record, ''));
  return [...faults, ...frameFaults(record, options.players.length)];
}

/** The parts of the record around its rounds, after all of them were played. */
function expectedFrame(record: unknown, { rules, seed, options, game }: Table): unknown {
  const about = field(record, 'about');
  const data = field(record, 'data');
  const ending = game.ending();
  return {
    format: 'picket-record/1',
    rules,
    ...(data === undefined ? {} : { data }),
    options,
    ...(about === undefined ? {} : { about }),
    // RECORD "Writing and reading": a game that is not over does not reveal its seed.
    seed: ending === null ? null : (seed ?? 'the seed'),
    commitment: seed === null ? field(record, 'commitment') : commitmentTo(seed),
    plans: Object.fromEntries(slotNames.map((slot, i) => [slot, game.setup.plans[i]?.id])),
    rounds: field(record, 'rounds'),
    result: ending === null ? null : resultOf(game, ending),
  };
}

/** R22: while a game runs, the number of a passed card is hidden; such a card agrees with any. */
function withHidden(round: unknown, cards: unknown): unknown {
  const shown = asList(field(round, 'cards')).map((hand, seat) =>
    asList(hand).map((card, i) => {
      const number = field(card, 'number');
      return card === null || number === null ? at(cards, [seat, i]) : card;
    }),
  );
  return { ...(round as object), cards: shown };
}
