import type { Options, TurnStep } from 'picket-engine';
import { formatTurn } from 'picket-engine/notation';
import { gameAfter } from '../arranged/games.ts';
import { saveGame } from '../arranged/open.ts';
import { expect, test } from '../fixtures.ts';
import { surroundings } from '../surroundings.ts';
import { openDeck, rounds } from '../tabletop/paperDeck.ts';
import { SheetOnly } from '../tabletop/sheetOnly.ts';
import { TextTable } from './textTable.ts';

/** Replays and pages for a real table in the text view, by the command line alone. */

const END = Number.POSITIVE_INFINITY;

test.use(surroundings('desktop'));

test('a replay is read, stepped through and queried by typing', async ({ page }) => {
  const game = gameAfter(END, { players: ['You', 'June', 'Otto'] }, 'after');
  const last = game.state.rounds.length;
  await saveGame(page, game, { id: 'after', city: 'Linden Falls', bots: [null, 'club', 'regular'] });
  await page.goto('/#/replay/game/after/1.0.1');
  const text = new TextTable(page);
  await page.locator('[data-to-text]').waitFor();
  await text.open();
  await expect(text.heading).toHaveText(`Round 1 of ${last}`);
  await text.type('back');
  await expect(text.answer).toContainText('That’s the start of the game.');
  await text.type('');
  await expect(text.answer).toContainText(`Round 1 of ${last}. You: `);
  await expect(page).toHaveURL(/\/1\.1\.1$/);
  await text.type('round 12');
  await expect(text.heading).toHaveText(`Round 12 of ${last}`);
  await text.type('cards');
  await expect(text.answer).toContainText(/1: \d+ with \w+\..* 3: \d+ with/);
  await text.type('town june');
  await expect(text.answer).toContainText(/June: .*Street: /);
  await expect(page.getByRole('heading', { level: 2, name: /^June: / })).toBeVisible();
  await text.type('view otto');
  await expect(text.answer).toContainText('View: As Otto saw it');
  await text.type('event');
  await expect(text.heading).not.toHaveText(`Round 12 of ${last}`);
  await text.type(`round ${last}`);
  for (let i = 0; i < 3; i++) await text.type('');
  await expect(text.answer).toContainText('That was the last step of the game.');
  await text.type('round 99');
  await expect(text.answer).toContainText('There is no “99” here.');
  await text.type('link');
  await expect(page.getByRole('dialog', { name: 'A link to this game' })).toBeVisible();
  await page.keyboard.press('Escape');
  await text.command.focus();
  await text.type('picture');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

/** The cards that a turn used, as they are typed; undefined for a refusal. */
function cardsOf(
  game: ReturnType<typeof gameAfter>,
  round: number,
  turn: readonly TurnStep[],
): string | undefined {
  const cards = game.state.rounds[round]?.cards;
  const choice = turn.find((step) => step.do === 'choose');
  if (choice === undefined || cards === undefined) return undefined;
  if ('offer' in choice && cards.kind === 'offers') {
    const offer = cards.offers[choice.offer];
    return offer && `${offer.number} ${offer.action === 'improve' ? 'value' : offer.action}`;
  }
  throw new Error('Only games with open cards are supported.');
}

async function typeSheet(
  page: SheetOnly['page'],
  options: Partial<Options>,
  count: number,
): Promise<{ readonly sheet: SheetOnly; readonly text: TextTable }> {
  const game = gameAfter(count, options, 'typed sheet');
  const sheet = new SheetOnly(page, game.state);
  await sheet.begin();
  const text = new TextTable(page);
  await page.locator('[data-to-text]').waitFor();
  await text.open();
  for (const [round, { turns }] of game.state.rounds.entries()) {
    const turn = turns[0] ?? [];
    await expect(text.heading).toHaveText(`Round ${round + 1}, your turn`);
    const cards = cardsOf(game, round, turn);
    const marks = formatTurn(turn.filter((step) => step.do !== 'choose' && step.do !== 'refuse'));
    await text.type(cards === undefined ? 'n' : `${cards} ${marks.toLowerCase()}`);
    await text.type('');
  }
  return { sheet, text };
}

test('cards and marks of a sheet for physical cards are typed', async ({ page }) => {
  const { sheet, text } = await typeSheet(page, { edition: '2018', players: ['Ada', 'Bob'] }, 3);
  await expect(text.heading).toHaveText('Round 4, your turn');
  await text.type('');
  await expect(text.answer).toContainText('Type the number and the action you take, such as 8 pool.');
  await text.type('n');
  await expect(text.answer).toContainText('Every number fits somewhere on your sheet');
  await text.type('8 polo');
  await expect(text.answer).toContainText('isn’t a turn or a question');
  await text.type('claim 1');
  await expect(text.answer).toContainText('Plan 1 was claimed: on.');
  await text.type('claim 1');
  await expect(text.answer).toContainText('Plan 1 was claimed: off.');
  await text.type('undo');
  await expect(text.heading).toHaveText('Round 3, your turn');
  await text.type('');
  await expect(text.heading).toHaveText('Round 4, your turn');
  await text.type('8 pool');
  await text.type('fits');
  await expect(text.answer).toHaveText(/^fits\s*8 fits [^.]*\.$/);
  await text.type('score');
  await expect(text.answer).toContainText(new RegExp(`${sheet.expected} points`));
});

test('a whole sheet for physical cards is typed and scores the same', { tag: '@full' }, async ({ page }) => {
  const { sheet } = await typeSheet(page, { edition: '2018', players: ['Ada'] }, END);
  expect(await sheet.total()).toBe(sheet.expected);
});

test('a deck for players on paper is flipped, and plans are claimed, by typing', async ({ page }) => {
  await openDeck(page, { players: ['Ada', 'Bob'] }, { rounds: rounds(6) });
  const text = new TextTable(page);
  await text.open();
  await expect(text.heading).toHaveText('Round 7');
  await text.type('');
  await expect(text.heading).toHaveText('Round 8');
  await expect(text.answer).toContainText('Round 8');
  await text.type('cards');
  await expect(text.answer).toContainText(/1: \d+ with \w+\..* 3: \d+ with/);
  await text.type('claim a bob');
  await expect(text.answer).toContainText('Plan 1: claimed, Bob: on.');
  await expect(page.getByRole('region', { name: 'Plans' })).toContainText('Bob');
  await text.type('claim a');
  await expect(text.answer).toContainText('Add what you mean: claim a Ada.');
  await text.type('left');
  await expect(text.answer).toContainText(/\d+ cards left in each stack\./);
  await text.type('back');
  await expect(text.heading).toHaveText('Round 7');
});

test('a card is left to the AAA by typing before the next cards are flipped', async ({ page }) => {
  await openDeck(page, { mode: 'aaa', opponent: '2018-aaa-3' }, { rounds: rounds(3, [1]) });
  const text = new TextTable(page);
  await text.open();
  await text.type('');
  await expect(text.answer).toContainText('Type give 2 to leave a card to the AAA');
  await text.type('give 2');
  await expect(text.answer).toContainText('For the AAA: ');
  await text.type('');
  await expect(text.heading).toHaveText('Round 5');
});
