import { startDraft, type Action, type Position } from 'picket-engine';
import {
  after,
  gapCode,
  lonelyHouses,
  lotCode,
  readyPlans,
  stepsOf,
  type Lonely,
} from './arranged/moments.ts';
import { lookFor } from './arranged/games.ts';
import { expect, test } from './fixtures.ts';
import type { Table } from './table.ts';

interface Kind {
  readonly action: Action;
  readonly name: string;
  /** How many taps the turn may take, without Confirm. */
  readonly taps: number;
  /** The last line of the log after the action. */
  readonly done: RegExp;
}

const KINDS: readonly Kind[] = [
  { action: 'park', name: 'a park', taps: 1, done: /Crossed a park box/ },
  { action: 'pool', name: 'a pool', taps: 1, done: /Built the pool/ },
  { action: 'temp', name: 'a temp', taps: 1, done: /temp/ },
  { action: 'fence', name: 'a fence', taps: 2, done: /Put up a fence/ },
  { action: 'improve', name: 'a value', taps: 2, done: /Raised the value/ },
  { action: 'bis', name: 'a bis', taps: 2, done: /bis of/ },
];

for (const { action, name, taps: own, done } of KINDS) {
  for (const plan of [false, true]) {
    const taps = own + Number(plan);
    const title = `${name} turn${plan ? ' that claims a plan' : ''}: ${taps} ${taps === 1 ? 'tap' : 'taps'} and Confirm`;
    const tag = !plan || action === 'pool' ? [] : ['@full'];
    test(title, { tag }, async ({ table, resume }) => {
      // In the 2018 edition the first plan also asks about a reshuffle.
      const edition = plan ? '2023' : '2018';
      const { game, found } = lookFor((position) => easyTurn(position, action, plan), { edition });
      await resume(game);
      table.taps = 0;
      await table.tapCell(lotCode(found.spot));
      if (own > 1) await tapTarget(table, found);
      await expect(table.log.last()).toContainText(done);
      if (plan) {
        await table.tap(table.button(/^Claim plan/).first());
        await expect(table.log.last()).toContainText('Claimed plan');
      }
      const { cells, columns, ready } = await table.scene();
      expect({ taps: table.taps, ready }).toEqual({ taps, ready: true });
      // Only the estates of a plan can still be changed.
      expect([...cells.filter((code) => !code.startsWith('estate')), ...columns]).toEqual([]);
      await table.tapConfirm();
      await expect(table.page).toHaveTitle(new RegExp(`round ${game.state.rounds.length + 2}|final scores`));
      test.info().annotations.push({ type: 'taps', description: `${name}: ${table.taps - 1}` });
    });
  }
}

/** A house that one tap fills, with a usable action and, if wanted, a plan that is ready then. */
function easyTurn(position: Position, action: Action, withPlan: boolean): Lonely | undefined {
  return lonelyHouses(position).find((house) => {
    const acted = house.action === action ? actedOn(house, position) : undefined;
    return acted !== undefined && readyPlans(acted).length > 0 === withPlan;
  });
}

/** The turn after its action, done with at most one more tap. */
function actedOn({ action, draft }: Lonely, position: Position) {
  if (action === 'park' || action === 'pool') return draft.steps.at(-1)?.do === action ? draft : undefined;
  if (action === 'temp') {
    const { temps, layout } = startDraft(position).turn.sheet;
    return temps < layout.tempBoxes ? draft : undefined;
  }
  const [target] = targetsOf({ action, draft });
  return target === undefined ? undefined : after(draft, target);
}

/** The targets of the action that need a single tap. */
function targetsOf({ action, draft }: Pick<Lonely, 'action' | 'draft'>) {
  if (action === 'fence') return stepsOf(draft, 'fence');
  if (action === 'improve') return stepsOf(draft, 'improve');
  const copies = stepsOf(draft, 'bis');
  // Originals on both sides lead to another question.
  return copies.filter(({ at }) => copies.filter((other) => String(other.at) === String(at)).length === 1);
}

async function tapTarget(table: Table, house: Lonely): Promise<void> {
  const [target] = targetsOf(house);
  if (target?.do === 'improve') await table.tap(table.button(new RegExp(`^Estates of ${target.size} `)));
  else if (target?.do === 'fence') await table.tapCell(gapCode(target.at));
  else if (target !== undefined) await table.tapCell(lotCode(target.at));
}
