import type { Player } from './player.ts';
import { Player as Person } from './player.ts';
import { expect, test } from './fixtures.ts';

/** Players keep their seats through reloads, other devices and network failures; nothing is lost or duplicated. */

async function twoAtATable(
  person: (name: string) => Promise<Player>,
): Promise<readonly [ada: Player, bob: Player]> {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  await bob.join(await ada.makeTable({ mode: 'Standard' }));
  await ada.start();
  await bob.table.ready();
  return [ada, bob];
}

/** A complete turn, and the page's description of it. */
async function drafted(player: Player): Promise<string> {
  await player.robot.makeTurn();
  return player.table.turnText();
}

async function anotherTurn(player: Player, than: string): Promise<void> {
  for (let i = 0; i < 10 && (await player.table.turnText()) === than; i++) {
    while (await player.table.undo.isEnabled()) await player.table.undo.click();
    await player.robot.makeTurn();
  }
  expect(await player.table.turnText()).not.toBe(than);
}

interface Sent {
  readonly type: string;
  readonly steps?: unknown;
}

/** This browser's outbox. */
function onTheWay({ page }: Player): Promise<readonly Sent[]> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('picket.outbox.')) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? '[]') as Sent[];
  });
}

/** The turn of the first seat in the first round, as stored by the server. */
function firstTurn({ page }: Player): Promise<unknown> {
  return page.evaluate(async () => {
    const seats = JSON.parse(localStorage.getItem('picket.seats') ?? '[]') as { table: string }[];
    const reply = await fetch(`/api/tables/${seats[0]?.table}`);
    const { view } = (await reply.json()) as { view: { record: { rounds: { turns: unknown[] }[] } } };
    return view.record.rounds[0]?.turns[0];
  });
}

async function expectRound(player: Player, round: number): Promise<void> {
  await expect(player.page.getByText(`Round ${round}`, { exact: true })).toBeVisible();
}

test('reloading the page keeps the seat and the draft', async ({ person }) => {
  const [ada, bob] = await twoAtATable(person);
  const draft = await drafted(ada);
  await ada.page.reload();
  await ada.table.ready();
  expect(await ada.table.turnText()).toBe(draft);
  await ada.table.tapConfirm();
  await ada.button('Take back').waitFor();
  await ada.page.reload();
  await ada.button('Take back').click();
  await expect(ada.table.confirm).toBeEnabled();
  expect(await ada.table.turnText()).toBe(draft);
  await ada.table.tapConfirm();
  await bob.robot.playTurn();
  await expectRound(ada, 2);
  await expectRound(bob, 2);
});

test('a reopened tab has its seat again', { tag: '@full' }, async ({ person }) => {
  const [ada, bob] = await twoAtATable(person);
  const draft = await drafted(bob);
  const address = bob.page.url();
  await bob.page.close();
  await expect(ada.page.locator('[aria-label^="Bob, away"]:visible')).toBeVisible();
  const again = new Person('Bob', bob.context, await bob.context.newPage());
  await again.page.goto(address);
  await again.table.ready();
  expect(await again.table.turnText()).toBe(draft);
  await again.table.tapConfirm();
  await ada.robot.playTurn();
  await expectRound(again, 2);
});

test('the start page links to a table where it is your turn', { tag: '@full' }, async ({ person }) => {
  const [ada, bob] = await twoAtATable(person);
  const { page } = ada;
  await page.goto('/#/');
  const strip = page.getByRole('complementary', { name: 'Your tables' });
  await expect(strip).toContainText(/Your turn in .*, round 1\./);
  await strip.getByRole('link').click();
  await ada.table.ready();
  await ada.handIn();
  await page.goto('/#/');
  await expect(strip).toContainText(/ is in round 1\./);
  // A browser without a seat shows no such link and sends no request.
  const asked: string[] = [];
  bob.page.on('request', (request) => asked.push(request.url()));
  await bob.page.evaluate(() => localStorage.clear());
  await bob.page.goto('/?again#/');
  await bob.page.getByText('New here?').first().waitFor();
  await bob.page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /Awaited|\/api\//.test(url))).toEqual([]);
});

test('a truncated link says so', async ({ person }) => {
  const ada = await person('Ada');
  await ada.page.goto('/#/table/abcdef');
  await expect(ada.page.getByText('This table doesn’t exist')).toBeVisible();
});

test('only one of two tabs plays, and the other can take over', { tag: '@full' }, async ({ person }) => {
  const [ada, bob] = await twoAtATable(person);
  const second = new Person('Ada', ada.context, await ada.context.newPage());
  await second.page.goto(ada.page.url());
  await expect(second.page.getByText('This game is open in another tab')).toBeVisible();
  const draft = await drafted(ada);
  await second.button('Play here').click();
  await second.table.ready();
  expect(await second.table.turnText()).toBe(draft);
  await expect(ada.page.getByText('This game is open in another tab')).toBeVisible();
  await second.table.tapConfirm();
  await bob.robot.playTurn();
  await expectRound(second, 2);
  expect(await bob.page.locator('[aria-label^="Ada,"]:visible').count()).toBe(1);
});

test('a seat moves to another device with a one-time link', async ({ person }) => {
  const [ada, bob] = await twoAtATable(person);
  await ada.button('Menu').click();
  await ada.page.getByRole('button', { name: 'Move to another device' }).click();
  const link = await ada.page.getByRole('textbox', { name: 'Link' }).inputValue();
  const phone = await person('Ada');
  await phone.page.goto(link);
  await phone.table.ready();
  expect(phone.page.url()).not.toContain('link');
  await phone.handIn();
  await ada.page.keyboard.press('Escape');
  // The first device is notified, too.
  await expect(ada.button('Take back')).toBeVisible();
  await bob.robot.playTurn();
  await expectRound(ada, 2);
  await expectRound(phone, 2);
  const stranger = await person('Eve');
  await stranger.page.goto(link);
  await expect(stranger.page.getByText('This link doesn’t open a seat')).toBeVisible();
});

for (const { name, ms, tag } of [
  { name: 'for a moment', ms: 0, tag: [] },
  { name: 'for a minute', ms: 60_000, tag: ['@full'] },
]) {
  test(
    `offline ${name} during a turn, the draft and the turn are kept, and sent once`,
    { tag },
    async ({ person }) => {
      const [ada, bob] = await twoAtATable(person);
      await ada.context.setOffline(true);
      await expect(ada.page.getByText('You’re offline. Your draft is saved.').first()).toBeVisible();
      await ada.robot.makeTurn();
      const draft = await ada.table.turnText();
      await ada.table.tapConfirm();
      await expect(ada.page.getByText('Your turn is saved and will be sent')).toBeVisible();
      await bob.handIn();
      // A turn that was taken back offline must not be sent.
      await ada.button('Take back').click();
      await expect(ada.table.confirm).toBeEnabled();
      expect(await ada.table.turnText()).toBe(draft);
      await anotherTurn(ada, draft);
      await ada.table.tapConfirm();
      await ada.button('Take back').waitFor();
      const waiting = await onTheWay(ada);
      expect(waiting.map(({ type }) => type)).toEqual(['takeBack', 'submit']);
      await ada.page.waitForTimeout(ms);
      await ada.context.setOffline(false);
      await expectRound(ada, 2);
      await expectRound(bob, 2);
      expect(await firstTurn(ada)).toEqual(waiting[1]?.steps);
      await expect(ada.page.getByText('You’re offline')).toHaveCount(0);
    },
  );
}

test('the server may restart during a round', async ({ person, server }) => {
  const [ada, bob] = await twoAtATable(person);
  await ada.handIn();
  await server.end('SIGKILL');
  await bob.robot.makeTurn();
  await bob.table.tapConfirm();
  await server.run();
  await expectRound(ada, 2);
  await expectRound(bob, 2);
});
