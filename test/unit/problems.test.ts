import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { collectProblems, problemNamed, problemsOf } from '#server/platform/problems/problem-error.ts';
import { problems } from '#server/problems.ts';

const kind = { status: 409, title: 'It is taken', detail: 'Take another.' };

test('the problems of all areas are collected', async () => {
  const files = globSync('server/**/*.problems.ts');
  const modules = await Promise.all(
    files.map((file) => import(new URL(`../../${file}`, import.meta.url).href) as Promise<object>),
  );
  const areas = modules.flatMap((module) => Object.values(module) as { kinds: object }[]);
  const codes = areas.flatMap(({ kinds }) => Object.keys(kinds));
  expect(files.map((file) => basename(file))).toContain('platform.problems.ts');
  expect([...problems.keys()].sort()).toEqual(codes.sort());
});

test('a problem code of two areas is refused', () => {
  const twice = [problemsOf({ taken: kind }), problemsOf({ taken: kind })];
  expect(() => collectProblems(twice)).toThrow('Two areas have the same problem code.');
});

test('a problem is created by its code', () => {
  const problem = problemNamed(collectProblems([problemsOf({ taken: kind })]), 'taken');
  expect(problem.toProblem('trace-1')).toEqual({
    type: 'urn:problem:taken',
    code: 'taken',
    traceId: 'trace-1',
    ...kind,
  });
});

test('an unknown problem code is refused', () => {
  expect(() => problemNamed(problems, 'unheard-of')).toThrow('No area has the problem code unheard-of.');
});
