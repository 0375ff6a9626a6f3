import type { Page } from '@playwright/test';

/** Typical components files. */

const file = (name: string, editions: object) => ({
  name: `${name}.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ format: 'picket-components/1', editions })),
});

/** Has no AAA opponents, which shows that it is in use. */
export const lonelyBox = file('lonely box', { '2018': { architects: [] } });

/** One number too many for its one action. */
export const wrongBox = file('wrong box', {
  '2018': { deck: { actions: ['fence'], counts: { 1: [2, 3] } } },
});

export type BoxFile = typeof lonelyBox;

/** Picks a file with the button of the set-up page. */
export async function giveFile(page: Page, box: BoxFile): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(box);
}

/** Drops a file onto the page. */
export async function dropFile(page: Page, { name, mimeType, buffer }: BoxFile): Promise<void> {
  const carried = await page.evaluateHandle(
    ([text, called, type]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], called, { type }));
      return data;
    },
    [buffer.toString(), name, mimeType] as const,
  );
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: carried });
  await page.getByText('Drop your components file here.').waitFor();
  await page.dispatchEvent('body', 'drop', { dataTransfer: carried });
}
