import { chooseTurn, levelOf, playerOf, think as thinkWell, type LevelId } from 'picket-bots';
import type { Step, TurnStep } from 'picket-engine';
import { describe, expect, test, vi } from 'vitest';
import type { GameId, TurnMessage } from './authority.ts';
import type { Games } from './games.ts';
import { MemoryStore } from './memoryStore.ts';
import { authorityOn, next, playOne, see, SEED, soon, wanted, type Authorities } from './testGames.ts';
import { Thinking, type Bots } from './thinking.ts';

const AGAINST_TWO = wanted(
  { players: ['Ada', 'Bot', 'Bob', 'Other'] },
  { bots: [null, 'regular', null, 'newcomer'] },
);

const turnLoop = () => new Promise<void>((resolve) => setTimeout(resolve));

function thinkingFor(
  games: Games,
  bots: Partial<Bots> = {},
  submit = (id: GameId, turn: TurnMessage) => games.submit(id, turn, 'bot'),
): Thinking {
  return new Thinking({
    bots: async () => ({ think: thinkWell, levelOf, playerOf, ...bots }),
    now: () => performance.now(),
    pause: turnLoop,
    task: (id) => games.botTask(id),
    submit,
  });
}

const areIn = async (games: Games, id: GameId) => (await see(games, id)).views[0]?.now?.in;

/** Lets bots think until a seat's turn is submitted, or the whole round. */
async function letThink(
  thinking: Thinking,
  games: Games,
  id: GameId,
  seats: readonly number[],
): Promise<void> {
  thinking.attend(id);
  await soon(async () => {
    const now = await areIn(games, id);
    expect(seats.every((seat) => now?.[seat])).toBe(true);
  });
}

describe('bots at the table', () => {
  test('submit their turns while people think, and only people hold the device', async () => {
    const { games, library } = authorityOn();
    const id = await library.create(AGAINST_TWO, SEED);
    const start = await see(games, id);
    expect(start).toMatchObject({ active: 0, bots: [null, 'regular', null, 'newcomer'] });
    expect(start.views.map(({ seat }) => seat)).toEqual([0, 2]);
    await letThink(thinkingFor(games), games, id, [1, 3]);
    expect(await areIn(games, id)).toEqual([false, true, false, true]);
    await playOne(games, id);
    expect((await see(games, id)).active).toBe(2);
    await playOne(games, id);
    expect((await see(games, id)).views[0]?.record.rounds).toHaveLength(1);
  });

  test('keep the last person waiting, who can still take back their turn', async () => {
    const { games, library } = authorityOn();
    const id = await library.create(AGAINST_TWO, SEED);
    await playOne(games, id);
    await playOne(games, id);
    const waiting = await see(games, id);
    expect(waiting.active).toBe(2);
    expect(waiting.views[1]?.now?.turn).not.toBeNull();
    expect(await games.takeBack(id, { seat: 2, round: 0 })).toBeUndefined();
    expect((await see(games, id)).views[1]?.now?.turn).toBeNull();
  });

  test("can't be played or taken back by others", async () => {
    const { games, library } = authorityOn();
    const id = await library.create(AGAINST_TWO, SEED);
    const { steps } = await next(games, id);
    expect((await games.submit(id, { seat: 1, round: 0, steps }))?.code).toBe('no-such-seat');
    expect((await games.submit(id, { seat: 0, round: 0, steps }, 'bot'))?.code).toBe('no-such-seat');
    await letThink(thinkingFor(games), games, id, [1, 3]);
    expect((await games.takeBack(id, { seat: 1, round: 0 }))?.code).toBe('no-such-seat');
  });

  test('play a whole game to its end', async () => {
    const { games, library } = authorityOn();
    const id = await library.create(wanted({}, { bots: [null, 'casual'] }), SEED);
    const thinking = thinkingFor(games);
    while (!(await see(games, id)).over) {
      const { length } = (await see(games, id)).views[0]?.record.rounds ?? [];
      await playOne(games, id);
      thinking.attend(id);
      await soon(async () =>
        expect((await see(games, id)).views[0]?.record.rounds.length).toBeGreaterThan(length),
      );
    }
    expect(await library.list()).toMatchObject([{ over: true, bots: [null, 'casual'] }]);
  });

  test('find the same turn again, in another tab and after a round was taken back', async () => {
    const store = new MemoryStore();
    const { games, library } = authorityOn(store);
    const id = await library.create(wanted({}, { bots: [null, 'newcomer'] }), SEED);
    const turns: (readonly TurnStep[] | undefined)[] = [];
    for (const each of [games, games, authorityOn(store).games]) {
      await letThink(thinkingFor(each), each, id, [1]);
      await playOne(each, id);
      turns.push((await see(each, id)).views[0]?.record.rounds[0]?.turns[1]);
      await each.takeBackRound(id);
      expect(await areIn(each, id)).toEqual([false, false]);
    }
    expect(turns[0]?.length).toBeGreaterThan(0);
    expect(turns[1]).toEqual(turns[0]);
    expect(turns[2]).toEqual(turns[0]);
  });
});

/** A bot that thinks for a given time and records its input. */
function endless() {
  const begun: { readonly level: LevelId; readonly rounds: number }[] = [];
  const state = { enough: false };
  const think: Bots['think'] = function* (view, { level }, random) {
    begun.push({ level, rounds: view.state.rounds.length });
    while (!state.enough) yield;
    return chooseTurn(view, 'newcomer', random);
  };
  return { begun, state, think };
}

describe('thinking', () => {
  test('leaves time for everything else, and submits only when it is done', async () => {
    const { games, library } = authorityOn();
    const id = await library.create(wanted({}, { bots: [null, 'architect'] }), SEED);
    const { begun, state, think } = endless();
    const thinking = thinkingFor(games, { think });
    thinking.attend(id);
    await soon(() => expect(begun).toEqual([{ level: 'architect', rounds: 0 }]));
    expect(await playOne(games, id)).toBe(true);
    expect(await areIn(games, id)).toEqual([true, false]);
    state.enough = true;
    await soon(async () => expect((await see(games, id)).views[0]?.record.rounds).toHaveLength(1));
  });

  /** Lets bots think until something happens to the game, and returns what was submitted after that. */
  async function interrupted(change: (authority: Authorities, id: GameId, thinking: Thinking) => unknown) {
    const authority = authorityOn();
    const { games, library } = authority;
    const id = await library.create(wanted({}, { bots: [null, 'architect'] }), SEED);
    const { begun, state, think } = endless();
    const submit = vi.fn((id: GameId, turn: TurnMessage) => games.submit(id, turn, 'bot'));
    const thinking = thinkingFor(games, { think }, submit);
    thinking.attend(id);
    await soon(() => expect(begun).toHaveLength(1));
    await change(authority, id, thinking);
    state.enough = true;
    for (let turn = 0; turn < 20; turn++) await turnLoop();
    return { begun, submit };
  }

  test('stops when the game moves to another tab, and restarts when it returns', async () => {
    const gone = await interrupted((_, id, thinking) => thinking.drop(id));
    expect(gone.begun).toHaveLength(1);
    expect(gone.submit).not.toHaveBeenCalled();
    const back = await interrupted((_, id, thinking) => {
      thinking.drop(id);
      thinking.attend(id);
    });
    await soon(() => expect(back.submit).toHaveBeenCalledOnce());
    expect(back.begun).toHaveLength(2);
  });

  test('stops when the game is removed', async () => {
    const { begun, submit } = await interrupted(({ library }, id) => library.remove(id));
    expect(begun).toHaveLength(1);
    expect(submit).not.toHaveBeenCalled();
  });

  test('restarts when the game has moved to another round or was reloaded', async () => {
    const reloaded = await interrupted(({ games }, id) => games.forget(id).then(() => games.snapshot(id)));
    await soon(() => expect(reloaded.submit).toHaveBeenCalledOnce());
    expect(reloaded.begun).toHaveLength(2);
    const authority = authorityOn();
    const id = await authority.library.create(wanted({}, { bots: [null, 'casual'] }), SEED);
    const first = thinkingFor(authority.games);
    await letThink(first, authority.games, id, [1]);
    await playOne(authority.games, id);
    const { begun, state, think } = endless();
    thinkingFor(authority.games, { think }).attend(id);
    await soon(() => expect(begun).toMatchObject([{ rounds: 1 }]));
    await authority.games.takeBackRound(id);
    await soon(() => expect(begun).toMatchObject([{ rounds: 1 }, { rounds: 0 }]));
    state.enough = true;
    await soon(async () => expect(await areIn(authority.games, id)).toEqual([false, true]));
  });
});

describe('a bot that fails', () => {
  const failing = (levels: readonly LevelId[], fail: () => readonly Step[]) => {
    const asked: LevelId[] = [];
    const think: Bots['think'] = function* (view, player, random, limits) {
      asked.push(player.level);
      yield;
      return levels.includes(player.level) ? fail() : yield* thinkWell(view, player, random, limits);
    };
    return { asked, think };
  };
  const broken = () => {
    throw new Error('a bug');
  };

  test.each<[how: string, fail: () => readonly Step[]]>([
    ['throws', broken],
    ['plays what is not allowed', () => [{ do: 'refuse' }]],
  ])('and %s is replaced by a simpler one, or by the first legal turn', async (_, fail) => {
    for (const levels of [['expert'], ['expert', 'newcomer']] as const) {
      const { games, library } = authorityOn();
      const id = await library.create(wanted({}, { bots: [null, 'expert'] }), SEED);
      const { asked, think } = failing(levels, fail);
      await letThink(thinkingFor(games, { think }), games, id, [1]);
      expect(asked).toEqual(['expert', 'newcomer']);
    }
  });

  test('to load still gets a turn', async () => {
    const { games, library } = authorityOn();
    const id = await library.create(wanted({}, { bots: [null, 'expert'] }), SEED);
    const levelOf = broken;
    await letThink(thinkingFor(games, { levelOf }), games, id, [1]);
  });

  test('or has an unknown level is replaced', async () => {
    const { games, library } = authorityOn();
    const id = await library.create(wanted({}, { bots: [null, 'wizard' as LevelId] }), SEED);
    await letThink(thinkingFor(games), games, id, [1]);
    expect((await see(games, id)).bots).toEqual([null, 'wizard']);
  });
});
