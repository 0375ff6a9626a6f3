import { trackLanguage } from './language.ts';

let switches = $state(0);

/** Makes everything that reads texts follow a switch of the language. Plain code, such as a test, does without. */
export function followLanguage(): void {
  trackLanguage({
    read: () => void switches,
    switched: () => switches++,
  });
}
