import { expect, test } from 'vitest';
import { speakAll, text } from '../text/language.ts';
import { Conversation } from './conversation.svelte.ts';

await speakAll('en');

test('a command that fails still gets an answer', async () => {
  const conversation = new Conversation();
  const stop = conversation.listen();
  conversation.line = 'explain 5';
  await conversation.submit(() => Promise.reject(new Error('not loaded')));
  stop();
  expect(conversation.entries).toMatchObject([{ typed: 'explain 5', said: [text.around.errors.unexpected] }]);
});
