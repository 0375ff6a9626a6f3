import { streetsOf } from 'picket-words';
import { after, text, textView } from '../../text/language.ts';
import { seatIn } from '../../textView/askable.ts';
import type { Line } from '../../textView/lines.ts';
import type { Handlers } from '../../textView/run.ts';
import { sayTown, type Town } from '../../textView/sayTown.ts';
import type { ReplayState } from './replayState.svelte.ts';

/** What the page lists at a moment. */
interface Listed {
  readonly cards: readonly Line[];
  readonly plans: readonly Line[];
  readonly towns: readonly Town[];
}

/** The commands of a replay: questions, and navigation. */
export function replayAnswers(player: ReplayState, { cards, plans, towns }: Listed): Handlers {
  const { page, answers, typing, along } = textView;
  const { sentences } = text.around;
  const sayLines = (lines: readonly Line[]): string =>
    sentences(
      lines.map(({ name, number, line, more = '' }) =>
        sentences([page.named(name, `${number ?? ''} ${line}`.trim()), more]),
      ),
    );
  /** The replay announces the new position. */
  const moved = (go: () => void, otherwise: string): string => {
    const before = player.moment;
    go();
    return player.moment === before ? otherwise : '';
  };
  const toRound = (typed: string): string => {
    if (typed === '') return sentences([player.said, sayLines(cards)]);
    const round = /^\d{1,4}$/.test(typed) ? Number(typed) - 1 : -1;
    if (round < 0 || round >= player.rounds) return typing.noSuch(typed);
    player.go({ ...player.moment, round, stage: 0 });
    return '';
  };
  const see = (typed: string): string => {
    const seat = seatIn(typed, towns)?.seat;
    if (typed !== '' && seat === undefined) return typing.noSuch(typed);
    player.see(seat);
    return page.named(after.replay.view, seat === undefined ? after.replay.everyone : nameOf(seat));
  };
  const nameOf = (seat: number): string => after.replay.viewOf(player.cast.names[seat] ?? '');
  return {
    next: () => moved(() => player.step(1), along.end),
    back: () => moved(() => player.step(-1), along.start),
    event: () => moved(() => player.jump(1), along.noEvent),
    round: toRound,
    what: () => player.said,
    cards: () => sayLines(cards),
    plans: () => sayLines(plans),
    score: () => {
      const town = towns[player.moment.seat];
      return town === undefined ? '' : sentences([`${town.label}.`, answers.parts(town.parts)]);
    },
    others: () => sentences(towns.map(({ label }) => `${label}.`)),
    view: see,
    town: (typed) => {
      const seat = seatIn(typed, towns)?.seat;
      if (seat !== undefined) player.look(seat, 'silent');
      return sayTown(towns, typed, {
        text,
        words: textView,
        streets: streetsOf(player.loaded.story.record.commitment),
      });
    },
  };
}
