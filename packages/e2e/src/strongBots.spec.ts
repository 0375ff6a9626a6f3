import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';

test('the strongest bots load their networks when one first plays, and use them', async ({
  start,
  table,
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, name] = /(\w+)-[^/]*\.bin$/.exec(request.url()) ?? [];
    if (name !== undefined) fetched.push(name);
  });
  await start.open('strong');
  await start.choose({ kind: 'bots' });
  await start.take('Architect');
  expect(fetched).toEqual([]);
  await start.begins.click();
  await table.ready();
  await new Robot(table, 'strong').playTurn();
  expect(fetched.toSorted()).toEqual(['large', 'small']);
  // With the next turn, the level takes the place of the last round's news. It would differ if a substitute had to play.
  await page.keyboard.press('1');
  await expect(page.getByText('Architect').first()).toBeAttached();
  const [worker] = page.workers();
  const empty = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  const compiled = await worker?.evaluate(
    (bytes) =>
      WebAssembly.compile(new Uint8Array(bytes)).then(
        () => true,
        () => false,
      ),
    empty,
  );
  expect(compiled, 'the policy lets the kernel be compiled').toBe(true);
});
