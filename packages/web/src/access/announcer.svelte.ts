import { untrack } from 'svelte';

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

/** As long as a dialog takes to go, and a little more: until then nobody hears what is behind it. */
const LEAVING_MS = 150;

export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (text === '') return;
  if (document.querySelector('dialog[open][inert]') !== null) {
    setTimeout(() => announce(text, urgency), LEAVING_MS);
    return;
  }
  // The same sentence twice is read twice only if something about it differs.
  const again = untrack(() => said[urgency]) === text ? '\u00a0' : '';
  say(urgency, text + again);
  clearTimeout(timers[urgency]);
  timers[urgency] = setTimeout(() => say(urgency, ''), STALE_MS);
}

function say(urgency: Urgency, text: string): void {
  // An effect that says something must not be woken by what it said.
  said = { ...untrack(() => said), [urgency]: text };
}
