// Plain JavaScript for Node 20, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const onWindows = process.platform === 'win32';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const NODE_WANTED = Number.parseInt(readFileSync(join(root, '.nvmrc'), 'utf8'), 10);
const nodeHome = join(root, 'tools', 'node');
const lockFile = join(root, 'tools', '.setup-lock');

/** Installs what is missing and returns the path of the Node that runs everything else. */
export async function setUp() {
  const needsNode = Number.parseInt(process.versions.node, 10) < NODE_WANTED;
  const homes = needsNode ? [nodeHome, root] : [root];
  if (!homes.every(isInstalled)) {
    await withLock(() => {
      if (needsNode) install(nodeHome, `Installing Node ${NODE_WANTED} …`);
      install(root, 'Installing packages …', needsNode ? installedNode() : process.execPath);
    });
  }
  return needsNode ? installedNode() : process.execPath;
}

/** An environment in which `node` and `npm` are those of the given Node. */
export function environmentFor(node) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: [dirname(node), process.env[name]].filter(Boolean).join(delimiter) };
}

function install(home, message, node = process.execPath) {
  if (isInstalled(home)) return;
  process.stderr.write(`${message}\n`);
  // The caller's settings, such as NODE_ENV=production, must not leave anything out.
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const npm = spawnSync('npm', ['ci', ...flags], {
    cwd: home,
    env: environmentFor(node),
    shell: onWindows,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (npm.status !== 0) {
    throw new Error(`npm ci failed.\n${npm.error?.message ?? ''}${npm.stdout ?? ''}${npm.stderr ?? ''}`);
  }
  mkdirSync(dirname(stampOf(home)), { recursive: true });
  writeFileSync(stampOf(home), hashOf(home));
}

// The stamp is written last, and npm ci removes it first: an interrupted install has none.
const stampOf = (home) => join(home, 'node_modules', '.picket-stamp');
const hashOf = (home) =>
  createHash('sha256')
    .update(readFileSync(join(home, 'package-lock.json')))
    .digest('hex');
const isInstalled = (home) =>
  existsSync(stampOf(home)) && readFileSync(stampOf(home), 'utf8') === hashOf(home);

function installedNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(nodeHome, 'package.json'), 'utf8'));
  for (const name of Object.keys(optionalDependencies)) {
    const node = join(nodeHome, 'node_modules', name, 'bin', onWindows ? 'node.exe' : 'node');
    if (existsSync(node)) return node;
  }
  throw new Error(
    `Picket needs Node ${NODE_WANTED}: please install it. There is no package for this platform.`,
  );
}

/** Two first runs at the same time would overwrite each other's installation: the second one waits. */
async function withLock(work) {
  while (!take()) await sleep(200);
  try {
    work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function take() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isAbandoned()) rmSync(lockFile, { force: true });
    return false;
  }
}

function isAbandoned() {
  try {
    const holder = Number(readFileSync(lockFile, 'utf8'));
    if (holder > 0) process.kill(holder, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
