import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mustRun, root } from './run-command.ts';

/** A generated file or folder. It is made again when one of its sources has changed, or when it is gone. */
type Step = {
  name: string;
  saying: string;
  inputs: readonly string[];
  outputs: readonly string[];
  make: () => Promise<void>;
};

const packages = 'package-lock.json';

const styles: Step = {
  name: 'styles',
  saying: 'Generating the style functions',
  inputs: [packages, 'panda.config.ts', 'panda'],
  outputs: ['styled-system/css/index.mjs'],
  // Panda's own program exits with 0 after most errors.
  make: () =>
    mustRun('node', [
      '--import',
      './panda/error-handlers.ts',
      'node_modules/@pandacss/dev/bin.js',
      'codegen',
      '--silent',
    ]),
};

const contract: Step = {
  name: 'contract',
  saying: 'Generating the contract',
  inputs: [
    packages,
    'openapi',
    'openapi/examples.gen.json',
    'redocly.yaml',
    'scripts/generate-contract.ts',
    'scripts/generate',
  ],
  outputs: ['openapi/contract.gen.json', 'openapi/contract.gen.ts'],
  make: () => mustRun('node', ['scripts/generate-contract.ts']),
};

const routes: Step = {
  name: 'routes',
  saying: 'Generating the route tree',
  inputs: [packages, 'src/routes', 'scripts/generate'],
  outputs: ['src/routeTree.gen.ts'],
  make: () => mustRun('node', ['scripts/generate/generate-routes.ts']),
};

const valley: Step = {
  name: 'valley',
  saying: 'Drawing the valley',
  inputs: [
    packages,
    'scripts/draw-valley.ts',
    'scripts/valley',
    'server/seed/valley',
    'src/components/valley/valley-box.ts',
  ],
  outputs: ['src/components/valley/land.gen.svg'],
  make: () => mustRun('node', ['scripts/draw-valley.ts']),
};

const build: Step = {
  name: 'build',
  saying: 'Building the app',
  inputs: [
    packages,
    'package.json',
    'index.html',
    'vite.config.ts',
    'postcss.config.mjs',
    'panda.config.ts',
    'panda',
    'scripts/build',
    'scripts/content',
    'scripts/generate',
    'src',
    'machines',
    'content',
    'public',
  ],
  outputs: ['dist/index.html', 'dist-server/render.js'],
  make: async () => {
    await mustRun('vite', ['build', '--logLevel', 'warn']);
    await mustRun('vite', ['build', '--logLevel', 'warn', '--ssr', 'src/render/render.ts']);
    await mustRun('node', ['scripts/build/compress.ts']);
  },
};

const inspector: Step = {
  name: 'inspector',
  saying: 'Building the inspector',
  inputs: [packages, 'panda.config.ts', 'panda', 'lab', 'scripts/lab'],
  outputs: ['dist-lab/inspector/index.html', 'dist-lab/inspector/attach.js'],
  make: () => mustRun('node', ['scripts/lab/build-inspector.ts']),
};

const ways: Step = {
  name: 'ways',
  saying: 'Finding the ways to all states',
  inputs: [packages, 'machines', 'test/paths', 'test/path-driver', 'scripts/lab'],
  outputs: ['dist-lab/ways/donation.json'],
  make: () => mustRun('node', ['scripts/lab/build-ways.ts']),
};

function filesUnder(path: string): string[] {
  const whole = resolve(root, path);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [path];
  return readdirSync(whole, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(join(path, entry.name)));
}

/** A hash of files and folders. Generated files in a folder don't count, unless `inputs` names them. */
export function fingerprintOf(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  const isInput = (file: string) => inputs.includes(file) || !file.includes('.gen.');
  for (const path of inputs.flatMap(filesUnder).filter(isInput)) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(resolve(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

async function bringUpToDate(step: Step, anew = false): Promise<void> {
  const stamp = resolve(root, '.cache', `${step.name}.sha256`);
  const now = fingerprintOf(step.inputs);
  const missing = () => step.outputs.filter((path) => !existsSync(resolve(root, path)));
  if (!anew && missing().length === 0 && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  process.stdout.write(`${step.saying} …\n`);
  await step.make();
  // Panda reports no error where it may not write.
  if (missing().length > 0) throw new Error(`${step.saying} made no ${missing().join(', ')}.`);
  mkdirSync(resolve(root, '.cache'), { recursive: true });
  writeFileSync(stamp, now);
}

/**
 * Generates the sources that every command needs: style functions, contract, route tree, the valley's land; with `anew` also those that are
 * current.
 */
export async function prepareSources({ anew = false } = {}): Promise<void> {
  await Promise.all([
    bringUpToDate(styles, anew),
    bringUpToDate(contract, anew),
    bringUpToDate(routes, anew),
    bringUpToDate(valley, anew),
  ]);
}

/** Makes the production build in `dist/`. */
export async function prepareBuild(): Promise<void> {
  await bringUpToDate(build);
}

/** Makes the page and the script of `?inspect` in `dist-lab/inspector/`. */
export async function prepareInspector(): Promise<void> {
  await bringUpToDate(inspector);
}

/** Makes the ways to all states of all machines, which `?inspect` goes, in `dist-lab/ways/`. */
export async function prepareWays(): Promise<void> {
  await bringUpToDate(ways);
}

/** Runs a command's first steps. A failure is printed without our own stack, and ends the process. */
export async function prepared(...steps: readonly (() => Promise<void>)[]): Promise<void> {
  try {
    for (const step of steps) await step();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/**
 * Returns the command's arguments. An unknown argument ends the process with 2 and the list of known ones, so that no command does
 * something else than it was asked for.
 */
export function acceptArguments(accepted: readonly string[] = []): string[] {
  const given = process.argv.slice(2);
  const unknown = given.filter((argument) => !accepted.includes(argument));
  if (unknown.length === 0) return given;
  const taken = accepted.length === 0 ? 'This command takes none.' : `It takes: ${accepted.join(', ')}`;
  process.stderr.write(`Unknown argument: ${unknown.join(', ')}. ${taken}\n`);
  process.exit(2);
}
