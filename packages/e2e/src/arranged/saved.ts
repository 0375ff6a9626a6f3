import type { Page } from '@playwright/test';

/** Corrupts a stored game, as a disk or another program might. */
export async function damageSaved(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (id) =>
      new Promise<void>((done) => {
        const request = indexedDB.open('picket');
        request.addEventListener('success', () => {
          const writing = request.result.transaction(['games'], 'readwrite');
          writing.objectStore('games').put({ id, city: 42 }, id);
          writing.addEventListener('complete', () => {
            request.result.close();
            done();
          });
        });
      }),
    id,
  );
  await page.reload();
}

/** Stores copies of a game under other ids. */
export async function copySaved(page: Page, id: string, copies: number): Promise<void> {
  await page.evaluate(
    ({ id, copies }) =>
      new Promise<void>((done) => {
        const request = indexedDB.open('picket');
        request.addEventListener('success', () => {
          const writing = request.result.transaction(['games', 'turns'], 'readwrite');
          const [games, turns] = [writing.objectStore('games'), writing.objectStore('turns')];
          const game = games.get(id);
          const all = turns.getAll(IDBKeyRange.bound([id], [id, []]));
          all.addEventListener('success', () => {
            for (let copy = 1; copy <= copies; copy++) {
              const other = `${id}-${copy}`;
              games.put({ ...(game.result as object), id: other, played: copy }, other);
              for (const turn of all.result as { round: number; seat: number }[]) {
                turns.put(turn, [other, turn.round, turn.seat]);
              }
            }
          });
          writing.addEventListener('complete', () => {
            request.result.close();
            done();
          });
        });
      }),
    { id, copies },
  );
  await page.reload();
}
