import type { Options, Step } from 'picket-engine';
import { hearAnnouncements } from '../src/platform/announcer.svelte.ts';
import { preferences } from '../src/platform/preferences.svelte.ts';
import { pictureVoice } from '../src/scene/voice.ts';
import { TextGame } from '../src/table/asText/textGame.svelte.ts';
import { TableState } from '../src/table/tableState.svelte.ts';
import { text, textView } from '../src/text/language.ts';
import { textVoice } from '../src/textView/voice.ts';
import type { Intent } from '../src/turn/intent.ts';
import { openEditor } from '../src/turn/openEditor.ts';
import { ScriptedGame, typed } from './scriptedGame.svelte.ts';

/** How a table is played: by typing, with short or full answers, or by taps. */
export type Way = 'short' | 'full' | 'picture';

const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A table that plays itself, with a log of everything that is said. */
export class ScriptedTable {
  readonly game: ScriptedGame;
  readonly log: string[] = [];
  readonly #table: TableState;
  readonly #text: TextGame;
  readonly #way: Way;

  constructor(options: Partial<Options>, way: Way) {
    this.#way = way;
    this.game = new ScriptedGame(options);
    preferences.set({ speech: way === 'full' ? 'full' : 'short', sound: true });
    const editor = openEditor(this.game.view, undefined, { autoMarks: true });
    if (editor === undefined) throw new Error('There is no turn to make.');
    this.#table = new TableState(this.game.snapshot, 'Linden Falls', editor, this.game);
    this.#table.voice = way === 'picture' ? pictureVoice(text) : textVoice(text, textView, way);
    this.#text = new TextGame(this.#table);
  }

  /** Types a line and logs what is said. */
  type(line: string): Promise<void> {
    return this.#logged(`> ${line}`.trim(), async () => this.#text.run(line));
  }

  /** Taps and logs what is said. */
  #tap(intent: Intent): Promise<void> {
    return this.#logged(`tap ${JSON.stringify(intent)}`, async () => {
      this.#table.do(intent);
      return '';
    });
  }

  async #logged(what: string, work: () => Promise<string>): Promise<void> {
    this.log.push(what);
    const stop = hearAnnouncements((said) => this.log.push(`  ${said}`));
    const answer = await work();
    if (answer !== '') this.log.push(`  ${answer}`);
    await pause();
    const { view, over } = this.game;
    if (!over) this.#table.receive(view, undefined, true);
    await pause();
    stop();
  }

  /** Plays a turn in the way of this table. */
  async play(): Promise<void> {
    const turn = this.game.turn();
    if (this.#way === 'picture') {
      for (const intent of turn.flatMap(intentsOf)) await this.#tap(intent);
      await this.#logged('confirm', async () => {
        this.#table.confirm();
        return '';
      });
    } else {
      await this.type(typed(turn));
      await this.type('');
    }
  }
}

/** The taps that make a step. */
function intentsOf(step: Step): Intent[] {
  switch (step.do) {
    case 'choose':
      return 'offer' in step
        ? [{ kind: 'offer', index: step.offer }]
        : [
            { kind: 'offer', index: step.number, half: 'number' },
            { kind: 'offer', index: step.action, half: 'action' },
          ];
    case 'write':
      return [{ kind: 'lot', spot: step.at }];
    case 'temp':
      return step.by === 0 ? [] : [{ kind: 'temp', by: step.by }];
    case 'fence':
      return [{ kind: 'gap', at: step.at }];
    case 'improve':
      return [{ kind: 'size', size: step.size }];
    case 'roundabout':
      return [{ kind: 'roundabout' }, { kind: 'lot', spot: step.at }];
    case 'plan':
      return [{ kind: 'plan', slot: step.slot }];
    case 'park':
    case 'pool':
      return [];
    case 'bis':
    case 'refuse':
    case 'reshuffle':
      return [{ kind: 'step', step }];
  }
}
