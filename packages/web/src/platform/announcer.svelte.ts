/** Announcements for screen readers. Polite ones wait for a pause; urgent ones don't. */

export type Urgency = 'polite' | 'assertive';

/** After this long an announcement is removed, so that nobody finds it while reading the page. */
const STALE_MS = 5000;

let said = $state.raw<{ readonly [U in Urgency]: string }>({ polite: '', assertive: '' });
const timers: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {};

export const announcer = {
  get said(): { readonly [U in Urgency]: string } {
    return said;
  },
};

/** Announcements within this time are merged, because a later one would replace an earlier one. */
const TOGETHER_MS = 100;

const waiting: Record<Urgency, Set<string>> = { polite: new Set(), assertive: new Set() };
let gathering: ReturnType<typeof setTimeout> | undefined;

export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (text === '') return;
  waiting[urgency].add(text);
  gathering ??= setTimeout(tell, TOGETHER_MS);
}

function tell(): void {
  // A closing dialog still hides what is behind it from screen readers.
  const isLeaving = document.querySelector('dialog[open][inert]') !== null;
  gathering = isLeaving ? setTimeout(tell, TOGETHER_MS) : undefined;
  if (isLeaving) return;
  for (const urgency of ['polite', 'assertive'] as const) {
    const text = [...waiting[urgency]].join(' ');
    waiting[urgency].clear();
    if (text === '') continue;
    // The same sentence is read twice only if its text differs.
    say(urgency, said[urgency] === text ? `${text}\u00a0` : text);
    clearTimeout(timers[urgency]);
    timers[urgency] = setTimeout(() => say(urgency, ''), STALE_MS);
  }
}

function say(urgency: Urgency, text: string): void {
  said = { ...said, [urgency]: text };
}
