import { untrack } from 'svelte';

/** Announcements for screen readers. Polite ones wait for a pause; urgent ones don't. */

export type Urgency = 'polite' | 'assertive';

interface Announcement {
  readonly text: string;
  readonly at: number;
}

/** Announcements are removed after this time, so they aren't found when reading the page. */
const STALE_MS = 5000;

/** Announcements within this time stay side by side, so a later one doesn't cut off an earlier one. */
const TOGETHER_MS = 100;

let shown = $state.raw<{ readonly [U in Urgency]: readonly Announcement[] }>({ polite: [], assertive: [] });
const timers: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {};

/** Each gets its own element, so screen readers also read a sentence that is repeated. */
export const announcer = {
  get current(): { readonly [U in Urgency]: readonly Announcement[] } {
    return shown;
  },
};

type Listener = (text: string) => void;
const listeners = new Set<Listener>();

/** Calls back with everything that is announced, for the text view's log; returns a function that stops it. */
export function hearAnnouncements(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (text === '') return;
  // A closing dialog still hides what is behind it from screen readers.
  if (document.querySelector('dialog[open][inert]') !== null) {
    setTimeout(() => announce(text, urgency), TOGETHER_MS);
    return;
  }
  const at = performance.now();
  // An effect that announces must not run again when the announcement is removed.
  const recent = untrack(() => shown[urgency]).filter((one) => at - one.at < TOGETHER_MS);
  if (recent.some((one) => one.text === text)) return;
  show(urgency, [...recent, { text, at }]);
  for (const listener of listeners) listener(text);
  clearTimeout(timers[urgency]);
  timers[urgency] = setTimeout(() => show(urgency, []), STALE_MS);
}

function show(urgency: Urgency, now: readonly Announcement[]): void {
  shown = { ...untrack(() => shown), [urgency]: now };
}
