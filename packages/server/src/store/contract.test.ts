import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../test/databases.ts';
import { TABLE, turn } from '../../test/storedRows.ts';
import { serverKeys } from '../push/keys.ts';
import { openServerStore, openStore } from './open.ts';
import type { EntryRow, SeatRow, TurnRow } from './schema.ts';
import type { Store } from './store.ts';

const isDone = (promise: Promise<void>) =>
  promise.then(
    () => true,
    () => false,
  );

const seat = (part: Partial<SeatRow> = {}): SeatRow => ({
  table_id: TABLE.id,
  key: 0,
  nr: 0,
  name: 'Ada',
  city: '',
  bot: null,
  style: null,
  caretaker: null,
  muted: 0,
  left: null,
  paper: 0,
  sheet: null,
  ...part,
});

const push = (key: number, endpoint: string) => ({
  table_id: TABLE.id,
  key,
  endpoint,
  p256dh: 'p',
  auth: 'a',
  reminded: null,
});

const hash = (byte: number) => new Uint8Array(32).fill(byte);

for (const { name, isInstalled, fresh } of DATABASES) {
  describe.skipIf(!isInstalled)(`a store in ${name}`, () => {
    async function open(): Promise<Store> {
      const store = await openStore(await fresh());
      await store.commit('t', [{ insert: 'tables', row: TABLE }]);
      return store;
    }

    const stored = async (store: Store) => {
      const found = await store.table(TABLE.id, 0, 10);
      if (found === undefined) throw new Error('no table');
      return found;
    };

    test('keeps commits across a restart', async () => {
      const place = await fresh();
      const store = await openStore(place);
      await store.commit('t', [
        { insert: 'tables', row: TABLE },
        { insert: 'turns', row: turn() },
      ]);
      await store.close();
      const again = await openStore(place);
      expect(await stored(again)).toEqual({
        table: TABLE,
        seats: [],
        tokens: [],
        links: [],
        turns: [turn()],
        commands: [turn()],
        answers: [],
        chat: [],
      });
      expect(await again.tableOfCode('BCDF')).toBe(TABLE.id);
      await again.close();
    });

    test('returns times, counts and bytes as they were stored', async () => {
      const store = await open();
      const late = 4_000_000_000_000;
      const link = {
        hash: hash(7),
        table_id: TABLE.id,
        key: 0,
        alone: 1,
        opens: 0,
        expires: late,
        taken: null,
      };
      await store.commit('t', [
        { insert: 'seats', row: seat({ left: late }) },
        { insert: 'tokens', row: { table_id: TABLE.id, hash: hash(255), key: 0, made: late } },
        { insert: 'links', row: link },
      ]);
      const { seats, tokens, links } = await stored(store);
      expect(seats).toEqual([seat({ left: late })]);
      expect(tokens).toEqual([{ table_id: TABLE.id, hash: hash(255), key: 0, made: late }]);
      expect(links).toEqual([link]);
      expect(await store.link(hash(7))).toEqual(link);
      expect(await store.link(hash(8))).toBeUndefined();
      expect(await store.countTables()).toBe(1);
      expect(await store.openTables(5)).toEqual([
        { id: TABLE.id, settings: '{}', made: 1, host: 'Ada', city: '', seated: 1 },
      ]);
      expect(await store.seatsOf([{ table_id: TABLE.id, hash: hash(255) }])).toEqual([
        { table_id: TABLE.id, hash: hash(255), key: 0 },
      ]);
      expect(await store.seatsOf([])).toEqual([]);
      expect((await store.personal(TABLE.id, 0)).tokens).toHaveLength(1);
      await store.close();
    });

    test('returns the last version of a turn', async () => {
      const store = await open();
      const versions = [turn(), turn({ version: 1, steps: null }), turn({ version: 2, steps: '[1]' })];
      await store.commit(
        't',
        [...versions, turn({ seat: 1 })].map((row) => ({ insert: 'turns', row })),
      );
      expect((await stored(store)).turns).toEqual([turn({ version: 2, steps: '[1]' }), turn({ seat: 1 })]);
      expect(await store.summary(TABLE.id)).toMatchObject({ round: 0, in: [0, 1] });
      await store.commit('t', [{ insert: 'rounds', row: { table_id: TABLE.id, round: 0, at: 1 } }]);
      expect(await store.summary(TABLE.id)).toMatchObject({ round: 1, in: [] });
      expect(await store.summary('bbbbbbbbbbbb')).toBeUndefined();
      await store.close();
    });

    test('stores no turn and no round twice', async () => {
      const store = await open();
      await store.commit('t', [{ insert: 'turns', row: turn() }]);
      await expect(store.commit('t', [{ insert: 'turns', row: turn() }])).rejects.toThrow();
      const round = { table_id: TABLE.id, round: 0, at: 1 };
      await store.commit('t', [{ insert: 'rounds', row: round }]);
      await expect(store.commit('t', [{ insert: 'rounds', row: round }])).rejects.toThrow();
      await store.close();
    });

    test('replaces a row with the same key, and keeps rows that refer to it', async () => {
      const store = await open();
      await store.commit('t', [{ insert: 'turns', row: turn() }]);
      await store.commit('t', [
        { put: 'tables', row: { ...TABLE, touched: 5 } },
        { put: 'seats', row: seat() },
        { put: 'seats', row: seat({ name: 'Bob', bot: 'club', style: '{}' }) },
        { put: 'notes', row: { name: 'words', value: '[]' } },
        { put: 'notes', row: { name: 'words', value: '["x"]' } },
      ]);
      expect(await stored(store)).toMatchObject({
        table: { touched: 5 },
        seats: [seat({ name: 'Bob', bot: 'club', style: '{}' })],
        turns: [turn()],
      });
      expect(await store.note('words')).toBe('["x"]');
      await store.close();
    });

    test('deletes a table with everything that belongs to it', async () => {
      const store = await open();
      await store.commit('t', [{ insert: 'turns', row: turn() }]);
      await store.commit('t', [{ remove: 'tables', where: { id: TABLE.id } }]);
      expect(await store.table(TABLE.id, 0, 10)).toBeUndefined();
      await store.commit('t', [{ insert: 'tables', row: TABLE }]);
      expect((await stored(store)).turns).toEqual([]);
      await store.close();
    });

    test('changes nothing without a condition', async () => {
      const store = await open();
      await expect(store.commit('t', [{ remove: 'tables', where: {} }])).rejects.toThrow('needs a condition');
      expect(await store.countTables()).toBe(1);
      await store.close();
    });

    test('copies the subscriptions of some seats, or of none', async () => {
      const store = await open();
      const next = 'bbbbbbbbbbbb';
      await store.commit('t', [
        { insert: 'tables', row: { ...TABLE, id: next, code: null } },
        { insert: 'push', row: { ...push(0, 'https://a'), reminded: 3 } },
        { insert: 'push', row: push(1, 'https://b') },
        { copy: 'push', from: TABLE.id, to: next, keys: [0, 5] },
        { copy: 'push', from: TABLE.id, to: next, keys: [] },
      ]);
      expect(await store.subscriptions(next, [0, 1])).toEqual([{ ...push(0, 'https://a'), table_id: next }]);
      expect(await store.subscriptions(TABLE.id, [])).toEqual([]);
      await store.close();
    });

    test('finds running tables that were not reminded of their round', async () => {
      const store = await open();
      await store.commit('t', [
        { update: 'tables', where: { id: TABLE.id }, set: { status: 'playing' } },
        { insert: 'push', row: push(0, 'https://a') },
        { insert: 'rounds', row: { table_id: TABLE.id, round: 0, at: 1 } },
      ]);
      expect(await store.unreminded()).toEqual([{ table: TABLE.id, round: 1 }]);
      const where = { table_id: TABLE.id, key: 0, endpoint: 'https://a' };
      await store.commit('t', [{ update: 'push', where, set: { reminded: 1 } }]);
      expect(await store.unreminded()).toEqual([]);
      await store.close();
    });

    test('finds tables that are due or untouched, and corrects their times', async () => {
      const store = await open();
      const playing = { status: 'playing', due: 50, paced: 90, touched: 20 } as const;
      await store.commit('t', [
        { update: 'tables', where: { id: TABLE.id }, set: playing },
        { insert: 'seats', row: seat({ left: 80 }) },
      ]);
      expect(await store.due(49, 5)).toEqual([]);
      expect(await store.due(50, 5)).toEqual([TABLE.id]);
      expect(await store.untouched('playing', 20, 5)).toEqual([]);
      expect(await store.untouched('playing', 21, 5)).toEqual([TABLE.id]);
      expect(await store.lastTouched()).toBe(20);
      await store.commit('clock', [{ retime: { from: 0, to: 100, by: 1000 } }]);
      expect(await stored(store)).toMatchObject({
        table: { due: 1050, paced: 1090, touched: 1020 },
        seats: [{ left: 1080 }],
      });
      await store.commit('clock', [{ noLaterThan: 1000 }]);
      expect(await stored(store)).toMatchObject({
        table: { due: 1000, paced: 1000 },
        seats: [{ left: 1000 }],
      });
      await store.close();
    });

    test('forgets old answers, and keeps the last chat lines', async () => {
      const store = await open();
      const answer = (at: number) => ({ table_id: TABLE.id, key: 0, command: `c${at}`, answer: '{}', at });
      const line = (nr: number) => ({ table_id: TABLE.id, nr, key: 0, at: nr, text: 'hello' });
      await store.commit('t', [
        ...[1, 2, 3].map((at) => ({ insert: 'answers', row: answer(at) }) as const),
        ...[1, 2, 3].map((nr) => ({ insert: 'chat', row: line(nr) }) as const),
        { expire: 'answers', by: 'at', before: 2 },
      ]);
      const found = await store.table(TABLE.id, 3, 2);
      expect(found?.answers).toEqual([answer(3)]);
      expect((await stored(store)).answers).toEqual([answer(2), answer(3)]);
      expect(found?.chat).toEqual([line(2), line(3)]);
      await store.close();
    });

    test('commits in order and atomically, and a failed unit affects only its group', async () => {
      const store = await open();
      const order: string[] = [];
      const add = (what: string, group: string, rows: TurnRow[]) =>
        store
          .commit(
            group,
            rows.map((row) => ({ insert: 'turns', row })),
          )
          .finally(() => order.push(what));
      const outcomes = await Promise.all(
        [
          add('first', 'a', [turn()]),
          add('doubled', 'b', [turn({ seat: 5 }), turn()]),
          add('other', 'c', [turn({ seat: 1 })]),
          add('on top of doubled', 'b', [turn({ seat: 2 })]),
        ].map(isDone),
      );
      expect(outcomes).toEqual([true, false, true, false]);
      expect(order).toEqual(['first', 'doubled', 'other', 'on top of doubled']);
      expect((await stored(store)).turns.map((row) => row.seat)).toEqual([0, 1]);
      await store.close();
    });

    test('groups simultaneous commits into one transaction', async () => {
      const sizes: number[] = [];
      const store = await openServerStore(await fresh(), ({ stored }) => sizes.push(stored));
      await store.commit('t', [{ insert: 'tables', row: TABLE }]);
      await Promise.all(
        [0, 1, 2, 3].map((nr) => store.commit('t', [{ insert: 'turns', row: turn({ seat: nr }) }])),
      );
      expect(sizes).toEqual([1, 4]);
      await store.close();
    });

    test('never shows uncommitted data', async () => {
      const store = await open();
      const storing = store.commit('t', [
        { insert: 'turns', row: turn() },
        { insert: 'rounds', row: { table_id: TABLE.id, round: 0, at: 1 } },
      ]);
      // Either before or after, but never half of it.
      const { round, in: seats } = (await store.summary(TABLE.id)) ?? {};
      expect([round, seats]).toEqual(round === 0 ? [0, []] : [1, []]);
      await storing;
      expect((await stored(store)).turns).toHaveLength(1);
      await store.close();
    });

    test('keeps one key for reminders', async () => {
      const place = await fresh();
      const store = await openStore(place);
      const [one, other] = await Promise.all([serverKeys(store), serverKeys(store)]);
      expect(one.publicKey).toBe(other.publicKey);
      await store.close();
      const again = await openStore(place);
      expect((await serverKeys(again)).publicKey).toBe(one.publicKey);
      await again.close();
    });

    test('keeps one game of a deal for each player, and ranks those that count', async () => {
      const store = await open();
      const deal = { id: '2026-11-18', seed: 's', made: 1, par: null, par_by: null };
      const entry = (nr: number, part: Partial<EntryRow> = {}): EntryRow => ({
        deal: deal.id,
        player: Uint8Array.of(nr),
        table_id: `table${nr}`,
        name: `n${nr}`,
        bot: 0,
        made: nr,
        ended: 10 - nr,
        score: 50,
        hidden: 0,
        ...part,
      });
      const rows = [
        entry(1),
        entry(2),
        entry(3, { score: 80 }),
        entry(4, { score: null }),
        entry(5, { hidden: 2 }),
      ];
      await store.commit('d', [
        { insert: 'deals', row: deal },
        ...rows.map((row) => ({ insert: 'entries', row }) as const),
      ]);
      expect(await store.deal(deal.id)).toEqual(deal);
      expect(await store.deal('2026-11-19')).toBeUndefined();
      expect((await store.ranked(deal.id)).map(({ name }) => name)).toEqual(['n3', 'n2', 'n1']);
      const again = entry(1, { table_id: 'other' });
      expect(await isDone(store.commit('d', [{ insert: 'entries', row: again }]))).toBe(false);
      const [own] = await store.entriesOf(Uint8Array.of(1));
      expect(own).toMatchObject({ table_id: 'table1', name: 'n1', score: 50 });
      expect((await store.entryAt('table4'))?.name).toBe('n4');
      await store.close();
    });

    test('lists public games, how games ended, and where people built', async () => {
      const store = await open();
      const table = (id: string, part: Partial<typeof TABLE>) =>
        ({ insert: 'tables', row: { ...TABLE, id, code: null, ...part } }) as const;
      const seat = (id: string, nr: number) =>
        ({
          insert: 'seats',
          row: {
            table_id: id,
            key: nr,
            nr,
            name: `n${nr}`,
            city: '',
            bot: null,
            style: null,
            caretaker: null,
            muted: 0,
            paper: 0,
            sheet: null,
            left: null,
          },
        }) as const;
      const result = '{"scores":[3,4],"best":[1]}';
      await store.commit('t', [
        table('playing', { status: 'playing', touched: 50 }),
        table('closed', { status: 'playing', touched: 60, public: 0 }),
        table('sealed', { status: 'playing', touched: 60, deal: '2026-11-18' }),
        table('old', { status: 'playing', touched: 5 }),
        table('over', { status: 'over', touched: 70, result }),
        seat('playing', 1),
        seat('playing', 0),
        { insert: 'rounds', row: { table_id: 'playing', round: 0, at: 1 } },
      ]);
      const [game, ...others] = await store.publicGames('playing', 10, 5);
      expect(others).toEqual([]);
      expect(game).toMatchObject({ id: 'playing', round: 1, result: null });
      expect((await store.seatsAt(['playing', 'over'])).map(({ name }) => name)).toEqual(['n0', 'n1']);
      expect((await store.publicGames('over', 10, 5)).map(({ id }) => id)).toEqual(['over']);
      expect(await store.resultsOf(['over', 'playing', 'nowhere'])).toMatchObject([{ id: 'over', result }]);
      expect(await store.resultsOf([])).toEqual([]);

      const entry = { deal: '2026-11-18', name: 'n', bot: 0, made: 1, ended: 2, score: 50, hidden: 0 };
      const player = (nr: number, part: object = {}) =>
        ({
          insert: 'entries',
          row: { ...entry, player: Uint8Array.of(nr), table_id: `t${nr}`, ...part },
        }) as const;
      const turn1 = (nr: number) =>
        ({ insert: 'turns', row: turn({ table_id: `t${nr}`, steps: `[${nr}]` }) }) as const;
      await store.commit('d', [
        { insert: 'deals', row: { id: entry.deal, seed: 's', made: 1, par: null, par_by: null } },
        ...[1, 2, 3, 4].map((nr) => table(`t${nr}`, { status: 'over' })),
        player(1),
        player(2, { bot: 1 }),
        player(3, { score: null }),
        player(4),
        ...[1, 2, 3, 4].map(turn1),
      ]);
      const built = await store.built(entry.deal, 5);
      expect(built.toSorted((one, other) => one.table.localeCompare(other.table))).toEqual([
        { table: 't1', round: 0, steps: '[1]' },
        { table: 't4', round: 0, steps: '[4]' },
      ]);
      expect((await store.built(entry.deal, 1)).map(({ table: id }) => id)).toEqual(['t1']);
      await store.close();
    });

    test('sets unknown values only once, and keeps one vault per player', async () => {
      const store = await open();
      const deal = { id: '2026-11-18', seed: 's', made: 1, par: null, par_by: null };
      const par = (score: number) =>
        ({ update: 'deals', where: { id: deal.id, par: null }, set: { par: score } }) as const;
      await store.commit('d', [{ insert: 'deals', row: deal }, par(70), par(80)]);
      expect((await store.deal(deal.id))?.par).toBe(70);
      const player = Uint8Array.of(1);
      await store.commit('v', [{ put: 'vaults', row: { player, box: 'a', at: 1 } }]);
      await store.commit('v', [{ put: 'vaults', row: { player, box: 'b', at: 2_000_000_000_000 } }]);
      expect(await store.vault(player)).toMatchObject({ box: 'b', at: 2_000_000_000_000 });
      await store.commit('v', [{ remove: 'vaults', where: { player } }]);
      expect(await store.vault(player)).toBeUndefined();
      await store.close();
    });

    test('keeps operator commands, reports and notes, and can be checked', async () => {
      const store = await open();
      const order = { id: 'o', kind: 'close', target: TABLE.id, at: 1, done: null };
      const report = { id: 'r', table_id: TABLE.id, by_key: 0, key: 1, text: 'rude', at: 1, evidence: null };
      await store.commit('t', [
        { insert: 'orders', row: order },
        { insert: 'reports', row: report },
      ]);
      expect(await store.orders()).toEqual([order]);
      expect(await store.reports()).toEqual([report]);
      await store.commit('t', [{ update: 'orders', where: { id: 'o' }, set: { done: 'done' } }]);
      expect(await store.orders()).toEqual([]);
      expect(await store.order('o')).toEqual({ ...order, done: 'done' });
      await store.check(17);
      expect(await store.note('checked')).toBe('17');
      await store.truncateLog();
      await store.close();
    });
  });
}
