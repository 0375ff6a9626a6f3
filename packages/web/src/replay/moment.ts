import { stagesWith, type Stage } from './stages.ts';
import type { Story } from './story.ts';

/** A place in a story: a round from 0, a stage of its turns, and the town on show. */
export interface Moment {
  readonly round: number;
  readonly stage: Stage;
  readonly seat: number;
}

const AT = /^(\d{1,4})\.([0-3])\.(\d{1,5})$/;

/** “12.2.1” in an address: rounds and seats count from 1. */
export function writeMoment({ round, stage, seat }: Moment): string {
  return `${round + 1}.${stage}.${seat + 1}`;
}

/** The moment in an address, or the first one; rounds and seats out of range are clamped. */
export function readMoment(at: string | undefined, story: Story): Moment {
  const [, round = 1, stage = 0, seat = 1] = (AT.exec(at ?? '') ?? []).map(Number);
  const within = (value: number, count: number) => Math.min(Math.max(value - 1, 0), count - 1);
  return {
    round: within(round, story.record.rounds.length),
    stage: stage as Stage,
    seat: within(seat, story.record.options.players.length),
  };
}

/** The turns that decide which stages there are: all, or those of one seat. */
export type Viewer = number | undefined;

function stagesAt(story: Story, round: number, viewer: Viewer): Stage[] {
  const turns = story.record.rounds[round]?.turns ?? [];
  return stagesWith(viewer === undefined ? turns : turns.slice(viewer, viewer + 1));
}

/** The last stage of a round in which something happens. */
export function lastStage(story: Story, round: number, viewer: Viewer): Stage {
  return stagesAt(story, round, viewer).at(-1) ?? 0;
}

/** The next moment at which something happens; undefined at the end. */
export function nextMoment(story: Story, now: Moment, viewer: Viewer): Moment | undefined {
  const stage = stagesAt(story, now.round, viewer).find((later) => later > now.stage);
  if (stage !== undefined) return { ...now, stage };
  if (now.round + 1 >= story.record.rounds.length) return undefined;
  return { ...now, round: now.round + 1, stage: 0 };
}

/** The previous one; undefined at the start. */
export function previousMoment(story: Story, now: Moment, viewer: Viewer): Moment | undefined {
  const stage = stagesAt(story, now.round, viewer).findLast((earlier) => earlier < now.stage);
  if (stage !== undefined) return { ...now, stage };
  if (now.round === 0) return undefined;
  return { ...now, round: now.round - 1, stage: lastStage(story, now.round - 1, viewer) };
}

/** The start of the next round, or the end; undefined at the end. */
export function nextRound(story: Story, now: Moment, viewer: Viewer): Moment | undefined {
  if (now.round + 1 < story.record.rounds.length) return { ...now, round: now.round + 1, stage: 0 };
  const stage = lastStage(story, now.round, viewer);
  return now.stage < stage ? { ...now, stage } : undefined;
}

/** The start of this round, or of the previous one. */
export function previousRound(now: Moment): Moment | undefined {
  if (now.stage > 0) return { ...now, stage: 0 };
  return now.round === 0 ? undefined : { ...now, round: now.round - 1, stage: 0 };
}
