import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changesIn, isSiteChanged } from '#scripts/test/changes.ts';
import { readArguments } from '#scripts/test/read-arguments.ts';
import { selectFlow, walkPattern } from '#scripts/test/select-flow.ts';
import { testParts } from '#scripts/test/test-parts.ts';

const project = resolve(import.meta.dirname, '../..');

const nothing = {
  names: [],
  changed: null,
  isEverything: false,
  shard: null,
  browserOptions: [],
  unknown: [],
};

test.each([
  [[], nothing],
  [['unit', 'donation'], { ...nothing, names: ['unit', 'donation'] }],
  [['--changed'], { ...nothing, changed: { revision: null } }],
  [['--changed=HEAD~3', 'api'], { ...nothing, changed: { revision: 'HEAD~3' }, names: ['api'] }],
  [['--everything', '--shard=1/4'], { ...nothing, isEverything: true, shard: '1/4' }],
  [
    ['browser:donation', '--headed', '--trace'],
    {
      ...nothing,
      names: ['browser:donation'],
      browserOptions: ['--headed', '--workers=1', '--trace=on', '--project=walks', '--project=pages'],
    },
  ],
  [['--shard=4', '--quick'], { ...nothing, unknown: ['--shard=4', '--quick'] }],
])('%j asks for %j', (given, asked) => {
  expect(readArguments(given)).toEqual(asked);
});

describe('the pattern for titles', () => {
  const isRun = (pattern: string | null, title: string) => new RegExp(pattern ?? '').test(title);
  const walks = (name: string, flows: string[]) => {
    const part = testParts.find((one) => one.name === name);
    if (part === undefined) throw new Error(`There is no part ${name}.`);
    return { part, files: [], flows };
  };

  test('takes the walks of the flows, and every other test', () => {
    const pattern = walkPattern([walks('paths', ['donation']), walks('screens', ['auth'])]);
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

  test('takes no walk where none is chosen, and tells names apart that begin alike', () => {
    expect(isRun(walkPattern([walks('paths', [])]), 'every path auth goes')).toBe(false);
    const donation = walkPattern([walks('paths', ['donation'])]);
    expect(isRun(donation, 'every path donation-list goes')).toBe(false);
    expect(isRun(donation, 'every path donation goes')).toBe(true);
  });

  test('names a walk in Chromium by its file', () => {
    const pattern = walkPattern([walks('browser', ['auth'])]);
    const titles = [
      'walks paths.test.ts auth goes in a browser where its paths say',
      'walks paths.test.ts donation goes in a browser where its paths say',
      'pages drawer.test.ts opens',
      'pages path-driver.test.ts donation',
    ];
    expect(titles.map((title) => isRun(pattern, title))).toEqual([true, false, true, true]);
  });
});

describe('in this project', () => {
  test('every test file belongs to a part', () => {
    const files = globSync('test/**/*.test.{ts,tsx}', { cwd: project });
    expect(files.filter((file) => !testParts.some(({ isOf }) => isOf(file)))).toEqual([]);
  });

  test('the word of a flow selects its files in each part, and the walks of its machines', () => {
    const files = [
      'test/api/donation/donation.test.ts',
      'test/api/image/image.test.ts',
      'test/browser/donation-journey.test.ts',
      'test/browser/paths.test.ts',
      'test/paths/donation.model.ts',
      'test/paths/recurring-donation.model.ts',
      'test/paths/image.model.ts',
      'test/paths/machines.test.ts',
    ];
    const chosen = selectFlow(files, 'donation').filter((one) => one.files.length > 0);
    expect(chosen.map(({ part, files: own, flows }) => [part.name, own, flows])).toEqual([
      ['paths', ['test/paths/machines.test.ts'], ['donation']],
      ['api', ['test/api/donation/donation.test.ts'], null],
      ['api-embedded', ['test/api/donation/donation.test.ts'], null],
      ['browser', ['test/browser/donation-journey.test.ts', 'test/browser/paths.test.ts'], ['donation']],
    ]);
  });

  test('each file of walks is there and begins its titles as the pattern expects', () => {
    for (const { walks } of testParts) {
      if (walks === null) continue;
      const text = readFileSync(resolve(project, walks.file), 'utf8');
      expect(text).toContain(`\`\${flowOf(file)} `);
      if (walks.titles.startsWith('^')) expect(text).toContain(`describe('${walks.titles.slice(1).trim()}'`);
    }
  });
});

describe('the changes', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  const commit = (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Change files');
    return git('rev-parse', 'HEAD');
  };
  let first: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'changes-'));
    git('init', '--quiet', '--initial-branch=main');
    first = commit({ 'a.ts': 'a', 'b.ts': 'b', 'c.ts': 'c', '.gitignore': 'made.ts\n' });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('are committed, uncommitted, new, deleted and renamed files, not ignored ones', () => {
    git('checkout', '--quiet', '-b', 'work');
    commit({ 'a.ts': 'changed' });
    rmSync(join(folder, 'b.ts'));
    renameSync(join(folder, 'c.ts'), join(folder, 'd.ts'));
    writeFileSync(join(folder, 'new.ts'), '');
    writeFileSync(join(folder, 'made.ts'), '');
    const { baseOf, filesSince } = changesIn(folder);
    expect(baseOf(null)).toBe(first);
    expect(filesSince(first)).toEqual(['a.ts', 'b.ts', 'c.ts', 'd.ts', 'new.ts']);
  });

  test('leave out what others committed to main since the branch began', () => {
    git('checkout', '--quiet', '-b', 'work');
    commit({ 'a.ts': 'changed' });
    git('checkout', '--quiet', 'main');
    commit({ 'b.ts': 'changed' });
    git('checkout', '--quiet', 'work');
    const { baseOf, filesSince } = changesIn(folder);
    expect(filesSince(baseOf(null) ?? '')).toEqual(['a.ts']);
  });

  test('on main are those since the last commit, and since a revision that git knows', () => {
    commit({ 'b.ts': 'changed' });
    const { baseOf } = changesIn(folder);
    expect([baseOf(null), baseOf('HEAD~1'), baseOf('nowhere')]).toEqual([first, first, null]);
  });

  test.each([
    [['docs/a.md', 'test/api/a.test.ts', 'README.md'], false],
    [['src/main.tsx'], true],
    [['server/pages/pages.ts', 'test/a.test.ts'], true],
  ])('%j change the site: %s', (files, isChanged) => {
    expect(isSiteChanged(files)).toBe(isChanged);
  });
});
