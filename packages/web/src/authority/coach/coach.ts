import type { Analysis, Answer, EffortName, Progress } from 'picket-bots';
import type { Box, GameRecord, TurnStep } from 'picket-engine';
import type { CoachFault, FromCoach, ToCoach } from './messages.ts';

/** A seat of a finished game, with the components if they are the player's own. */
export interface ReviewedGame {
  readonly record: GameRecord;
  readonly seat: number;
  readonly box: Box | undefined;
}

export class CoachError extends Error {
  readonly fault: CoachFault;

  constructor(fault: CoachFault) {
    super(`The coach is ${fault}.`);
    this.fault = fault;
  }
}

/** A question that the coach is working on. */
export interface Asked<T> {
  /** Undefined if the game can't be analysed; rejects with a `CoachError` if the coach fails. Never settles once cancelled. */
  readonly result: Promise<T | undefined>;
  readonly cancel: () => void;
}

export function askAnalysis(
  game: ReviewedGame,
  effort: EffortName,
  onprogress: (progress: Progress) => void,
): Asked<Analysis> {
  return ask({ ask: 'analysis', ...game, effort }, (message, settle) => {
    if ('progress' in message) onprogress(message.progress);
    else if ('analysis' in message) settle(message.analysis ?? undefined);
  });
}

/** Compares a turn with the better one of a moment. */
export function askAnswer(
  game: ReviewedGame,
  moment: { readonly round: number; readonly better: readonly TurnStep[] },
  turn: readonly TurnStep[],
): Asked<Answer> {
  const { round, better } = moment;
  return ask({ ask: 'answer', ...game, round, better, turn }, (message, settle) => {
    if ('answer' in message) settle(message.answer ?? undefined);
  });
}

function ask<T>(
  asked: ToCoach,
  hear: (message: FromCoach, settle: (value: T | undefined) => void) => void,
): Asked<T> {
  const worker = new Worker(new URL('./coachWorker.ts', import.meta.url), {
    type: 'module',
    name: 'picket-coach',
  });
  const cancel = (): void => worker.terminate();
  const result = new Promise<T | undefined>((resolve, reject) => {
    const fail = (fault: CoachFault): void => {
      cancel();
      reject(new CoachError(fault));
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FromCoach>) => {
      if ('fault' in data) return fail(data.fault);
      hear(data, (value) => {
        cancel();
        resolve(value);
      });
    });
    worker.addEventListener('error', () => fail('broken'));
  });
  worker.postMessage(asked);
  return { result, cancel };
}
