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
  await expect.poll(() => fetched.toSorted()).toEqual(['large', 'small']);
  // If a substitute level played, the name would differ.
  await expect(page.getByText('Architect').first()).toBeAttached();
  await new Robot(table, 'strong').playTurn();
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
  expect(compiled, 'the content security policy allows compiling the kernel').toBe(true);
});
