import { expect, test } from 'vitest';
import { addressOf } from './request.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:1:1234:3:4:5:6', '2001:db8:1:1200'],
  ['2001:0DB8:1:12ff::', '2001:db8:1:1200'],
  ['2001:db8:1:2::9', '2001:db8:1:0'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('limits count %s as %s', (ip, address) => {
  expect(addressOf({ ip })).toBe(address);
});
