import { tick } from 'svelte';
import { announce } from '../platform/announcer.svelte.ts';
import { preferences } from '../platform/preferences.svelte.ts';
import { text } from '../text/language.ts';
import type { Spot } from 'picket-engine';
import type { KeyName } from '../text/text.ts';
import type { Target } from '../turn/actionUse.ts';
import type { Intent } from '../turn/intent.ts';
import { COMMANDS, DEFAULT_KEYS, type Command } from '../scene/keys.ts';
import { spokenExplanation } from './spokenExplanation.ts';
import type { TableState } from './tableState.svelte.ts';

/** Where the keyboard can move on the sheet. */
export interface Focusable {
  focusSpot(spot: Spot): void;
}

/** Handles a key; false if the key belongs to the focused element. */
export function carryOut(
  command: Command,
  table: TableState,
  town: Focusable | undefined,
  event: KeyboardEvent,
): boolean {
  switch (command.kind) {
    case 'act':
      doTo(table, command.intent);
      return true;
    case 'confirm':
      table.confirm();
      return true;
    case 'hint':
      table.hint();
      return true;
    case 'help':
      table.show({ kind: 'help' });
      return true;
    case 'odds':
      table.showOdds();
      return true;
    case 'now':
      table.sayNext();
      return true;
    case 'this':
      void spokenExplanation(table, document.activeElement).then((said) => announce(said, 'assertive'));
      return true;
    case 'street':
      town?.focusSpot([command.street, 0]);
      return true;
    case 'targets':
      toTargets(command.action, table, town);
      return true;
    case 'say':
      announce(table.answer(command.asked), 'assertive');
      return true;
    case 'move':
      return enterSheet(table, town, event);
    case 'menu':
    case 'settings':
      table.show({ kind: command.kind });
      return true;
    case 'chat':
      table.online?.openChat();
      return table.online !== undefined;
    case 'text-view':
      preferences.set({ textView: true });
      return true;
    case 'enter':
      return false;
  }
}

/** A confirmed turn is undone by taking it back, and a refusal that gives a card away asks which one. */
function doTo(table: TableState, intent: Intent): void {
  if (intent.kind === 'undo' && table.editor.sent) return table.takeBack();
  table.do(intent);
  if (table.editor.why?.code !== 'give-a-card') return;
  void tick().then(() => document.querySelector<HTMLElement>('[data-chip^="refuse"] button')?.focus());
}

/** Translates a customised arrow or Enter key to the default one for the focused element. */
export function standIn(command: Command, { target }: KeyboardEvent): void {
  if (!(target instanceof Element)) return;
  const key = Object.entries(COMMANDS).find(([, other]) => other === command)?.[0] as KeyName | undefined;
  if (key === undefined) return;
  const isButton = target instanceof HTMLElement && target.matches('button, a');
  if (command.kind === 'enter' && isButton) {
    target.click();
    return;
  }
  const usual = { key: DEFAULT_KEYS[key], bubbles: true, cancelable: true };
  target.dispatchEvent(new KeyboardEvent('keydown', usual));
}

/** The first arrow key moves onto the sheet; there the streets take over. */
function enterSheet(table: TableState, town: Focusable | undefined, event: KeyboardEvent): boolean {
  const { target } = event;
  if (target instanceof Element && target.closest('button, a, input, [role=gridcell]') !== null) return false;
  town?.focusSpot(firstTarget(table) ?? [0, 0]);
  return true;
}

function toTargets(action: Target, table: TableState, town: Focusable | undefined): void {
  if (action === 'improve') {
    document.querySelector<HTMLElement>('[data-size]')?.focus();
    return;
  }
  const spot = firstTarget(table);
  if (spot === undefined) announce(table.bar.sentence || text.game.whatCanIDo);
  else town?.focusSpot(spot);
}

/** The first gap or house with an enabled tap. */
function firstTarget({ sheet }: TableState): Spot | undefined {
  const gap = sheet.streets.flatMap(({ gaps }) => gaps).find(({ target }) => target);
  if (gap !== undefined) return gap.at;
  return sheet.streets.flatMap(({ lots }) => lots).find(({ target }) => target !== undefined)?.spot;
}
