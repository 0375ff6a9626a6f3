import { readFile } from 'node:fs/promises';
import type { GameRecord } from 'picket-engine';
import type { Page } from '@playwright/test';

/** Exports the open game and returns the file's path and content. */
export async function savedRecord(page: Page): Promise<{ file: string; record: GameRecord }> {
  const button = page.getByRole('button', { name: 'Export game' });
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  const download = page.waitForEvent('download');
  await button.click();
  const file = await (await download).path();
  return { file, record: JSON.parse(await readFile(file, 'utf8')) as GameRecord };
}
