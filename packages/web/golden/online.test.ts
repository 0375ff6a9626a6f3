import { mount, unmount } from 'svelte';
import { describe, expect, test } from 'vitest';
import { hearAnnouncements } from '../src/platform/announcer.svelte.ts';
import { preferences } from '../src/platform/preferences.svelte.ts';
import { saveSeat } from '../src/online/seats.ts';
import { LOBBY } from '../src/online/testKit.ts';
import { languageCodes, speakAll } from '../src/text/language.ts';
import { conversationAt } from '../src/textView/conversation.svelte.ts';
import { commandLine, settled, type } from './commandLine.ts';
import { BOB, FakeServer } from './fakeServer.ts';
import OnlineHarness from './OnlineHarness.svelte';
import { asked } from './questions.ts';
import { readPage } from './reader.ts';
import { typed } from './scriptedGame.svelte.ts';

const { id } = LOBBY.info;
/** Rounds played at the end. */
const LAST = 2;

describe.each(languageCodes)('everything said at an online table, %s', (code) => {
  test('from the waiting room to the end', async () => {
    await speakAll(code);
    preferences.set({ textView: true, speech: 'short' });
    document.body.replaceChildren();
    // Switches tables, so this one starts with an empty conversation.
    conversationAt('');
    saveSeat(id, 'token-token-token-token-token-token');
    const server = new FakeServer();
    const log: string[] = [];
    const stop = hearAnnouncements((said) => log.push(`  ${said}`));
    const logged = async (what: string, work: () => void | Promise<void>): Promise<void> => {
      log.push(what);
      await work();
      await settled();
    };
    const line = (text: string): Promise<void> => logged(`> ${text}`.trim(), () => type(text));
    const read = async (what: string): Promise<void> => {
      log.push(`${what}, read`, ...(await readPage()).map((phrase) => `  ${phrase}`));
    };
    const turn = async (): Promise<void> => {
      await line(typed(server.turn()));
      await line('');
    };

    const shown = mount(OnlineHarness, { target: document.body, props: { id } });
    await commandLine();
    await read('the waiting room');
    await line('');
    for (const question of ['who', 'link', 'react', 'chat', 'round'] as const) await line(asked(question));
    await line(asked('say', 'hello'));
    await logged('Bob joins', () => server.seats(BOB));
    await logged('Bob becomes the host', () => server.info({ host: 1 }));
    await logged('this player is the host again', () => server.info({ host: 0 }));
    await logged('Bob is away', () => server.news('presence', { here: [], away: [1], watching: 0 }));
    await logged('Bob is here', () => server.news('presence', { here: [1], away: [], watching: 1 }));
    await line(asked('start'));
    await commandLine();
    await turn();
    await line(asked('who'));
    await logged('Bob plays', () => server.bobPlays());
    await logged('Bob plays', () => server.bobPlays());
    await turn();
    await logged('Bob writes', () => server.news('chat', { seat: 1, at: 2000, text: 'Nice one' }));
    await logged('Bob reacts', () => server.news('reaction', { seat: 1, reaction: 'applause' }));
    await line(asked('chat'));
    await line(asked('time'));
    await logged('a caretaker plays', () => server.seats({ ...BOB, caretaker: 'away', here: false }));
    await logged('Bob is back', () => server.seats(BOB));
    await line(asked('others'));
    await read('the table');
    await logged('Bob resigns', () => server.seats({ ...BOB, caretaker: 'resigned' }));
    await logged('some rounds later', () => server.playAhead(LAST));
    for (let i = 0; i < LAST; i++) {
      await turn();
      await logged('Bob plays', () => server.bobPlays());
    }
    await commandLine();
    await read('the end');
    await line(asked('score'));
    stop();
    await unmount(shown);
    await expect(`${log.join('\n')}\n`).toMatchFileSnapshot(`${code}/online.txt`);
  });
});
