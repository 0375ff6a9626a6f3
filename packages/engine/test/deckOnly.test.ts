import { describe, expect, test } from 'vitest';
import { mayReshuffle, opponentOf, playDeck, type DeckRound, type Game, type Round } from '../src/index.ts';
import { givenBy } from '../src/mode/hand.ts';
import { finished, must, nameOf, seedOf, start, TABLES } from './kit.ts';

/** A round of a recorded game, as the deck gets it from players on paper. */
function told({ turns }: Round, gives: boolean): DeckRound {
  const steps = turns.flat();
  return {
    given: gives ? turns.map((turn) => givenBy(turn) ?? -1) : [],
    claimed: steps.flatMap((step) => (step.do === 'plan' ? [step.slot] : [])).slice(0, 3),
    reshuffle: steps.some((step) => step.do === 'reshuffle'),
  };
}

function asDeck({ seed, state }: Game, rounds: number): Game {
  const gives = state.rules.mode.cardUse.givesThird;
  const { options, version, data } = state.rules;
  return must(
    playDeck(
      { options, seed, rules: version, data },
      state.rounds.slice(0, rounds).map((round) => told(round, gives)),
      state.sheets[0]?.temps,
    ),
  );
}

describe('K2 a deck for players on paper deals as in any game', () => {
  test.each(TABLES.map((options) => [nameOf(options), options] as const))('%s', (name, options) => {
    const game = finished({ players: ['Ada', 'Bob'], ...options }, `deck ${name}`);
    for (const [i, round] of game.state.rounds.entries()) {
      const { cards, notes } = asDeck(game, i);
      expect({ cards, notes }).toEqual({ cards: round.cards, notes: round.notes });
    }
    const { state } = asDeck(game, game.state.rounds.length);
    expect(state.firsts).toEqual(game.state.firsts);
    expect(opponentOf(state)).toEqual(opponentOf(game.state));
  });
});

describe('a deck for players on paper', () => {
  const input = { options: start({ edition: '2018' }).state.rules.options, seed: seedOf('paper') };
  const nothing: DeckRound = { given: [], claimed: [], reshuffle: false };
  const asked: DeckRound = { given: [], claimed: ['A'], reshuffle: true };

  test('K5 is shuffled when the first player to claim a plan asks for it, and only then', () => {
    const notes = [{ note: 'reshuffle', why: 'asked' }];
    const after = must(playDeck(input, [nothing, asked]));
    expect(after.notes).toEqual(notes);
    expect(mayReshuffle(after)).toBe(false);
    expect(must(playDeck(input, [nothing, asked, asked])).notes).toEqual([]);
    expect(must(playDeck(input, [{ ...nothing, reshuffle: true }])).notes).toEqual([]);
  });

  test('M7 ends with the cards of a solo game, and deals no more', () => {
    const solo = { ...input, options: { ...input.options, mode: 'solo' as const } };
    const rounds = Array.from({ length: 27 }, () => nothing);
    expect(must(playDeck(solo, rounds)).state.ending).toBe('deck');
    expect(playDeck(solo, [...rounds, nothing])).toMatchObject({ rejection: { code: 'game-over' } });
  });

  test('stored rounds that make no sense are rejected', () => {
    expect(playDeck(input, [{ ...nothing, given: [1] }])).toMatchObject({ ok: false });
    expect(playDeck(input, ['flip'])).toMatchObject({ ok: false });
    expect(playDeck({ ...input, seed: '?' }, [])).toMatchObject({ rejection: { code: 'bad-seed' } });
  });
});
