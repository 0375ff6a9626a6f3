import { BUILT_IN, componentsOf } from 'picket-engine';
import { localGames } from '../../authority/localGames.ts';
import { go } from '../../platform/router.ts';
import { stopOffering } from '../learn/offered.ts';
import { nextCity, loadChoices, saveChoice, type Choice } from './choice.ts';
import { settle } from './possible.ts';
import { newGameOf } from './newGame.ts';

/** Starts the game and shows it. If its components file is gone, the built-in data is used. */
export async function begin(choice: Choice): Promise<void> {
  const own = choice.components === null ? undefined : (await localGames().components()).find(isChosen);
  const components = componentsOf(own?.box ?? BUILT_IN);
  const settled = settle({ ...choice, components: own?.hash ?? null }, components);
  const id = await localGames().create(newGameOf(settled, components));
  stopOffering(settled);
  saveChoice({ ...settled, city: nextCity(settled.city) });
  go({ page: 'game', id });

  function isChosen({ hash }: { readonly hash: string }): boolean {
    return hash === choice.components;
  }
}

/** One tap starts the same game again. */
export function beginLast(): Promise<void> {
  return begin(loadChoices().choice);
}
