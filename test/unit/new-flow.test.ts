import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { examplesOf, refusalOfName, skeletonOf } from '#scripts/new-flow/skeleton.ts';
import { root } from '#scripts/run-command.ts';

/*
 * The part `new-flow` of the whole run makes a flow in a copy of the project, and runs its tests there. These tests find sooner that a
 * file which gets a line of each flow has changed.
 */

const files = skeletonOf('bike-check');
const isNew = (path: string) => path.includes('bike-check');

test('a new flow has files in every layer, from the contract to Chromium', () => {
  const migration = /^server\/platform\/database\/migrations\/\d{4}-/;
  expect([...files.keys()].filter(isNew).map((path) => path.replace(migration, 'migrations/'))).toEqual([
    'machines/bike-check/bike-check.machine.ts',
    'machines/bike-check/bike-check.messages.ts',
    'machines/bike-check/bike-check.rules.ts',
    'machines/bike-check/bike-check.types.ts',
    'openapi/bike-check.yaml',
    'server/bike-check/bike-check.queries.ts',
    'server/bike-check/bike-check.ts',
    'migrations/bike-check.sql',
    'src/features/bike-check/bike-check-page.tsx',
    'src/features/bike-check/bike-check.actors.ts',
    'src/routes/bike-check.tsx',
    'test/api/bike-check/bike-check.test.ts',
    'test/browser/bike-check.test.ts',
    'test/paths/bike-check.model.ts',
    'test/support/bike-check/bike-check-browser.ts',
    'test/support/bike-check/bike-check-harness.tsx',
    'test/unit/bike-check.test.ts',
  ]);
});

test('it adds one line or two to the files that list all flows', () => {
  const linesOf = (path: string) => readFileSync(join(root, path), 'utf8').split('\n');
  const added = [...files].flatMap(([path, text]) =>
    isNew(path) ? [] : [[path, text.split('\n').length - linesOf(path).length]],
  );
  expect(added).toEqual([
    ['server/operations.ts', 2],
    ['server/site/pages.data.ts', 1],
    ['server/account-closing/account-closing.queries.ts', 1],
    ['test/browser/every-page.test.ts', 1],
  ]);
});

test('no name of the sample is left', () => {
  const texts = [
    ...[...files].filter(([path]) => isNew(path)).flat(),
    JSON.stringify(examplesOf('bike-check')),
  ];
  expect(texts.filter((text) => /sample[ _-]?note/i.test(text))).toEqual([]);
});

test.each([
  ['bike-check', null],
  ['BikeCheck', 'Give one name of lower-case words with hyphens, such as bike-check.'],
  ['bike_check', 'Give one name of lower-case words with hyphens, such as bike-check.'],
  ['', 'Give one name of lower-case words with hyphens, such as bike-check.'],
  [
    'forecast',
    'There is a flow of this name already: machines/forecast, openapi/forecast.yaml, server/forecast, src/features/forecast.',
  ],
  [
    'search',
    'There is a flow of this name already: machines/search, openapi/search.yaml, server/search, src/features/search, src/routes/search.tsx.',
  ],
])('a flow called %j: %j', (name, refusal) => {
  expect(refusalOfName(name)).toBe(refusal);
});
