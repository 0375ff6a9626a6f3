import { expect, test } from 'vitest';
import { headersFor } from './headers.ts';

test('TLS is insisted on only where there is TLS', () => {
  expect(headersFor({ hsts: false })['strict-transport-security']).toBeUndefined();
  expect(headersFor({ hsts: true })['strict-transport-security']).toMatch(/^max-age=\d{8}/);
});
