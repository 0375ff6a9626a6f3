import { surroundings } from '../surroundings.ts';
import { expectBrief } from '../textView/brief.ts';
import { TextRobot } from '../textView/textRobot.ts';
import { TextTable } from '../textView/textTable.ts';
import { expect, test } from './fixtures.ts';

test('text and picture players share an Expert table', { tag: '@full' }, async ({ person }) => {
  const [ada, bob] = [await person('Ada', surroundings('desktop')), await person('Bob')];
  await bob.join(await ada.makeTable({ mode: 'Expert', clock: '5 minutes' }));
  await ada.start();
  await bob.table.ready();
  const text = new TextTable(ada.page);
  await text.open();
  const [turns, rounds] = await Promise.all([new TextRobot(text, 'expert').playGame(), bob.robot.playGame()]);
  expect(turns.length).toBe(rounds);
  expectBrief('Expert online', turns);
  const verdict = await ada.page.getByRole('heading', { level: 1 }).textContent();
  await expect(bob.page.getByRole('heading', { level: 1 })).toHaveText(verdict ?? '');
});

test('a waiting room, a turn and the chat by typing', async ({ person }) => {
  const [ada, bob] = [await person('Ada', surroundings('desktop')), await person('Bob')];
  const id = await ada.makeTable({ clock: '5 minutes' });
  const text = new TextTable(ada.page);
  await text.open();
  await expect(text.heading).toHaveText('Ada’s table');
  await text.type('link');
  await expect(text.said).toContainText(/Code( [A-Z]){4}\. http/);
  await bob.join(id);
  await expect(text.said).toContainText('Bob has joined.');
  await text.type('bot master');
  await expect(text.said).toContainText(/joined\.[^]*joined\./);
  await text.type('who');
  await expect(text.said).toContainText(/Ada: .*you · host\. Bob: .*bot, Master\./);
  await text.type('start');
  await expect(text.heading).toHaveText('Round 1, your turn');
  await text.type('1t5');
  await text.type('');
  await expect(text.heading).toHaveText('Round 1, turn confirmed');
  await text.type('who');
  await expect(text.said).toContainText('Waiting for Bob.');
  await text.type('undo');
  await expect(text.heading).toHaveText('Round 1, your turn');
  await text.type('');
  await text.type('/hello');
  await expect(text.said).toContainText('Sent.');
  await bob.button('Chat, 1 new message').click();
  await expect(bob.page.getByRole('log').getByText('hello')).toBeVisible();
  await bob.button('Bravo').click();
  await expect(text.said).toContainText('Bob: Bravo');
  await text.type('time');
  await expect(text.said).toContainText(/\d left/);
});

test('a spectator reads and asks', async ({ person }) => {
  const [ada, bob, eve] = [
    await person('Ada'),
    await person('Bob'),
    await person('Eve', surroundings('desktop')),
  ];
  const id = await ada.makeTable();
  await bob.join(id);
  await ada.start();
  await bob.table.ready();
  await Promise.all([ada.robot.playTurn(), bob.robot.playTurn()]);
  await eve.look(id);
  const text = new TextTable(eve.page);
  await text.open();
  await expect(text.heading).toHaveText('Round 2, you’re watching');
  await text.type('last');
  await expect(text.answer).toContainText(/Ada: .* Bob: /);
  await text.type('town bob');
  await expect(text.answer).toContainText(/Street: /);
  await expect(eve.page.getByRole('heading', { level: 3 })).toHaveCount(3);
});
