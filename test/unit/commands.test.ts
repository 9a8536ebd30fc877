import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outcomeOf, tableOf } from '#scripts/bench/rows/outcome.ts';
import { type Row, rowsOf } from '#scripts/bench/rows/row.ts';
import { exitCodeOf } from '#scripts/exit-code.ts';
import { root } from '#scripts/run-command.ts';

type Ending = { code: number; said: string };

/** Runs Node on the project and waits for its end, without this machine's and the test runner's settings. */
const node = (args: readonly string[], variables: Record<string, string> = {}): Promise<Ending> => {
  const {
    DATABASE_URL: _,
    MIGRATION_DATABASE_URL: __,
    MODE: ___,
    npm_lifecycle_event: ____,
    ...env
  } = process.env;
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env: { ...env, ...variables } }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), said: out + err });
    });
  });
};

/** Runs a module that is given as text. */
const run = (lines: readonly string[]) => node(['--input-type=module', '-e', lines.join('\n')]);

const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

/** Runs a command of package.json as npm does, without npm and its shell. */
const command = (name: string, args: readonly string[], variables?: Record<string, string>) =>
  node([...(scripts[name] ?? '').split(' ').slice(1), ...args], variables);

const takesNone = 'Unknown argument: --nonsense. This command takes none.\n';

/** Each command's message for an unknown argument. */
const refusals: Record<string, string | RegExp> = {
  start: takesNone,
  atlas: /^Unknown argument: --nonsense\. It takes: --serve, --screenshots, .+\n$/,
  dev: takesNone,
  test: /^There is no option --nonsense\. Options: .+\n$/,
  'test:everything': /^There is no option --nonsense\. Options: .+\n$/,
  'test:faults': /^Cases: API killed, .+\n$/,
  check: takesNone,
  generate: takesNone,
  build: takesNone,
  bench: /^Unknown argument: --nonsense\. It takes: --tiny, site, .+\n$/,
  mutate: /^Unknown argument: --nonsense\. It takes: --guards, --sample, .+\n$/,
  migrate: takesNone,
  seed: takesNone,
  'examples:update': takesNone,
  'new-flow': 'Give one name of lower-case words with hyphens, such as bike-check.\n',
  walk: /^Give a flow and a state: .+\nOr give a duration .+\n$/,
  replay: /^Give a replay bundle: .+\n$/,
  'paths:update': /^Unknown argument: --nonsense\. It takes: .+, donation, .+\n$/,
};

test('each command of package.json has its refusal here', () => {
  expect(Object.keys(scripts).filter((name) => refusals[name] === undefined)).toEqual([]);
});

test.each(Object.entries(refusals))(
  '%s exits with 2 and its arguments when one is unknown',
  async (name, said) => {
    expect(await command(name, ['--nonsense'])).toEqual({
      code: 2,
      said: typeof said === 'string' ? said : expect.stringMatching(said),
    });
  },
);

test.each([
  ['migrate', {}, 'MIGRATION_DATABASE_URL must name the role'],
  ['seed', { DATA_DIR: '/proc/nope' }, 'DATA_DIR must be a folder'],
  ['test:faults', { FAULTS_INTENTS: 'many' }, 'FAULTS_INTENTS must be a whole number'],
])('%s exits with 1 and the reason with the settings %o', async (name, variables, reason) => {
  const { code, said } = await command(name, [], variables);
  expect(code).toBe(1);
  expect(said).toContain(reason);
});

test('the server that start and dev run exits with 1 on an unusable setting', async () => {
  const { code, said } = await node(['server/main.ts', '--dev'], { PORT: 'nonsense' });
  expect(code).toBe(1);
  expect(said).toMatch(/^PORT must be .+\n$/);
});

test('a step that fails ends the command with 1 and its message (start, dev, check, generate, build, bench)', async () => {
  const ending = await run([
    "const { prepared } = await import('./scripts/prepare.ts');",
    "await prepared(() => Promise.reject(new Error('The disk is full.')));",
    "console.log('went on');",
  ]);
  expect(ending).toEqual({ code: 1, said: 'The disk is full.\n' });
});

test('a tool that fails ends the step with what it wrote (generate, build)', async () => {
  const { code, said } = await run([
    "const { prepared } = await import('./scripts/prepare.ts');",
    "const { mustRun } = await import('./scripts/run-command.ts');",
    "await prepared(() => mustRun('node', ['-e', 'throw new Error(`planted`)']));",
  ]);
  expect(code).toBe(1);
  expect(said).toContain('Error: planted');
});

test('a failed check, fault run or measurement exits with 1, and so does a run without any', () => {
  expect(exitCodeOf({ passed: 3, failed: 0 })).toBe(0);
  expect(exitCodeOf({ passed: 3, failed: 1 })).toBe(1);
  expect(exitCodeOf({ passed: 0, failed: 0 })).toBe(1);
});

const plantedError = "setTimeout(() => { throw new Error('planted'); });";
const plantedRejection = "void Promise.reject(new Error('planted'));";

/** Loads the module as Vite and Panda's program do. `import` would find another module. */
const required = (name: string) =>
  `(await import('node:module')).createRequire(process.cwd() + '/')('${name}');`;

/** Modules that load Panda into their process, which would then exit with 0 after any error. */
const loadsPanda = {
  'with the project’s Vite configuration (build, dev, test)': [
    "const { resolveConfig } = await import('vite');",
    "await resolveConfig({}, 'build');",
    required('@pandacss/dev/postcss'),
  ],
  'in Panda’s program (generate)': ["await import('./panda/error-handlers.ts');", required('@pandacss/node')],
  'after React alone was built (bench)': [
    "const { weighReactAlone } = await import('./scripts/bench/react-alone.ts');",
    'await weighReactAlone();',
  ],
};

test.each(Object.entries(loadsPanda))(
  'an uncaught error %s ends the process with 1',
  async (_name, lines) => {
    const { code, said } = await run([...lines, plantedError]);
    expect(code).toBe(1);
    expect(said).toContain('Error: planted');
  },
);

test('an unhandled rejection in Panda’s program ends the process with 1', async () => {
  const { code, said } = await run([...loadsPanda['in Panda’s program (generate)'], plantedRejection]);
  expect(code).toBe(1);
  expect(said).toContain('Error: planted');
});

const measured = {
  what: 'search',
  measured: '3 ms',
  compared: '2 × the least',
  target: '≤ 20 ms',
  met: true,
};

test('an error while measuring is a row of its own and leaves the other rows', async () => {
  const rows = [
    ...(await rowsOf('search', async () => measured)),
    ...(await rowsOf('pages', () => Promise.reject(new Error('no heading\n  at all')))),
    ...(await rowsOf('shifts', async () => ({ ...measured, what: 'shifts', measured: 'NaN ms' }))),
  ];
  expect(tableOf(rows, false)).toBe(
    [
      '✓  search  3 ms  2 × the least  target ≤ 20 ms',
      '✗  pages   could not be measured: no heading · at all',
      '✗  shifts  could not be measured: NaN ms; 2 × the least',
    ].join('\n'),
  );
  expect(outcomeOf(rows, false)).toEqual({ passed: 1, failed: 2, code: 1 });
});

test.each<[string, Row[], number, number]>([
  ['a met target', [measured], 0, 0],
  ['a missed target', [{ ...measured, met: false }], 1, 0],
  ['no target', [{ ...measured, met: null }], 0, 0],
  ['an error', [measured, { what: 'pages', error: 'no heading' }], 1, 1],
  ['a skipped row', [measured, { what: 'giving', skipped: 'no PostgreSQL' }], 0, 0],
  ['nothing but skipped rows', [{ what: 'giving', skipped: 'no PostgreSQL' }], 1, 1],
])('bench with %s exits with its code, in full and tiny', (_name, rows, full, tiny) => {
  expect([outcomeOf(rows, false).code, outcomeOf(rows, true).code]).toEqual([full, tiny]);
});
