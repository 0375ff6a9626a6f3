import { go } from '../../platform/router.ts';
import { preferences } from '../../platform/preferences.svelte.ts';
import { help, textView, withPart } from '../../text/language.ts';
import { seatIn } from '../../textView/askable.ts';
import { answersOf } from '../../textView/questions.ts';
import type { Handlers } from '../../textView/run.ts';
import type { TableState } from '../tableState.svelte.ts';

/** The answers to questions about the table, and the messages to other players. */
export function tableAnswers(table: TableState, showTown: (seat: number) => void): Handlers {
  const answers = answersOf(table, textView, preferences.now.speech);
  const talk = table.online?.talk;
  const asking = () => withPart('help', import('../../textView/helpQuestions.ts'));
  const explain = async (typed: string): Promise<string> =>
    (await asking()).sayExplanation(table, help, textView, typed);
  return {
    ...answers,
    what: async () => (await asking()).sayWhat(table, help),
    explain,
    score: (typed) => (typed === '' ? answers.score('') : explain(typed)),
    odds: async (typed) => (await asking()).sayOdds(table, help, textView, typed),
    town: (typed) => {
      const seat = seatIn(typed, table.others);
      if (seat !== undefined) showTown(seat.seat);
      return answers.town(typed);
    },
    say: talk && ((line) => talk.say(line)),
    react: talk && ((name) => talk.react(name)),
    chat: talk && (() => talk.chat()),
    time: talk && (() => talk.time()),
    leave: () => {
      go(table.online === undefined ? { page: 'start' } : { page: 'together' });
      return '';
    },
  };
}
