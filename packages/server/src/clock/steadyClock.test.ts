import { expect, test } from 'vitest';
import { SteadyClock } from './steadyClock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function clocks() {
  let [system, elapsed] = [1_800_000_000_000, 0];
  const clock = new SteadyClock(
    () => system,
    () => elapsed,
  );
  const start = system;
  return {
    clock,
    passed: () => clock.now() - start,
    wait: (ms: number) => {
      system += ms;
      elapsed += ms;
    },
    jump: (ms: number) => void (system += ms),
  };
}

test.each([-HOUR, 40 * DAY])('a jump of the system’s clock by %i ms changes nothing', (ms) => {
  const { clock, passed, wait, jump } = clocks();
  wait(1000);
  jump(ms);
  expect(passed()).toBe(1000);
  expect(clock.isAstray).toBe(true);
  wait(5000);
  expect(passed()).toBe(6000);
  jump(-ms);
  wait(1);
  expect(passed()).toBe(6001);
  expect(clock.isAstray).toBe(false);
});

test('a small correction is followed, but time never goes back', () => {
  const { clock, passed, wait, jump } = clocks();
  wait(10_000);
  jump(300);
  expect(passed()).toBe(10_300);
  jump(-2000);
  expect(passed()).toBe(10_300);
  wait(5000);
  expect(passed()).toBe(13_300);
  expect(clock.isAstray).toBe(false);
});
