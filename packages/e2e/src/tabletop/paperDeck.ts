import { defaultOptions, type Options } from 'picket-engine';
import type { Page } from '@playwright/test';

/** A deck for players on paper that was dealt earlier: the same cards every time. */
export async function openDeck(
  page: Page,
  options: Partial<Options>,
  told: { readonly rounds?: readonly unknown[]; readonly now?: unknown; readonly temps?: number } = {},
): Promise<void> {
  const deck = {
    options: { ...defaultOptions, ...options },
    seed: 'cGlja2V0LXBhcGVyLWRlaw',
    rounds: [],
    now: { given: [], claims: [], reshuffle: false },
    temps: 0,
    ...told,
  };
  await page.goto('/');
  await page.evaluate((stored) => localStorage.setItem('picket.cards', stored), JSON.stringify(deck));
  await page.goto('/#/tabletop/cards');
  await page.getByRole('heading', { level: 1, name: /\d/ }).waitFor();
}

/** Rounds in which nobody told the deck more than which cards were given away. */
export const rounds = (count: number, given: readonly number[] = []) =>
  Array.from({ length: count }, () => ({ given, claims: [], reshuffle: false }));
