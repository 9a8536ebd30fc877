import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/run-command.ts';
import { failuresIn } from '#scripts/test/browser.ts';
import { failuresText } from '#scripts/test/failure.ts';
import { type FailedModule, failuresOf } from '#scripts/test/vitest-reporter.ts';

const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`).join('\n');
const failure = (title: string, error = 'expected 1 to be 2') => ({ file: 'test/a.test.ts', title, error });

test('prints nothing when no part failed', () => {
  expect(failuresText([{ name: 'unit', failures: [] }])).toBe('');
});

test('prints part, file, title and the first 15 lines of the error, without colours', () => {
  const error = `\u001b[31m${lines(18)}\u001b[39m`;
  const text = failuresText([
    { name: 'api', failures: [failure('refunds › rejects a second refund', error)] },
  ]);
  const printed = text.trim().split('\n');
  expect(printed[1]).toBe('✗ api: test/a.test.ts › refunds › rejects a second refund');
  expect(printed.slice(2)).toEqual([
    ...Array.from({ length: 15 }, (_, at) => `    line ${at + 1}`),
    '    … 3 more lines, further up or in test-results/logs',
  ]);
});

test('repeats the names of all failures at the end of the log', () => {
  const failures = ['a', 'b', 'c', 'd'].map((title) => failure(title, lines(40)));
  const last = failuresText([{ name: 'unit', failures }])
    .trim()
    .split('\n')
    .slice(-5);
  expect(last).toEqual([
    '4 failures:',
    ...['a', 'b', 'c', 'd'].map((title) => `✗ unit: test/a.test.ts › ${title}`),
  ]);
});

test('labels a failure without file and title as outside of any test', () => {
  expect(
    failuresText([{ name: 'build', failures: [{ file: null, title: null, error: 'no space' }] }]),
  ).toContain('✗ build: outside of any test\n    no space\n');
});

const error = (message: string) => ({ name: 'Error', message });
const failedModule = (
  file: string,
  { own = [], suites = [], tests = [] }: { own?: string[]; suites?: string[]; tests?: string[] },
): FailedModule => ({
  moduleId: resolve(root, file),
  // Vitest's own methods need their object.
  errors() {
    return this.moduleId === '' ? [] : own.map(error);
  },
  children: {
    allSuites: () => suites.map((fullName) => ({ fullName, errors: () => [error('hook failed')] })),
    allTests: () => tests.map((fullName) => ({ fullName, result: () => ({ errors: [error('wrong')] }) })),
  },
});

test('counts failed tests, failed hooks, files that do not load and unhandled errors', () => {
  const modules = [
    failedModule('test/a.test.ts', { tests: ['adds', 'subtracts'] }),
    failedModule('test/b.test.ts', { own: ['no such module'] }),
    failedModule('test/c.test.ts', { suites: ['sums'] }),
  ];
  const stack = 'Error: lost\n    at run (/app/server/jobs.ts:3:1)\n    at x (/app/node_modules/y.js:1:1)';
  expect(failuresOf(modules, [{ name: 'Error', message: 'lost', stack }])).toEqual([
    { file: 'test/a.test.ts', title: 'adds', error: 'Error: wrong' },
    { file: 'test/a.test.ts', title: 'subtracts', error: 'Error: wrong' },
    { file: 'test/b.test.ts', title: null, error: 'Error: no such module' },
    { file: 'test/c.test.ts', title: 'sums', error: 'Error: hook failed' },
    { file: null, title: 'unhandled error', error: 'Error: lost\n    at run (/app/server/jobs.ts:3:1)' },
  ]);
});

test('counts a browser test that failed', () => {
  const spec = (title: string, status: 'expected' | 'unexpected') => ({
    title,
    file: 'drawer.test.ts',
    tests: [{ status, results: [{ errors: status === 'expected' ? [] : [{ message: 'timeout' }] }] }],
  });
  const suite = {
    specs: [spec('opens', 'expected')],
    suites: [{ specs: [spec('closes', 'unexpected')] }],
  };
  expect(failuresIn(suite)).toEqual([
    { file: 'test/browser/drawer.test.ts', title: 'closes', error: 'timeout' },
  ]);
});
