import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter } from 'vitest/node';
import { root } from '../run-command.ts';
import type { Failure } from './failure.ts';
import { progressTeller } from './progress.ts';

/** The environment variable that names the file for the failures. Vitest creates the reporter, so it takes no argument. */
const variable = 'VITEST_FAILURES';

type VitestError = { name?: string; message: string; stack?: string; diff?: string };

/** The parts of Vitest's test module that this reporter reads. */
export type FailedModule = {
  moduleId: string;
  errors: () => readonly VitestError[];
  children: {
    allSuites: () => Iterable<{ fullName: string; errors: () => readonly VitestError[] }>;
    allTests: (
      state: 'failed',
    ) => Iterable<{ fullName: string; result: () => { errors?: readonly VitestError[] | undefined } }>;
  };
};

const frame = /^\s*at /;

/** The message, the difference, and the project's part of the stack. */
const textOf = ({ name, message, stack = '', diff }: VitestError): string => {
  const heading = name === undefined || message.startsWith(name) ? message : `${name}: ${message}`;
  const frames = stack.split('\n').filter((line) => frame.test(line) && !line.includes('node_modules'));
  return [heading, ...(diff === undefined ? [] : [diff]), ...frames].join('\n');
};

const joined = (errors: readonly VitestError[]): string => errors.map(textOf).join('\n');

const nameOf = ({ moduleId }: Pick<FailedModule, 'moduleId'>): string => relative(root, moduleId);

const ofModule = (module: FailedModule): Failure[] => {
  const file = nameOf(module);
  const groups = [
    { title: null, errors: module.errors() },
    ...[...module.children.allSuites()].map((suite) => ({ title: suite.fullName, errors: suite.errors() })),
  ].filter((group) => group.errors.length > 0);
  const tests = [...module.children.allTests('failed')].map((test) => ({
    title: test.fullName,
    errors: test.result().errors ?? [],
  }));
  return [...groups, ...tests].map((one) => ({ file, title: one.title, error: joined(one.errors) }));
};

/** Failed tests, failed hooks, files that Vitest could not load, and errors that no test caught. */
export const failuresOf = (
  modules: Iterable<FailedModule>,
  unhandledErrors: readonly VitestError[],
): Failure[] => [
  ...[...modules].flatMap(ofModule),
  ...unhandledErrors.map((error) => ({ file: null, title: 'unhandled error', error: textOf(error) })),
];

/** A reporter that records which test files run now, and writes the failures to the file that `VITEST_FAILURES` names. */
export default class PartReporter implements Reporter {
  private readonly progress = progressTeller();

  onTestRunStart(files: readonly unknown[]): void {
    this.progress.start(files.length);
  }

  onTestModuleStart(module: Pick<FailedModule, 'moduleId'>): void {
    this.progress.begin(nameOf(module));
  }

  onTestModuleEnd(module: Pick<FailedModule, 'moduleId'>): void {
    this.progress.end(nameOf(module));
  }

  onTestRunEnd(...[modules, unhandledErrors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env[variable];
    if (file === undefined) throw new Error(`${variable} names no file`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(failuresOf(modules, unhandledErrors)));
  }
}
