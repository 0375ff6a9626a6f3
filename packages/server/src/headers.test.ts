import { expect, test } from 'vitest';
import { headersFor } from './headers.ts';

test('browsers are told to come back by TLS once they have come by it', () => {
  expect(headersFor('http')['strict-transport-security']).toBeUndefined();
  expect(headersFor('https')['strict-transport-security']).toMatch(/^max-age=\d{8}/);
});
