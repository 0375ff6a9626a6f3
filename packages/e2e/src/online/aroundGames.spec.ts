import { expect, test } from './fixtures.ts';

/** Everything players do together around a game. */

test('a host who leaves is replaced, and the next one can start', { tag: '@full' }, async ({ person }) => {
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')];
  const id = await ada.makeTable();
  await bob.join(id);
  await eve.join(id);
  await ada.context.close();
  await expect(bob.button('Start game')).toBeVisible();
  await bob.start();
  await eve.table.ready();
});

test('four letters lead to the table, until it starts', async ({ person }) => {
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')];
  await ada.makeTable();
  const code = (await ada.page.locator('[data-code]').textContent()) ?? '';
  expect(code).toMatch(/^[B-DF-HJ-NP-TV-XZ]{4}$/);
  await bob.page.goto('/#/together');
  await bob.page.getByLabel('Code').fill(code.toLowerCase());
  await bob.button('Join').click();
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.button('Take a seat').click();
  await expect(ada.page.getByRole('listitem').filter({ hasText: 'Bob' })).toBeVisible();
  await ada.start();
  await eve.page.goto('/#/together');
  await eve.page.getByLabel('Code').fill(code);
  await eve.button('Join').click();
  await expect(eve.page.getByRole('main').getByText('No table has this code')).toBeVisible();
});

test('a public table is in the list', async ({ person }) => {
  const [ada, bob] = [await person('Ada of the open door'), await person('Bob')];
  await ada.makeTable({ public: true });
  await bob.page.goto('/#/together');
  await bob.page.getByRole('link', { name: 'View Ada of the open door’s table' }).click();
  await expect(bob.page.getByRole('heading', { name: 'Take a seat' })).toBeVisible();
});

test('chat is shown exactly as typed, and can be hidden', async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('<i>Bob</i>')];
  await bob.join(await ada.makeTable());
  await expect(ada.page.getByText('<i>Bob</i>').first()).toBeVisible();
  const say = async (line: string) => {
    await bob.page.getByPlaceholder('Message').fill(line);
    await bob.page.keyboard.press('Enter');
  };
  await bob.button(/^Chat/).click();
  await expect(bob.page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  const evil = '<img src=x onerror="document.title=1"><script>alert(1)</script>';
  await say(evil);
  await ada.button('Chat, 1 new message').click();
  await expect(ada.page.getByRole('log').getByText(evil)).toBeVisible();
  expect(await ada.page.locator('img, [role=log] script').count()).toBe(0);
  await ada.button('Bravo').click();
  await expect(bob.page.getByText('Ada: Bravo').first()).toBeAttached();
  await ada.page.keyboard.press('Escape');
  await ada.button('<i>Bob</i>: more actions').click();
  await ada.button('Hide <i>Bob</i>’s messages').click();
  await ada.page.keyboard.press('Escape');
  await say('Can you hear me?');
  await expect(bob.page.getByText('Can you hear me?')).toBeVisible();
  await ada.button(/^Chat/).click();
  await expect(ada.page.getByText('No messages yet.')).toBeVisible();
});

test('players see each other: notices of joining and leaving, reactions at their towns, and a chat beside the table', async ({
  person,
}) => {
  const ada = await person('Ada', { viewport: { width: 1440, height: 900 } });
  const [bob, cyd] = [await person('Bob'), await person('Cyd')];
  const notes = ada.page.locator('[data-notes]');
  const id = await ada.makeTable();
  await bob.join(id);
  await expect(notes).toContainText('Bob has joined.');
  await ada.button('Add a bot').click();
  await ada.start();
  await expect(ada.page).toHaveTitle(/^Your turn: .+, round 1 /);
  await ada.button('Chat').click();
  await ada.handIn();
  await expect(ada.page).not.toHaveTitle(/^Your turn/);
  await ada.page.reload();
  const chat = ada.page.getByRole('region', { name: 'Chat' });
  await expect(chat).toBeVisible();
  await chat.getByRole('button', { name: 'Close' }).click();
  await expect(chat).toBeHidden();
  await expect(ada.button('Chat')).toBeFocused();
  await bob.button(/^Chat/).click();
  await bob.button('Bravo').click();
  const towns = ada.page.getByRole('region', { name: 'Players' });
  await expect(towns.getByText('Bravo')).toBeVisible();
  // A late joiner's own name is shown everywhere.
  await cyd.look(id);
  await cyd.page.getByLabel('Your name').fill('Cyd');
  await cyd.button('Take a seat').click();
  await expect(notes).toContainText('Cyd has joined and taken over from Hazel.');
  await expect(towns.getByRole('button', { name: /^Cyd, has played/ })).toBeVisible();
  await bob.page.keyboard.press('Escape');
  await bob.button('Menu').click();
  await bob.button('Resign').click();
  await bob.button('Resign').click();
  await expect(notes).toContainText('Bob has resigned.');
});

test('online tables offer no hints', { tag: '@full' }, async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  await bob.join(await ada.makeTable());
  await ada.start();
  await ada.table.ready();
  await ada.page.keyboard.press('?');
  const dialogs = ada.page.getByRole('dialog');
  await expect(dialogs).toBeVisible();
  await ada.page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
  await ada.page.keyboard.press('h');
  await ada.button('Menu').click();
  await expect(ada.page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(dialogs).toHaveCount(1);
  await expect(ada.button('Hint')).toHaveCount(0);
});

test('a player who is removed or resigns is notified', { tag: '@full' }, async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const id = await ada.makeTable();
  await bob.join(id);
  await ada.button('Bob: more actions').click();
  await ada.button('Remove from the table').click();
  await expect(bob.page.getByRole('heading', { name: 'Take a seat' })).toBeVisible();
  await bob.join(id);
  await ada.start();
  await bob.table.ready();
  await bob.button('Menu').click();
  await bob.button('Resign').click();
  await bob.button('Resign').click();
  await expect(bob.page.getByText('You’re watching.')).toBeVisible();
});

test('the seat of an absent player can be offered, but not that of a player who is present', async ({
  person,
}) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const id = await ada.makeTable();
  await bob.join(id);
  await ada.start();
  await bob.table.ready();
  const seat = bob.page.url();
  await ada.button('Menu').click();
  await ada.button('Players at the table').click();
  await expect(ada.button('Make Bob the host')).toBeVisible();
  await expect(ada.button('New link to Bob’s seat')).toHaveCount(0);
  await bob.page.goto('about:blank');
  await ada.button('New link to Bob’s seat').click();
  await expect(ada.page.getByText('unless Bob comes back first')).toBeVisible();
  const link = await ada.page.getByRole('textbox', { name: 'Link' }).inputValue();
  const phone = await person('Bob');
  await phone.page.goto(link);
  await phone.table.ready();
  // Only the new browser has the seat; the old one is a spectator.
  await bob.page.goto(seat);
  await expect(bob.page.getByText('You’re watching.')).toBeVisible();
});

test(
  'when time runs out, the draft is submitted, and a caretaker plays until the player returns',
  {
    tag: '@full',
  },
  async ({ person }) => {
    const [ada, bob] = [await person('Ada'), await person('Bob')];
    const id = await ada.makeTable({ clock: '30 seconds' });
    await bob.join(id);
    await ada.start();
    await bob.table.ready();
    await bob.table.tapOffer(0);
    await bob.table.tapCell('lot 0 4');
    await ada.robot.playTurn();
    const draftPlayed = bob.page
      .getByRole('complementary')
      .getByText(/^Time ran out: your draft with the \d+ was played\.$/);
    await expect(draftPlayed).toBeVisible({ timeout: 60_000 });
    await bob.button('I’m back').click();
    await expect(draftPlayed).toHaveCount(0);
  },
);
