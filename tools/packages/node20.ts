import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execute } from './packages.ts';

const onWindows = process.platform === 'win32';

/** The oldest Node that the packages support: the machine's own, or one installed from the registry. */
export async function node20(folder: string): Promise<string> {
  return (await installedNode20()) ?? (await fetchNode20(folder));
}

/** A Node 20 on the PATH, if any. */
export async function installedNode20(): Promise<string | undefined> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const node = join(folder, onWindows ? 'node.exe' : 'node');
    const version = await execute(node, ['--version'], process.cwd()).catch(() => '');
    if (version.startsWith('v20.')) return node;
  }
  return undefined;
}

async function fetchNode20(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  await execute('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, 'node@20'], folder);
  return join(folder, 'node_modules/node/bin', onWindows ? 'node.exe' : 'node');
}
