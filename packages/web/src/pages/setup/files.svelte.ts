import type { Rejection } from 'picket-engine';
import { isForeign } from 'picket-words';
import { announce } from '../../platform/announcer.svelte.ts';
import { faults, setupPage } from '../../text/language.ts';
import { rejectionSentence } from '../../text/rejectionSentence.ts';
import type { SetupState } from './setup.svelte.ts';

/** The user’s components files: adding and removing one, and what went wrong. */
export class UserFiles {
  readonly #setup: SetupState;
  trouble = $state.raw<{ readonly sentence: string; readonly code?: string }>();

  constructor(setup: SetupState) {
    this.#setup = setup;
  }

  async bring([file]: readonly File[]): Promise<void> {
    if (file === undefined) return;
    const words = setupPage.numbers;
    this.trouble = undefined;
    try {
      const found = await this.#setup.bring(file);
      if ('rejection' in found) this.#tell(found.rejection, file.name);
      else if (found.added.problem !== undefined) this.trouble = { sentence: words.notSaved };
      else announce(words.added(found.added.name));
    } catch {
      this.trouble = { sentence: words.unreadable };
    }
  }

  async remove(hash: string): Promise<void> {
    this.trouble = undefined;
    const refused = await this.#setup.removeFile(hash);
    if (refused !== undefined) this.#tell(refused);
  }

  #tell(rejection: Rejection, file?: string): void {
    if (file !== undefined && isForeign(rejection)) {
      this.trouble = { sentence: faults.files.notComponents(file) };
      return;
    }
    const sentence = rejectionSentence(rejection, this.#setup.choice.edition);
    this.trouble = { sentence, code: rejection.code };
  }
}
