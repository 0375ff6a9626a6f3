import { defaultOptions, type Options } from 'picket-engine';
import type { Page } from '@playwright/test';

/** An earlier deck for players on paper, with the same cards every time. */
export async function openDeck(
  page: Page,
  options: Partial<Options>,
  entered: { readonly rounds?: readonly unknown[]; readonly now?: unknown; readonly temps?: number } = {},
): Promise<void> {
  const deck = {
    options: { ...defaultOptions, ...options },
    seed: 'cGlja2V0LXBhcGVyLWRlaw',
    rounds: [],
    now: { given: [], claims: [], reshuffle: false },
    temps: 0,
    ...entered,
  };
  await page.goto('/');
  await page.evaluate((stored) => localStorage.setItem('picket.cards', stored), JSON.stringify(deck));
  await page.goto('/#/tabletop/cards');
  await page.getByRole('heading', { level: 1, name: /\d/ }).waitFor();
}

/** Rounds in which nothing was entered except the cards given away. */
export const rounds = (count: number, given: readonly number[] = []) =>
  Array.from({ length: count }, () => ({ given, claims: [], reshuffle: false }));
