import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findFlows } from '#scripts/mutate/flows.ts';
import { findGuards } from '#scripts/mutate/guards.ts';
import { judge } from '#scripts/mutate/judge.ts';
import { root } from '#scripts/run-command.ts';

const flows = findFlows();

test('each flow with a machine has its walk, and each other folder has tests', () => {
  const named = (name: string) => flows.find((flow) => flow.name === name);
  expect(named('donation')?.walks).toEqual(['donation', 'step-entries']);
  expect(named('donation')?.tests).toContain('test/unit/donation/donation-guards.test.ts');
  expect(named('editing')?.walks).toContain('profile');
  const untested = flows.filter(({ tests, walks }) => tests.length === 0 && walks.length === 0);
  expect(untested).toEqual([]);
});

const file = 'machines/shell/header/header.machine.ts';
const source = readFileSync(resolve(root, file), 'utf8').split('\n');
const lineOf = (text: string) => source.findIndex((line) => line.includes(text)) + 1;
const mutant = (status: 'Killed' | 'Survived' | 'RuntimeError', text: string) => ({
  id: '1',
  fileName: file,
  mutatorName: 'ConditionalExpression',
  replacement: 'true',
  status,
  location: { start: { line: lineOf(text), column: 2 }, end: { line: lineOf(text), column: 9 } },
});
const guard = 'isMobile: ({';
const entry = { file, line: source[lineOf(guard) - 1]?.trim() ?? '', to: 'true', reason: 'Nobody sees it.' };

describe('The verdict on the mutants of a flow', () => {
  const guards = findGuards();

  test('names each that no test found, and whether it is a guard’s', () => {
    const tried = [mutant('Survived', guard), mutant('Survived', 'assignTop: '), mutant('Killed', guard)];
    const { found, survivors } = judge(tried, guards, []);
    expect([found, survivors.map(({ isOfGuard }) => isOfGuard)]).toEqual([1, [true, false]]);
    expect(survivors[0]?.text).toBe(`${file}:${lineOf(guard)}:3 ConditionalExpression: ${entry.line} → true`);
  });

  test('excuses those that survive for a reason, and those that no test could load', () => {
    const tried = [mutant('Survived', guard), mutant('RuntimeError', guard)];
    expect(judge(tried, guards, [entry])).toEqual({ found: 0, excused: 1, survivors: [], stale: [] });
  });

  test('names an entry that a test finds now', () => {
    expect(judge([mutant('Killed', guard)], guards, [entry]).stale).toEqual([entry]);
  });

  test('counts functions that a guard calls as guards', () => {
    const called = guards.filter((lines) => lines.file === 'machines/auth/auth.failures.ts');
    expect(called.length).toBeGreaterThanOrEqual(5);
  });
});
