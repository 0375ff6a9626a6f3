import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { preferences } from '../src/platform/preferences.svelte.ts';
import { languageCodes, speakAll } from '../src/text/language.ts';
import { nameOf, TABLES } from '../src/turn/testKit.ts';
import { conversationAt } from '../src/textView/conversation.svelte.ts';
import { commandLine, settled, type } from './commandLine.ts';
import Harness from './Harness.svelte';
import { asked } from './questions.ts';
import { heard, readPage } from './reader.ts';
import { ScriptedGame, typed } from './scriptedGame.svelte.ts';

/** The rounds before the page is read. */
const ROUNDS = 9;

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown !== undefined) await unmount(shown);
  shown = undefined;
});

async function show(game: ScriptedGame): Promise<void> {
  document.body.replaceChildren();
  // Switches tables, so this one starts with an empty conversation.
  conversationAt('');
  shown = mount(Harness, { target: document.body, props: { game } });
  await settled();
}

describe.each(languageCodes)('the text view read by a screen reader, %s', (code) => {
  for (const options of TABLES) {
    const name = nameOf(options).replaceAll(' ', '-');
    test(name, async () => {
      await speakAll(code);
      preferences.set({ textView: true, speech: 'short' });
      const game = new ScriptedGame(options);
      await game.skip(ROUNDS);
      await show(game);
      await commandLine();
      const page = await readPage();
      const turn = typed(game.turn());
      const played = await heard(async () => {
        await type(turn);
        await type('');
        await type(asked('score'));
      });
      const story = [...page, '', `> ${turn}`, '>', `> ${asked('score')}`, ...played].join('\n');
      await expect(`${story}\n`).toMatchFileSnapshot(`${code}/read-${name}.txt`);
    });
  }

  test('the end of a game', async () => {
    await speakAll(code);
    preferences.set({ textView: true, speech: 'short' });
    const game = new ScriptedGame({ edition: '2018', players: ['Ada', 'Bob', 'Cy'] });
    while (!game.over) await game.skip(1);
    await show(game);
    await commandLine();
    await expect(`${(await readPage()).join('\n')}\n`).toMatchFileSnapshot(`${code}/read-end.txt`);
  });

  test('a street of the picture view has a name of its own, not those of all its houses', async () => {
    await speakAll(code);
    preferences.set({ textView: false, motion: 'still' });
    const game = new ScriptedGame({ edition: '2018', players: ['Ada', 'Bob'] });
    await game.skip(ROUNDS);
    await show(game);
    const sheet = (await readPage()).filter((phrase) => /^(row|grid|gridcell)\b/.test(phrase));
    await expect(`${sheet.join('\n')}\n`).toMatchFileSnapshot(`${code}/read-picture.txt`);
  });
});
