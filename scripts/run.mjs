// The one file that runs on the machine's own Node (20 or later) before anything is installed: plain JavaScript and built-ins only.
// Everything after it runs on the Node that package.json pins.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const windows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node');
const [command, ...rest] = process.argv.slice(2);
const oldestMajor = 20;
const pinnedMajor = 24;
const ownMajor = Number(process.versions.node.split('.')[0]);

if (ownMajor < oldestMajor) {
  console.error(
    `Node ${process.versions.node} is too old to begin with. Install Node ${oldestMajor} or later, then try again.`,
  );
  process.exit(1);
}

/** npm records what it installed. Comparing that with the lock file shows whether it is stale, without running npm. */
function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    return null;
  }
}

function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const found = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !found || !existsSync(pinnedNode)) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, peer }]) =>
      path === '' || optional || peer || found[path]?.version === version,
  );
}

function install() {
  console.log('Installing packages (the first time takes about a minute) …');
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it refuses a lock file that lacks packages for other systems, which some registries don't serve. npm may replace the Node
  // in node_modules, so it must not run on that one.
  const [program, first] = npm ? [process.env.npm_node_execpath ?? process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(
    program,
    [...first, 'install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: !npm && windows,
    },
  );
  if (status !== 0 || !existsSync(pinnedNode)) {
    console.error(
      'The packages could not be installed. Check the network connection and try again; npm says above what failed.',
    );
    process.exit(status || 1);
  }
}

/**
 * npm runs a script in a shell, and a signal to npm reaches only that shell, which dies and leaves this process. So a process that npm
 * started ends when its parent is gone.
 */
function endWithParent(end) {
  if (!process.env.npm_lifecycle_event || windows) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 250);
  watch.unref();
}

function handOver(script) {
  const child = spawn(pinnedNode, [script, ...rest], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    // A terminal sends Ctrl+C to the whole group; passing it on would deliver it twice.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
  }
  endWithParent(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

const script = join(root, 'scripts', `${command}.ts`);
const installed = isInstalled();
if (!installed) install();
process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

if (installed && ownMajor >= pinnedMajor) {
  process.chdir(root);
  endWithParent(() => process.kill(process.pid, 'SIGTERM'));
  process.argv = [process.execPath, script, ...rest];
  await import(script);
} else {
  handOver(script);
}
