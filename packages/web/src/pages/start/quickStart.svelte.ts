import { recall } from '../setup/choice.ts';
import { lineOf } from '../setup/line.ts';

/** One tap starts what was played last. The rules are fetched with it: whoever only looks around needs none. */
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
