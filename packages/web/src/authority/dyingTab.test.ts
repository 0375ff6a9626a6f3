import { describe, expect, test } from 'vitest';
import type { GameId, Snapshot } from './authority.ts';
import { MemoryStore } from './memoryStore.ts';
import type { Change, StoredFile, Store } from './store.ts';
import { authorityOn, next, playOne, see, SEED, wanted } from './testGames.ts';

/** Lets a number of writes through; then the tab dies, before or after the next write. */
class DyingStore implements Store {
  readonly #disk: Store;
  readonly #last: 'lost' | 'kept';
  #left: number;

  constructor(disk: Store, writes: number, last: 'lost' | 'kept') {
    this.#disk = disk;
    this.#left = writes;
    this.#last = last;
  }

  ids = () => this.#disk.ids();
  read = (id: GameId) => this.#disk.read(id);
  remove = (id: GameId) => this.#disk.remove(id);
  files = () => this.#disk.files();
  writeFile = (file: StoredFile) => this.#disk.writeFile(file);
  removeFile = (hash: string) => this.#disk.removeFile(hash);

  async write(change: Change): Promise<void> {
    if (this.#left-- > 0) return this.#disk.write(change);
    if (this.#left === -1 && this.#last === 'kept') await this.#disk.write(change);
    throw new Error('the tab is gone');
  }
}

const progress = ({ views, drafts }: Omit<Snapshot, 'elsewhere'>) =>
  (views[0]?.record.rounds.length ?? 0) * 100 +
  (views[0]?.now?.in.filter(Boolean).length ?? 0) * 10 +
  drafts.length;

describe('a tab that dies between any two writes', () => {
  const WRITES = 40;

  test.each(['lost', 'kept'] as const)(
    'loses nothing acknowledged if the last write was %s',
    async (last) => {
      for (let writes = 1; writes < WRITES; writes++) {
        const disk = new MemoryStore();
        const { games, library } = authorityOn(new DyingStore(disk, writes, last));
        const id = await library.create(wanted(), SEED);
        let acknowledged = await see(games, id);
        try {
          for (;;) {
            const turn = await next(games, id);
            await games.saveDraft(id, { ...turn, taps: turn.steps.map((step) => [step]), undone: [] });
            acknowledged = await see(games, id);
            await games.submit(id, turn);
            acknowledged = await see(games, id);
          }
        } catch (error) {
          expect((error as Error).message).toBe('the tab is gone');
        }
        const heirs = authorityOn(disk).games;
        const found = await see(heirs, id);
        if (last === 'lost') expect(found).toEqual(acknowledged);
        else expect(progress(found)).toBeGreaterThanOrEqual(progress(acknowledged));
        // The game can be continued.
        await playOne(heirs, id);
      }
    },
  );

  test.each(['lost', 'kept'] as const)('takes back a round completely or not at all: %s', async (last) => {
    const disk = new MemoryStore();
    const whole = authorityOn(disk);
    const id = await whole.library.create(wanted(), SEED);
    for (let turn = 0; turn < 5; turn++) await playOne(whole.games, id);
    const before = await see(whole.games, id);
    await expect(authorityOn(new DyingStore(disk, 0, last)).games.takeBackRound(id)).rejects.toThrow('gone');
    const found = await see(authorityOn(disk).games, id);
    if (last === 'lost') expect(found).toEqual(before);
    else expect(found).toMatchObject({ practice: true, active: 0 });
    expect(found.views[0]?.record.rounds).toHaveLength(last === 'lost' ? 2 : 1);
  });
});
