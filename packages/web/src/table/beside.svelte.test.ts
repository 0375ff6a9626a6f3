import { expect, test } from 'vitest';
import { Beside } from './beside.svelte.ts';

test('a slip that has left the page is not measured', () => {
  const beside = new Beside();
  const box = { left: 0, top: 0, width: 10, height: 10 };
  // bind:this sets it to null.
  beside.slip = null as unknown as undefined;
  beside.put([box], [box]);
  expect(beside.place).toBeUndefined();
});
