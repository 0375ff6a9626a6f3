import { expect, test } from 'vitest';
import { newToken } from './secrets.ts';
import { canEncrypt, seal, unseal } from './vaultBox.ts';

test('a vault opens only with its own token, and not after tampering', async () => {
  expect(canEncrypt()).toBe(true);
  const token = newToken();
  const content = { seats: [{ table: 'abcdefghijkl', token: newToken() }], games: ['{"game":{}}'] };
  const box = await seal(token, content);
  expect(box).toMatch(/^[\w-]+$/);
  expect(box).not.toBe(await seal(token, content));
  expect(await unseal(token, box)).toEqual(content);
  expect(await unseal(newToken(), box)).toBeUndefined();
  const changed = box.slice(0, 40) + (box[40] === 'A' ? 'B' : 'A') + box.slice(41);
  expect(await unseal(token, changed)).toBeUndefined();
  expect(await unseal(token, '')).toBeUndefined();
});
