import { streetsOf } from 'picket-words';
import { announce } from '../platform/announcer.svelte.ts';
import type { GameId } from '../authority/authority.ts';
import { BackendError, type GameBackend } from '../authority/gameBackend.ts';
import { text } from '../text/language.ts';
import { rejectionSentence } from '../text/rejectionSentence.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { steps } from '../turn/openEditor.ts';

/** Submits a turn and takes it back, and says what went wrong. */
export class Submission {
  readonly #id: GameId;
  readonly #backend: GameBackend;
  #trouble = $state('');
  #sending = false;

  constructor(id: GameId, backend: GameBackend) {
    this.#id = id;
    this.#backend = backend;
  }

  /** Why a turn was not accepted, or could not be stored. */
  get trouble(): string {
    return this.#trouble;
  }
  get sending(): boolean {
    return this.#sending;
  }

  forget(): void {
    this.#trouble = '';
  }

  submit(editor: TurnEditor): void {
    const { draft, seat, view } = editor;
    this.#sending = true;
    const turn = { seat, round: view.state.rounds.length, steps: steps(editor) };
    void this.#backend
      .submit(this.#id, turn)
      .then((rejection) => {
        if (rejection === undefined) return;
        const { edition } = draft.position.rules.options;
        const streets = streetsOf(view.commitment);
        this.#complain(text.around.errors.turnRefused(rejectionSentence(rejection, edition, streets)));
      })
      .catch((error: unknown) => this.#complain(sentenceOf(error)))
      .finally(() => (this.#sending = false));
  }

  takeBack({ seat, view }: TurnEditor): void {
    this.#backend
      .takeBack(this.#id, { seat, round: view.state.rounds.length })
      .then((rejection) => {
        // A turn that never arrived counts as taken back.
        if (rejection === undefined || rejection.code === 'not-in') return;
        this.#complain(rejectionSentence(rejection));
      })
      .catch((error: unknown) => this.#complain(sentenceOf(error)));
  }

  #complain(trouble: string): void {
    this.#trouble = trouble;
    announce(trouble, 'assertive');
  }
}

/** The backend's reason; any other error means that the worker has stopped. */
function sentenceOf(error: unknown): string {
  return error instanceof BackendError ? error.message : text.around.errors.workerStopped;
}
