import { expect, test } from 'vitest';
import { headersFor } from './headers.ts';

test('HSTS is sent over TLS only', () => {
  expect(headersFor('http')['strict-transport-security']).toBeUndefined();
  expect(headersFor('https')['strict-transport-security']).toMatch(/^max-age=\d{8}/);
});
