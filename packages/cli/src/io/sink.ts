import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Failure, fileFailure } from '../failure.ts';
import { STANDARD } from './files.ts';

/** Where a command writes a long output, as fast as it is taken. */
export interface Sink {
  write(text: string): Promise<void>;
  /** Writes what is left and makes the whole appear under its name. */
  close(): Promise<void>;
}

export async function openSink(file: string): Promise<Sink> {
  return file === STANDARD ? standardOutput : openFile(file);
}

const standardOutput: Sink = {
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  close: async () => undefined,
};

const CHUNK = 1 << 16;

/** Writes under another name until all is there, so that nobody ever finds half a file. */
async function openFile(file: string): Promise<Sink> {
  const failed = (error: unknown): never => {
    throw fileFailure('write', file, error);
  };
  const temporary = isPlain(file) ? `${file}.${process.pid}.part` : file;
  const handle = await open(temporary, temporary === file ? 'w' : 'wx').catch(failed);
  const tidy = (): void => (temporary === file ? undefined : rmSync(temporary, { force: true }));
  process.once('exit', tidy);
  let waiting = '';
  return {
    write: async (text) => {
      waiting += text;
      if (waiting.length < CHUNK) return;
      await handle.writeFile(waiting).catch(failed);
      waiting = '';
    },
    close: async () => {
      await handle.writeFile(waiting).catch(failed);
      await handle.close().catch(failed);
      if (temporary !== file) await rename(temporary, file).catch(failed);
      process.off('exit', tidy);
    },
  };
}

/** Devices and pipes are written to as they are; what is not there yet will be a plain file. */
function isPlain(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) throw new Failure(`Cannot write ${file}: it is a folder.`);
  return found?.isFile() ?? true;
}

/** Ends at once on Ctrl-C, but in the ordinary way, so that what waits for the exit can tidy up. */
export function tidyOnInterrupt(): void {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}
