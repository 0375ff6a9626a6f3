import { speak } from '../text/language.ts';
import { keepLanguage } from './keepLanguage.ts';

/** Switches every page to this language, offline as well; false, with nothing changed, if it can't be fetched. */
export async function switchTo(code: string): Promise<boolean> {
  try {
    await speak(code);
  } catch {
    return false;
  }
  document.documentElement.lang = code;
  void keepLanguage(code);
  return true;
}
