/** What is said to those who listen. Polite words wait for a pause; urgent ones do not. */

export type Urgency = 'polite' | 'assertive';

/** After this long a sentence is no longer news, and nobody should stumble over it while reading the page. */
const STALE_MS = 5000;

let said = $state.raw<{ readonly [U in Urgency]: string }>({ polite: '', assertive: '' });
const timers: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {};

export const announcer = {
  get said(): { readonly [U in Urgency]: string } {
    return said;
  },
};

/** What happens within so short a time is told together: a later sentence would take the place of an earlier one. */
const TOGETHER_MS = 100;

const waiting: Record<Urgency, Set<string>> = { polite: new Set(), assertive: new Set() };
let gathering: ReturnType<typeof setTimeout> | undefined;

export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (text === '') return;
  waiting[urgency].add(text);
  gathering ??= setTimeout(tell, TOGETHER_MS);
}

function tell(): void {
  // A dialog on its way out still keeps what is behind it from being heard.
  const isLeaving = document.querySelector('dialog[open][inert]') !== null;
  gathering = isLeaving ? setTimeout(tell, TOGETHER_MS) : undefined;
  if (isLeaving) return;
  for (const urgency of ['polite', 'assertive'] as const) {
    const text = [...waiting[urgency]].join(' ');
    waiting[urgency].clear();
    if (text === '') continue;
    // The same sentence twice is read twice only if something about it differs.
    say(urgency, said[urgency] === text ? `${text}\u00a0` : text);
    clearTimeout(timers[urgency]);
    timers[urgency] = setTimeout(() => say(urgency, ''), STALE_MS);
  }
}

function say(urgency: Urgency, text: string): void {
  said = { ...said, [urgency]: text };
}
