import { nearEnd } from '../arranged/games.ts';
import { expect, test } from '../fixtures.ts';
import type { GameChoice } from '../startPage.ts';
import { surroundings } from '../surroundings.ts';
import { expectBrief } from './brief.ts';
import { TextRobot } from './textRobot.ts';
import { TextTable } from './textTable.ts';

test.use(surroundings('desktop'));

const GAMES: readonly (GameChoice & { readonly name: string })[] = [
  { name: 'standard against a bot', kind: 'bots' },
  { name: 'solo', kind: 'solo' },
  { name: 'against the AAA', kind: 'aaa', edition: '2018' },
];

for (const { name, ...choice } of GAMES) {
  const title = `a whole game is played by the command line alone: ${name}`;
  test(title, { tag: '@full' }, async ({ start, table, page }) => {
    await start.begin({ ...choice, seed: 'typed' });
    await table.ready();
    const text = new TextTable(page);
    await text.open();
    const turns = await new TextRobot(text, name).playGame();
    expect(turns.length).toBeGreaterThan(5);
    expectBrief(name, turns);
    await expect(text.command).toBeVisible();
    await expect(page).toHaveTitle(/final scores/);
  });
}

test('the end of a game is played by the command line alone, and the result is read', async ({
  resume,
  page,
}) => {
  await resume(nearEnd());
  const text = new TextTable(page);
  await text.open();
  expect((await new TextRobot(text, 'end').playGame()).length).toBeGreaterThan(1);
  const verdict = (await text.heading.textContent()) ?? '';
  await expect(text.answer).toContainText(verdict);
  await text.command.focus();
  await text.type('score');
  await expect(text.answer).toContainText(/\d+\. .*parks/i);
});
