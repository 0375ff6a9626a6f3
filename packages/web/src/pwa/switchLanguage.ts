import { speak } from '../text/language.ts';
import { keepLanguage } from './keepLanguage.ts';

/** Shows every page in this language, now and offline; false if it can't be fetched, and then nothing changes. */
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
