import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { speakAll, languageCodes } from '../src/text/language.ts';
import { nameOf, TABLES } from '../src/turn/testKit.ts';
import { questions } from './questions.ts';
import { ScriptedTable, type Way } from './scriptedTable.svelte.ts';

/** The round in which every question is asked, and some mistakes are made. */
const QUESTION_ROUND = 5;

/** A player is slower than a script: within a moment, a repeated sentence is announced only once. */
const MOMENT = 1000;
beforeAll(() => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += MOMENT));
});
afterAll(() => vi.restoreAllMocks());

const WAYS: readonly Way[] = ['short', 'full', 'picture'];

describe.each(languageCodes)('everything said in a game, %s', (code) => {
  for (const options of TABLES) {
    for (const way of WAYS) {
      const name = `${nameOf(options).replaceAll(' ', '-')}-${way}`;
      test(name, async () => {
        await speakAll(code);
        const table = new ScriptedTable(options, way);
        for (let round = 1; !table.game.over; round++) {
          if (round === QUESTION_ROUND && way !== 'picture') {
            for (const question of questions()) await table.type(question);
          }
          await table.play();
        }
        await expect(`${table.log.join('\n')}\n`).toMatchFileSnapshot(`${code}/said-${name}.txt`);
      });
    }
  }
});
