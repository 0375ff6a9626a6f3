import { MediaQuery } from 'svelte/reactivity';
import { preferences } from './preferences.svelte.ts';
import { inLetters } from './letters.ts';

/** A media query whose ems include the text size of the settings. */
export function emQuery(query: string): { readonly current: boolean } {
  const bySize = new Map<number, MediaQuery>();
  return {
    get current() {
      const { letters } = preferences;
      const found = bySize.get(letters) ?? new MediaQuery(inLetters(query, letters));
      bySize.set(letters, found);
      return found.current;
    },
  };
}
