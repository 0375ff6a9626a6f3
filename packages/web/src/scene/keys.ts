import type { Target } from '../turn/actionUse.ts';
import type { KeyName } from '../text/text.ts';
import type { Asked } from './say.ts';
import type { Intent } from '../turn/intent.ts';

/** What a key does: something to the turn, or something on the page. */
export type Command =
  | { readonly kind: 'act'; readonly intent: Intent }
  | {
      readonly kind:
        | 'confirm'
        | 'hint'
        | 'help'
        | 'odds'
        | 'now'
        | 'this'
        | 'enter'
        | 'menu'
        | 'settings'
        | 'chat'
        | 'text-view';
    }
  | { readonly kind: 'street'; readonly street: number }
  | { readonly kind: 'move'; readonly by: readonly [street: number, house: number] }
  /** Moves the focus to the targets of the action. */
  | { readonly kind: 'targets'; readonly action: Target }
  | { readonly kind: 'say'; readonly asked: Asked };

const intent = (intent: Intent): Command => ({ kind: 'act', intent });

export const COMMANDS: { readonly [K in KeyName]: Command } = {
  offer1: intent({ kind: 'offer', index: 0 }),
  offer2: intent({ kind: 'offer', index: 1 }),
  offer3: intent({ kind: 'offer', index: 2 }),
  top: { kind: 'street', street: 0 },
  middle: { kind: 'street', street: 1 },
  bottom: { kind: 'street', street: 2 },
  enter: { kind: 'enter' },
  up: { kind: 'move', by: [-1, 0] },
  down: { kind: 'move', by: [1, 0] },
  left: { kind: 'move', by: [0, -1] },
  right: { kind: 'move', by: [0, 1] },
  more: intent({ kind: 'temp', by: 1 }),
  less: intent({ kind: 'temp', by: -1 }),
  fence: { kind: 'targets', action: 'fence' },
  value: { kind: 'targets', action: 'improve' },
  park: intent({ kind: 'mark', action: 'park' }),
  pool: intent({ kind: 'mark', action: 'pool' }),
  bis: { kind: 'targets', action: 'bis' },
  plan: intent({ kind: 'plan' }),
  roundabout: intent({ kind: 'roundabout' }),
  skip: intent({ kind: 'skip' }),
  undo: intent({ kind: 'undo' }),
  redo: intent({ kind: 'redo' }),
  confirm: { kind: 'confirm' },
  cancel: intent({ kind: 'cancel' }),
  hint: { kind: 'hint' },
  help: { kind: 'help' },
  odds: { kind: 'odds' },
  sayNow: { kind: 'now' },
  sayThis: { kind: 'this' },
  saySheet: { kind: 'say', asked: 'sheet' },
  sayRound: { kind: 'say', asked: 'round' },
  sayPlans: { kind: 'say', asked: 'plans' },
  sayAwaited: { kind: 'say', asked: 'awaited' },
  sayLastRound: { kind: 'say', asked: 'last-round' },
  sayScore: { kind: 'say', asked: 'score' },
  sayOthers: { kind: 'say', asked: 'others' },
  reshuffle: intent({ kind: 'reshuffle' }),
  menu: { kind: 'menu' },
  settings: { kind: 'settings' },
  chat: { kind: 'chat' },
  textView: { kind: 'text-view' },
};

/** The key for each command, as `keyOf` writes it. Users can change them. */
export type KeyMap = { readonly [K in KeyName]: string };

export const DEFAULT_KEYS: KeyMap = {
  offer1: '1',
  offer2: '2',
  offer3: '3',
  top: 't',
  middle: 'm',
  bottom: 'b',
  enter: 'Enter',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  more: '+',
  less: '-',
  fence: 'f',
  value: 'v',
  park: 'p',
  pool: 'o',
  bis: 'x',
  plan: 'g',
  roundabout: 'a',
  skip: 'n',
  undo: 'u',
  redo: 'Shift+u',
  confirm: 'c',
  cancel: 'Escape',
  hint: 'h',
  help: '?',
  odds: 'i',
  sayNow: 'q',
  sayThis: 'e',
  saySheet: 's',
  sayRound: 'r',
  sayPlans: 'd',
  sayAwaited: 'w',
  sayLastRound: 'l',
  sayScore: 'Shift+s',
  sayOthers: 'j',
  reshuffle: '!',
  menu: 'Shift+m',
  settings: ',',
  chat: '/',
  textView: 'y',
};

const NAMES = Object.keys(DEFAULT_KEYS) as KeyName[];

/** The part of a keyboard event that matters. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
}

/** Keys that browsers or screen readers need, and modifier keys. */
const RESERVED = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified|F\d+)$/;

/**
 * A key press as text; undefined for those of the browser. Shift counts only for letters: symbols need it
 * anyway.
 */
export function keyOf({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): string | undefined {
  if (ctrlKey === true || altKey === true || metaKey === true || RESERVED.test(key)) return undefined;
  if (!/^\p{L}$/u.test(key)) return key;
  const letter = key.toLowerCase();
  return shiftKey === true ? `Shift+${letter}` : letter;
}

export function commandFor(press: KeyPress, keys: KeyMap = DEFAULT_KEYS): Command | undefined {
  const pressed = keyOf(press);
  const name = pressed === undefined ? undefined : nameOf(keys, pressed);
  return name === undefined ? undefined : COMMANDS[name];
}

function nameOf(keys: KeyMap, key: string): KeyName | undefined {
  return NAMES.find((name) => keys[name] === key);
}

/**
 * The default keys with the user's changes. Unknown commands are ignored, and so are changes that give two commands
 * one key. A command that is newer than the changes gets a free key.
 */
export function keysWith(own: { readonly [name: string]: string }): KeyMap {
  const keys = { ...DEFAULT_KEYS };
  const changed = NAMES.filter((name) => own[name] !== undefined);
  for (const name of changed) keys[name] = own[name] ?? keys[name];
  for (const name of NEW.filter((name) => !changed.includes(name))) {
    const taken = new Set(NAMES.filter((other) => other !== name).map((other) => keys[other]));
    if (taken.has(keys[name])) keys[name] = LETTERS.find((key) => !taken.has(key)) ?? keys[name];
  }
  return new Set(Object.values(keys)).size === NAMES.length ? keys : DEFAULT_KEYS;
}

/** Commands added after the first release, whose default keys may already be taken. */
const NEW: readonly KeyName[] = [
  'odds',
  'sayNow',
  'sayThis',
  'sayScore',
  'sayOthers',
  'reshuffle',
  'menu',
  'settings',
  'chat',
  'textView',
];
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => [letter, `Shift+${letter}`]).flat();

/** The differences from the defaults: all that has to be stored. */
export function ownKeys(keys: KeyMap): { readonly [name: string]: string } {
  return Object.fromEntries(
    NAMES.filter((name) => keys[name] !== DEFAULT_KEYS[name]).map((name) => [name, keys[name]]),
  );
}

/** Another key for a command, and its previous command. */
interface Remapped {
  readonly keys: KeyMap;
  /** The command that had this key. It gets the old one, so every command keeps a key. */
  readonly other: KeyName | undefined;
}

export function remapped(keys: KeyMap, name: KeyName, key: string): Remapped {
  const had = nameOf(keys, key);
  const other = had === name ? undefined : had;
  return { keys: { ...keys, ...(other !== undefined && { [other]: keys[name] }), [name]: key }, other };
}
