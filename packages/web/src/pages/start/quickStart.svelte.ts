import { recall } from '../setup/choice.ts';
import { lineOf } from '../setup/line.ts';

/** One tap starts the last game's options again. The rules are loaded only then. */
export class QuickStart {
  readonly line = lineOf(recall().choice);
  starting = $state(false);
  failed = $state(false);

  async start(): Promise<void> {
    if (this.starting) return;
    this.starting = true;
    this.failed = false;
    try {
      const { beginLast } = await import('../setup/begin.ts');
      await beginLast();
    } catch {
      this.failed = true;
    } finally {
      this.starting = false;
    }
  }
}
