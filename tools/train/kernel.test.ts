import { expect, test } from 'vitest';
import { KERNEL } from '../../packages/bots/src/net/kernelBytes.ts';
import { kernelBytes } from './kernel/kernel.ts';

test('the bots contain the kernel assembled here', () => {
  expect(KERNEL).toBe(Buffer.from(kernelBytes).toString('base64'));
  expect(kernelBytes.length).toBeLessThan(4000);
});
