import { describe, expect, test } from 'vitest';
import {
  amongOthers,
  openEntered,
  opponentOf,
  playEntered,
  scoresOf,
  SLOTS,
  type Action,
  type Card,
  type EnteredCards,
  type Round,
  type Slot,
  type State,
  type Step,
} from '../src/index.ts';
import { NONE } from '../src/fast.ts';
import { finished, must, nameOf, TABLES } from './kit.ts';

/** A round of a recorded game as a player at a real table would enter it. */
function asEntered(round: Round, seat: number, sheet: State['sheets'][number]) {
  const turn = round.turns[seat] as readonly Step[];
  const { cards } = round;
  const hand = (
    cards.kind === 'offers' ? cards.offers : cards.kind === 'hand' ? cards.hand : cards.hands[seat]
  ) as readonly Card[];
  const came = round.notes.flatMap((note): (Slot | 'solo-card')[] =>
    note.note === 'validation' ? [note.slot] : note.note === 'solo-card' ? [note.note] : [],
  );
  const choice = turn.find((step) => step.do === 'choose' || step.do === 'refuse');
  const first = { number: unfit(sheet), action: 'fence' as Action, came };
  if (choice?.do === 'refuse') {
    const given = choice.give === undefined ? {} : { given: (hand[choice.give] as Card).action };
    return { entered: { ...first, ...given } as EnteredCards, choice };
  }
  if (choice?.do !== 'choose') throw new Error('no choice');
  const [number, action] = 'offer' in choice ? [choice.offer, choice.offer] : [choice.number, choice.action];
  const third = 3 - number - action;
  return {
    entered: {
      number: (hand[number] as Card).number,
      action: (hand[action] as Card).action,
      ...('offer' in choice ? {} : { given: (hand[third] as Card).action }),
      came,
    } satisfies EnteredCards,
    choice,
  };
}

/** A number that fits nowhere, which the cards of a refusal must have shown. */
function unfit(sheet: State['sheets'][number]): number {
  return Array.from({ length: 15 }, (_, i) => i + 1).find((number) => !sheet.fitsSomewhere(number)) ?? 15;
}

/** The whole game of one seat, entered round by round. */
function enter(state: State, seat: number): State {
  const { options, plans } = state.rules;
  // The sheet of an expert is played like any other: number and action are entered one by one.
  const mode = options.mode === 'expert' ? 'standard' : options.mode;
  let now = must(
    openEntered({
      ...options,
      mode,
      components: null,
      plans: plans.map(({ card }) => card.id),
      players: [options.players[seat] ?? ''],
    }),
  );
  for (const [i, round] of state.rounds.entries()) {
    const { entered, choice } = asEntered(round, seat, now.sheets[0] as State['sheets'][number]);
    const oneCard = now.rules.mode.cardUse.oneCard;
    const chosen: Step = oneCard ? { do: 'choose', offer: 0 } : { do: 'choose', number: 0, action: 1 };
    const gives = now.rules.mode.cardUse.givesThird;
    const refused: Step = gives ? { do: 'refuse', give: 2 } : { do: 'refuse' };
    const turn = (round.turns[seat] as readonly Step[])
      .map((step) => (step === choice ? (step.do === 'refuse' ? refused : chosen) : step))
      .filter((step) => step.do !== 'reshuffle');
    const claimed = SLOTS.filter((_, slot) => state.firsts[slot] === i);
    now = must(playEntered(now, entered, turn, claimed));
  }
  return now;
}

describe('G2 a game at a real table, entered seat by seat', () => {
  test.each(TABLES.map((options) => [nameOf(options), options] as const))(
    '%s scores the same',
    (name, options) => {
      const game = finished({ players: ['Ada', 'Bob'], ...options }, `entered ${name}`);
      const { state } = game;
      const scores = scoresOf(state);
      for (const seat of state.sheets.keys()) {
        const mine = enter(state, seat);
        const others = state.sheets.filter((_, other) => other !== seat).map(({ temps }) => temps);
        expect(scoresOf(amongOthers(mine, others))[0]).toEqual(scores[seat]);
        expect(opponentOf(mine)).toEqual(opponentOf(state));
        expect(mine.firsts.map((first) => first === NONE)).toEqual(
          state.firsts.map((first) => first === NONE),
        );
      }
    },
  );

  test('P2 a plan that others claimed is low from the next round on', () => {
    const { state } = finished({ edition: '2018' }, 'low');
    const [first] = state.rounds;
    if (first === undefined) throw new Error('no round');
    const plans = state.rules.plans.map(({ card }) => card.id);
    const start = must(openEntered({ ...state.rules.options, plans, players: ['Ada'] }));
    const { entered } = asEntered(first, 0, start.sheets[0] as State['sheets'][number]);
    const steps = (first.turns[0] as readonly Step[]).map((step): Step =>
      step.do === 'choose' ? { do: 'choose', offer: 0 } : step,
    );
    const next = must(playEntered(start, entered, steps, ['B']));
    expect(next.firsts).toEqual([NONE, 0, NONE]);
    expect(next.rules.mode.planPoints(next, [], 1)).toBe(next.rules.plans[1]?.card.low);
    expect(next.rules.mode.planPoints(next, [], 0)).toBe(next.rules.plans[0]?.card.high);
  });

  test('K4 the plans on the table have to be named', () => {
    expect(
      openEntered({ ...finished({ players: ['Ada', 'Bob'] }, 'x').state.rules.options, plans: null }),
    ).toMatchObject({
      rejection: { code: 'no-such-plan' },
    });
    expect(openEntered({})).toMatchObject({ ok: false });
  });

  test('a game keeps the versions that it was begun with', () => {
    const { state } = finished({ edition: '2018' }, 'pinned');
    const plans = state.rules.plans.map(({ card }) => card.id);
    const options = { ...state.rules.options, plans, players: ['Ada'] };
    expect(must(openEntered(options, { rules: 1, data: 1 })).rules).toMatchObject({ version: 1, data: 1 });
    expect(openEntered(options, { rules: 99 })).toMatchObject({ rejection: { code: 'unknown-rules' } });
  });

  test('T1 an illegal turn is rejected', () => {
    const { state } = finished({ edition: '2018' }, 'illegal');
    const plans = state.rules.plans.map(({ card }) => card.id);
    const start = must(openEntered({ ...state.rules.options, plans, players: ['Ada'] }));
    const entered = { number: 8, action: 'park', came: [] } as const;
    const wrong: Step[] = [
      { do: 'choose', offer: 0 },
      { do: 'write', number: 9, at: [0, 0] },
    ];
    expect(playEntered(start, entered, wrong)).toMatchObject({ ok: false });
  });
});
