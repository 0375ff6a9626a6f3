import { describeSheet, startDraft, type Options, type Position } from 'picket-engine';
import { canRefuse } from 'picket-engine/fast';
import type { Page } from '@playwright/test';
import { gameAfter, lookFor, type Moment } from '../arranged/games.ts';
import {
  after,
  gapCode,
  lonelyHouses,
  lotCode,
  readyPlans,
  stepsOf,
  type Lonely,
} from '../arranged/moments.ts';
import { openGame } from '../arranged/open.ts';
import type { Table } from '../table.ts';

/** A kind of mark or moment: how to get there, and what to tap. */
export interface AnswerMoment {
  readonly kind: string;
  /** Goes to a page just before the moment, and returns what to tap or which key to press. */
  readonly go: (page: Page, table: Table) => Promise<string | { readonly key: string }>;
  /** Goes back to before the tap; one undo by default. */
  readonly back?: (page: Page, table: Table) => Promise<void>;
  /** What starts the answer: the tap, or the cards that follow it later, which can't be undone. */
  readonly from?: 'tap' | 'cards';
}

type Find<T> = (position: Position) => T | undefined;

const cell = (code: string): string => `[role=gridcell][data-cell="${code}"]`;

/** Opens a game at the turn that was found. */
async function open<T>(page: Page, table: Table, find: Find<T>, options: Partial<Options> = {}): Promise<T> {
  const { game, found } = momentFor(find, options);
  await openGame(page, game);
  await table.ready();
  const pass = table.button(/^I’m /);
  if (await pass.isVisible()) await pass.click();
  await table.confirm.waitFor();
  return found;
}

const known = new Map<Find<unknown>, Moment<unknown>>();

/** Cached, since searching takes longer than playing, and all five runs search for the same. */
function momentFor<T>(find: Find<T>, options: Partial<Options>): Moment<T> {
  const moment = (known.get(find) as Moment<T> | undefined) ?? lookFor(find, options);
  known.set(find, moment);
  return moment;
}

const houseFor =
  (holds: (house: Lonely) => boolean): Find<Lonely> =>
  (position) =>
    lonelyHouses(position).find(holds);

const fullStreets = (sheet: Parameters<typeof describeSheet>[0]): number =>
  describeSheet(sheet).streets.filter(({ houses }) => houses.every(({ kind }) => kind !== 'empty')).length;
const estates = (sheet: Parameters<typeof describeSheet>[0]): number =>
  describeSheet(sheet).streets.flatMap(({ estates }) => estates.filter(({ state }) => state === 'complete'))
    .length;

const fencing = houseFor(({ action, draft }) => action === 'fence' && stepsOf(draft, 'fence').length > 0);
const raising = houseFor(({ action, draft }) => action === 'improve' && stepsOf(draft, 'improve').length > 0);
const copying = houseFor(({ action, draft }) => action === 'bis' && copies(draft).length > 0);
const claiming = houseFor(({ action, draft }) => action === 'park' && readyPlans(draft).length > 0);
const claimingFirst = houseFor(({ action, draft }) => action === 'park' && readyPlans(draft).length > 0);
const reshuffling = houseFor(
  ({ draft }) =>
    readyPlans(draft).length > 0 &&
    stepsOf(draft, 'plan').some((step) => stepsOf(after(draft, step), 'reshuffle').length > 0),
);

/** Houses for a bis of only one neighbour, which need no question. */
function copies(draft: Lonely['draft']) {
  const all = stepsOf(draft, 'bis');
  return all.filter(({ at }) => all.filter((other) => String(other.at) === String(at)).length === 1);
}

/** One tap on a house. */
const writing = (kind: string, find: Find<Lonely>, options: Partial<Options> = {}): AnswerMoment => ({
  kind,
  go: async (page, table) => cell(lotCode((await open(page, table, find, options)).spot)),
});

/** One tap after the number is written. */
const acting = (
  kind: string,
  find: Find<Lonely>,
  target: (found: Lonely) => string | { readonly key: string },
  options: Partial<Options> = {},
): AnswerMoment => ({
  kind,
  go: async (page, table) => {
    const found = await open(page, table, find, options);
    await table.tapCell(lotCode(found.spot));
    return target(found);
  },
});

const CLAIM = '[data-chip^="plan"] button';

export const answerMoments: readonly AnswerMoment[] = [
  writing('write', fencing),
  writing(
    'park',
    houseFor(({ action, draft }) => action === 'park' && draft.steps.some((s) => s.do === 'park')),
  ),
  writing(
    'pool',
    houseFor(({ action, draft }) => action === 'pool' && draft.steps.some((s) => s.do === 'pool')),
  ),
  writing(
    'temp',
    houseFor(({ action }) => action === 'temp'),
  ),
  writing(
    'estate',
    houseFor(({ draft }) => estates(draft.turn.sheet) > estates(draft.position.sheet)),
  ),
  writing(
    'street',
    houseFor(({ draft }) => fullStreets(draft.turn.sheet) > fullStreets(draft.position.sheet)),
  ),
  acting('fence', fencing, ({ draft }) => cell(gapCode(stepsOf(draft, 'fence')[0]?.at ?? [0, 0]))),
  acting('improve', raising, ({ draft }) => `[data-size="${stepsOf(draft, 'improve')[0]?.size ?? 0}"]`),
  acting('bis', copying, ({ draft }) => cell(lotCode(copies(draft)[0]?.at ?? [0, 0]))),
  acting('plan', claiming, () => CLAIM),
  acting('first-plan', claimingFirst, () => CLAIM, { players: ['Ada', 'Bob'] }),
  { ...acting('undo', fencing, () => ({ key: 'u' })), back: (page) => page.keyboard.press('Shift+U') },
  acting(
    'skip',
    houseFor(({ action, draft }) => action === 'park' && draft.steps.some((s) => s.do === 'park')),
    () => '.middle',
  ),
  {
    kind: 'rejected',
    back: (page) => page.keyboard.press('Escape'),
    go: async (page, table) => {
      await open(page, table, fencing);
      return '[role=gridcell][aria-disabled=true]';
    },
  },
  {
    kind: 'roundabout',
    // By key, because the pointer stays over the house.
    back: async (page) => {
      await page.keyboard.press('u');
      await page.keyboard.press('a');
    },
    go: async (page, table) => {
      await openGame(page, gameAfter(4, { advanced: true }));
      await table.ready();
      await table.roundabout.click();
      return cell((await table.scene()).cells[0] ?? '');
    },
  },
  {
    kind: 'refuse',
    go: async (page, table) => {
      await open(page, table, refusing);
      return '[data-chip^="refuse"] button';
    },
  },
  {
    kind: 'reshuffle',
    go: async (page, table) => {
      const { spot } = await open(page, table, reshuffling);
      await table.tapCell(lotCode(spot));
      await page.locator(CLAIM).first().click();
      return '[data-chip^="reshuffle"] button';
    },
  },
  {
    kind: 'cards',
    from: 'cards',
    go: async (page, table) => {
      await table.tapCell(lotCode((await open(page, table, fencing)).spot));
      return '[data-confirm]';
    },
  },
  {
    kind: 'end',
    from: 'cards',
    go: async (page, table) => {
      await open(page, table, refusingLast);
      await page.locator('[data-chip^="refuse"] button').click();
      return '[data-confirm]';
    },
  },
];

const refusing: Find<true> = (position) => (canRefuse(startDraft(position).turn) ? true : undefined);
/** One more refusal ends the game. */
const refusingLast: Find<true> = (position) =>
  describeSheet(position.sheet).refusals.crossed === 2 ? refusing(position) : undefined;
