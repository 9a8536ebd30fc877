import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { selectFlow } from '#scripts/test/changed/flow-selection.ts';
import { flowsIn, testParts } from '#scripts/test/changed/parts.ts';
import { readArguments } from '#scripts/test/changed/read-arguments.ts';
import type { PartSelection } from '#scripts/test/changed/select-tests.ts';
import { selectionReport } from '#scripts/test/changed/selection-report.ts';
import { walkPattern } from '#scripts/test/changed/walk-pattern.ts';

const root = resolve(import.meta.dirname, '../../..');

const nothing = { names: [], changed: null, isEverything: false, shard: null, unknown: [] };

test.each([
  [[], nothing],
  [['unit', 'donation'], { ...nothing, names: ['unit', 'donation'] }],
  [['--changed'], { ...nothing, changed: { revision: null } }],
  [['--changed=HEAD~3', 'api'], { ...nothing, changed: { revision: 'HEAD~3' }, names: ['api'] }],
  [['--everything', '--shard=1/4'], { ...nothing, isEverything: true, shard: '1/4' }],
  [['--shard=4', '--quick'], { ...nothing, unknown: ['--shard=4', '--quick'] }],
])('%j asks for %j', (given, asked) => {
  expect(readArguments(given)).toEqual(asked);
});

const selected = (part: string, run: string[], leftOut: string[]): PartSelection => ({
  part,
  files: [`test/${part}/paths.test.ts`],
  leftOut: ['test/other.test.ts'],
  flows: { run, leftOut },
  reasons: new Map(),
});

describe('the pattern for titles', () => {
  const isRun = (pattern: string | null, title: string) => new RegExp(pattern ?? '').test(title);

  test('takes the walks that are reached, and every other test', () => {
    const pattern = walkPattern([
      selected('paths', ['donation'], ['auth']),
      selected('screens', ['auth'], ['donation']),
    ]);
    const titles = [
      'every path donation goes where its record says',
      'every path auth goes where its record says',
      'every machine machines/auth/auth.machine.ts has a model',
      'every screen auth shows what its states say',
      'every screen donation shows what its states say',
      'a donation every path donation takes',
    ];
    expect(titles.map((title) => isRun(pattern, title))).toEqual([true, false, true, true, false, true]);
  });

  test('takes no walk where none is reached, and tells names apart that begin alike', () => {
    expect(isRun(walkPattern([selected('paths', [], ['auth'])]), 'every path auth goes')).toBe(false);
    const donation = walkPattern([selected('paths', ['donation'], ['donation-list'])]);
    expect(isRun(donation, 'every path donation-list goes')).toBe(false);
    expect(isRun(donation, 'every path donation goes')).toBe(true);
  });

  test('is not needed where all walks are run', () => {
    expect(walkPattern([selected('paths', ['auth'], [])])).toBeNull();
  });

  test('names a walk in Chromium by its file', () => {
    const pattern = walkPattern([selected('browser', ['auth'], ['donation'])]);
    const titles = [
      'walks paths.test.ts auth goes in a browser where its paths say',
      'walks paths.test.ts donation goes in a browser where its paths say',
      'pages drawer.test.ts opens',
      'pages path-driver.test.ts donation',
    ];
    expect(titles.map((title) => isRun(pattern, title))).toEqual([true, false, true, true]);
  });
});

test('the report says what is run and what is left out', () => {
  const report = selectionReport(
    { base: { commit: '1234567890', name: 'main' }, files: ['src/a.ts', 'scripts/b.ts'], deleted: [] },
    {
      everything: [],
      parts: [
        selected('paths', ['donation'], ['auth', 'story']),
        { part: 'api', files: [], leftOut: ['test/api/a.test.ts'], flows: null, reasons: new Map() },
      ],
      unreached: ['scripts/b.ts'],
    },
  );
  expect(report).toBe(`Changed since main (1234567): 2 files.
part           files run  left out
paths                  1         1  walks of donation; without 2 others
api                    0         1
Parts left out: api.
No test reaches scripts/b.ts; \`check\` reads their types.
This selection is for working. The whole gate is \`npm test\`.
`);
});

describe('in this repository', () => {
  test('every test file belongs to a part', () => {
    const files = globSync('test/**/*.test.{ts,tsx}', { cwd: root });
    expect(files.filter((file) => !testParts.some((part) => part.files.test(file)))).toEqual([]);
  });

  test('the word of a flow selects its files in each part, and the walks of its machines', () => {
    const files = [
      'test/api/donation.test.ts',
      'test/api/image.test.ts',
      'test/browser/donation-journey.test.ts',
      'test/paths/donation.model.ts',
      'test/paths/image.model.ts',
      'test/paths/machines.test.ts',
    ];
    const chosen = selectFlow(files, 'donation').filter((one) => one.files.length > 0);
    expect(chosen.map(({ part, files: own, flows }) => [part, own, flows?.run])).toEqual([
      ['paths', ['test/paths/machines.test.ts'], ['donation']],
      ['api', ['test/api/donation.test.ts'], undefined],
      ['api-embedded', ['test/api/donation.test.ts'], undefined],
      ['browser', ['test/browser/donation-journey.test.ts'], ['donation']],
    ]);
  });

  test('each file of walks is there and begins its titles as the pattern expects', () => {
    for (const { name, walks } of testParts.filter((part) => part.walks !== null)) {
      const text = readFileSync(resolve(root, walks ?? ''), 'utf8');
      expect(text).toContain(`\`\${flowOf(file)} `);
      if (name !== 'browser')
        expect(text).toContain(`describe('every ${name === 'paths' ? 'path' : 'screen'}'`);
    }
  });

  test('each flow has a record', () => {
    expect(flowsIn(['test/paths/auth.model.ts'])).toEqual([
      { name: 'auth', model: 'test/paths/auth.model.ts', golden: 'test/paths/golden/auth.txt' },
    ]);
    expect(existsSync(resolve(root, 'test/paths/golden/auth.txt'))).toBe(true);
  });
});
