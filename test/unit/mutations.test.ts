import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#scripts/run-command.ts';
import { isTestOf } from '#scripts/test/test-files.ts';
import { timesIn } from '#test/mutations/mutation.ts';
import { mutations } from '#test/mutations/mutations.ts';
import { survivors } from '#test/mutations/survivors.ts';

// The whole run makes each mutation and checks whether the gate finds it. Here the list is only kept up to date.
describe.each(mutations.map((mutation) => [mutation.name, mutation] as const))('%s', (_, mutation) => {
  const { file, from, to, part, tests } = mutation;

  test('changes text that is in its file once', () => {
    expect(timesIn(readFileSync(resolve(root, file), 'utf8'), from)).toBe(1);
    expect(to).not.toBe(from);
  });

  test('names one or two test files of its part', () => {
    if (part === 'check') return expect(tests).toEqual([]);
    expect([1, 2]).toContain(tests.length);
    for (const path of tests) {
      expect(existsSync(resolve(root, path)), path).toBe(true);
      expect(isTestOf(part, path), path).toBe(true);
    }
  });
});

test.each(survivors)('the survivor $line is in $file', ({ file, line, reason }) => {
  const lines = readFileSync(resolve(root, file), 'utf8').split('\n');
  expect(lines.map((text) => text.trim())).toContain(line);
  expect(reason).not.toBe('');
});

test('each mutation has a name of its own', () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});

test('at least ten break money, access or a machine', () => {
  const few = mutations.filter(({ kind }) => ['money', 'access', 'machine'].includes(kind));
  expect(few.length).toBeGreaterThanOrEqual(10);
});

test.each(['money', 'access', 'lost update', 'machine', 'screen', 'check'])('some break %s', (kind) => {
  expect(mutations.filter((mutation) => mutation.kind === kind)).not.toEqual([]);
});
