import { expect } from 'vitest';

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** Polls at this interval until enough reads in a row are the same, even on a busy machine. */
const LOOK_MS = 25;
const SAME = 6;
const MAX_READS = 400;

/** Waits until the page has stopped changing. */
export async function settled(): Promise<void> {
  let last = '';
  for (let i = 0, same = 0; i < MAX_READS && same < SAME; i++) {
    await pause(LOOK_MS);
    const now = document.getElementById('page')?.innerHTML ?? '';
    same = now === last ? same + 1 : 0;
    last = now;
  }
}

/** Waits until the page has a command line. */
export async function commandLine(): Promise<void> {
  await expect.poll(() => document.querySelector('[data-command]'), { timeout: 60_000 }).not.toBeNull();
  await settled();
}

/** Types a line on the page, and waits until the page has processed it. */
export async function type(line: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('[data-command]');
  if (input === null) throw new Error('There is no command line.');
  input.value = line;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.form?.requestSubmit();
  await settled();
}
