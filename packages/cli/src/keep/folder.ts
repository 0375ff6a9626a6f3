import { mkdir, open, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where games and seats are stored: the XDG data folder, or its equivalent. */
export function dataFolder({ env, platform } = process): string {
  const { XDG_DATA_HOME: xdg, LOCALAPPDATA: windows } = env;
  if (xdg) return join(xdg, 'picket');
  if (platform === 'win32' && windows) return join(windows, 'picket');
  return join(homedir(), '.local', 'share', 'picket');
}

/** Replaces a file atomically. Only its owner can read it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}.part`;
  try {
    const handle = await open(temporary, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
