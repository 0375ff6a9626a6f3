import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Failure, fileFailure } from '../failure.ts';
import { STANDARD } from './files.ts';

/** A destination for long output, with backpressure. */
export interface Sink {
  write(text: string): Promise<void>;
  /** Writes the rest and moves the file into place. */
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

/** Writes to a temporary file first, so the file is never incomplete. */
async function openFile(file: string): Promise<Sink> {
  const failed = (error: unknown): never => {
    throw fileFailure('write', file, error);
  };
  const temporary = isRegular(file) ? `${file}.${process.pid}.part` : file;
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

/** Whether it is, or will be, a regular file; devices and pipes are written to directly. */
function isRegular(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) throw new Failure('cannot-write', file, 'EISDIR');
  return found?.isFile() ?? true;
}

/** Exits normally on Ctrl-C, so that exit handlers can clean up. */
export function cleanUpOnInterrupt(): void {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}
