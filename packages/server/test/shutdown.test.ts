import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from './kit.ts';
import { started } from './seated.ts';

test('a shutdown stores absences, and does not wait for half-sent requests', async () => {
  const server = await serve();
  const { table } = await started(server, 2);
  const { hostname, port } = new URL(server.url);
  const half = connect({ host: hostname, port: Number(port) });
  onTestFinished(() => void half.destroy());
  half.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    half.write('POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{', () => resolve());
  });
  await server.server.close();
  const again = await serve({}, server.folder);
  const stored = await again.server.services.store.table(table, 0, 0);
  expect(stored?.seats.map(({ left }) => typeof left)).toEqual(['number', 'number']);
});
