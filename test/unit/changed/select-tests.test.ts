import { describe, expect, test } from 'vitest';
import { selectTests } from '#scripts/test/changed/select-tests.ts';
import { scaled } from '#scripts/test/extent.ts';
import { fixtureRepository } from './repository.fixture.ts';

const operations = [
  { id: 'getUser', path: '/user/{id}' },
  { id: 'getShifts', path: '/shifts' },
];

const model = (flow: string) => `
  import { ${flow}Machine } from '#machines/${flow}/${flow}.machine.ts';
  export const ${flow}Model = { stage: async () => import('#src/features/${flow}/${flow}-page.tsx') };
`;

const flow = (name: string) => ({
  [`machines/${name}/${name}.machine.ts`]: '',
  [`src/features/${name}/${name}-page.tsx`]: `import { ${name}Machine } from '#machines/${name}/${name}.machine.ts';`,
  [`src/routes/${name}.tsx`]: `import('#src/features/${name}/${name}-page.tsx');`,
  [`test/paths/${name}.model.ts`]: model(name),
  [`test/screens/${name}.test.tsx`]: `import '#src/features/${name}/${name}-page.tsx';`,
  [`test/browser/${name}.test.ts`]: `import { test } from './site.ts';\nawait page.goto('/${name}');`,
});

const walks = "import { modelFiles } from '#test/path-driver/model/find-models.ts';";

const files: Record<string, string> = {
  ...flow('giving'),
  ...flow('search'),
  'src/main.tsx': "import './routeTree.gen.ts';",
  'src/routeTree.gen.ts': "import './routes/giving.tsx';\nimport './routes/search.tsx';",
  'test/path-driver/model/find-models.ts':
    "export const modelFiles = () => globSync('test/paths/**/*.model.ts');",
  'test/paths/machines.test.ts': walks,
  'test/screens/paths.test.ts': walks,
  'test/browser/paths.test.ts': `${walks}\nimport { test } from './site.ts';`,
  'test/browser/site.ts': 'export const test = base;',
  'test/browser/donation-journey.test.ts': "await page.goto('/giving');",
  'test/browser/registration-journey.test.ts': '',
  'test/paths/golden/giving.txt': '{}',
  'test/unit/rules.test.ts': "import '#machines/giving/giving.machine.ts';",
  'test/support/api.ts':
    "import { buildApp } from '#server/app.ts';\nexport const startApi = () => buildApp();",
  'test/api/user.test.ts':
    "import { startApi } from '#test/support/api.ts';\nstartApi().send('GET', '/user/maya');",
  'test/api/shifts.test.ts':
    "import { startApi } from '#test/support/api.ts';\nstartApi().send('GET', '/shifts');",
  'test/faults/giving/giving.test.ts': "send('GET', '/user/maya');",
  'server/app.ts': "import { operationsOf } from './operations.ts';\nimport './platform/open-platform.ts';",
  'server/operations.ts': "import '#server/user/user.ts';\nimport '#server/shifts/shifts.ts';",
  'server/user/user.ts':
    "import { userById } from './user.queries.ts';\nexport const x = {\n  getUser: async () => 1,\n};",
  'server/user/user.queries.ts': 'export const userById = () => 1;',
  'server/shifts/shifts.ts': 'export const x = {\n  getShifts: async ({ mail }) => mail,\n};',
  'server/platform/open-platform.ts': "import './mail/mail.ts';\nimport './clock/clock.ts';",
  'server/platform/mail/mail.ts': '',
  'server/platform/clock/clock.ts': '',
  'server/platform/database/migrations/0001-people.sql': '',
  'package-lock.json': '{}',
  'docs/architecture.md': '',
  'assets.bin': '',
};

const select = (changed: readonly string[], more: { operations?: string[]; deleted?: string[] } = {}) => {
  const { parts, everything } = selectTests({
    repository: fixtureRepository(files, more.deleted),
    operations,
    changed,
    changedOperations: more.operations ?? [],
  });
  const chosen = Object.fromEntries(
    parts.flatMap(({ part, files: run, flows }) =>
      run.length === 0
        ? []
        : [[part, [...run, ...(flows === null ? [] : flows.run.map((name) => `walk ${name}`))]]],
    ),
  );
  return { ...chosen, ...(everything.length > 0 ? { everything } : {}) };
};

describe('a change in one feature', () => {
  test('selects its screens, its pages and the walk of its flow', () => {
    expect(select(['src/features/giving/giving-page.tsx'])).toEqual({
      paths: ['test/paths/machines.test.ts', 'walk giving'],
      screens: ['test/screens/giving.test.tsx', 'test/screens/paths.test.ts', 'walk giving'],
      browser: [
        'test/browser/donation-journey.test.ts',
        'test/browser/giving.test.ts',
        'test/browser/paths.test.ts',
        'walk giving',
      ],
    });
  });

  test('selects what a machine reaches as well', () => {
    expect(select(['machines/giving/giving.machine.ts'])).toMatchObject({
      unit: ['test/unit/rules.test.ts'],
      paths: ['test/paths/machines.test.ts', 'walk giving'],
    });
  });

  test('selects everything that a deleted file was for', () => {
    const gone = 'machines/giving/giving.machine.ts';
    const { [gone]: _, ...left } = files;
    const { parts } = selectTests({
      repository: fixtureRepository(left, [gone]),
      operations,
      changed: [gone],
      changedOperations: [],
    });
    expect(parts.find(({ part }) => part === 'unit')?.files).toEqual(['test/unit/rules.test.ts']);
    expect(parts.find(({ part }) => part === 'screens')?.flows?.run).toEqual(['giving']);
  });

  test('selects the tests that still name the old path of a renamed file', () => {
    const old = 'src/features/giving/old-page.tsx';
    const tests = { ...files, 'test/screens/old.test.tsx': `import '#${old}';` };
    const { parts } = selectTests({
      repository: fixtureRepository(tests, [old]),
      operations,
      changed: [old, 'src/features/giving/giving-page.tsx'],
      changedOperations: [],
    });
    expect(parts.find(({ part }) => part === 'screens')?.files).toEqual([
      'test/screens/giving.test.tsx',
      'test/screens/old.test.tsx',
      'test/screens/paths.test.ts',
    ]);
  });

  test('selects a new machine’s check for a model', () => {
    const added = 'machines/raffle/raffle.machine.ts';
    const { parts } = selectTests({
      repository: fixtureRepository({ ...files, [added]: '' }),
      operations,
      changed: [added],
      changedOperations: [],
    });
    const paths = parts.find(({ part }) => part === 'paths');
    expect(paths?.files).toEqual(['test/paths/machines.test.ts']);
    expect(paths?.flows?.run).toEqual([]);
  });

  test('selects the walk whose golden record changed', () => {
    expect(select(['test/paths/golden/giving.txt'])).toEqual({
      paths: ['test/paths/machines.test.ts', 'walk giving'],
    });
  });
});

describe('a change in the server', () => {
  test('selects the API tests that call an operation of the area', () => {
    expect(select(['server/shifts/shifts.ts'])).toEqual({
      api: ['test/api/shifts.test.ts'],
      // The whole run has the API tests on both databases.
      ...scaled({ 'api-embedded': ['test/api/shifts.test.ts'] }, {}),
      browser: ['test/browser/donation-journey.test.ts', 'test/browser/registration-journey.test.ts'],
    });
  });

  test('selects the fault runs that call an operation of the area', () => {
    expect(select(['server/user/user.queries.ts'])).toMatchObject({
      api: ['test/api/user.test.ts'],
      faults: ['test/faults/giving/giving.test.ts'],
    });
  });

  test('selects by a port of the platform the tests of the areas that name it', () => {
    expect(select(['server/platform/mail/mail.ts'])).toMatchObject({ api: ['test/api/shifts.test.ts'] });
  });

  test('selects all API tests for what each server opens', () => {
    const all = { api: ['test/api/shifts.test.ts', 'test/api/user.test.ts'] };
    expect(select(['server/platform/clock/clock.ts'])).toMatchObject(all);
    expect(select(['server/app.ts'])).toMatchObject(all);
  });

  test('selects all tests with a database for a migration', () => {
    expect(select(['server/platform/database/migrations/0001-people.sql'])).toMatchObject({
      api: ['test/api/shifts.test.ts', 'test/api/user.test.ts'],
      faults: ['test/faults/giving/giving.test.ts'],
    });
  });
});

test('a changed operation selects the tests that call it', () => {
  expect(
    select(['openapi/shifts.yaml', 'openapi/contract.gen.json'], { operations: ['getShifts'] }),
  ).toMatchObject({
    api: ['test/api/shifts.test.ts'],
  });
});

test('a changed package, or a file that no rule knows, selects everything', () => {
  for (const path of ['package-lock.json', 'assets.bin']) {
    const { everything, ...parts } = select([path]);
    expect(everything).toEqual([expect.objectContaining({ path })]);
    expect(Object.keys(parts)).toEqual([
      'unit',
      'paths',
      'screens',
      'api',
      ...scaled(['api-embedded'], []),
      'faults',
      'browser',
    ]);
  }
});

test('documents select nothing', () => {
  expect(select(['docs/architecture.md'])).toEqual({});
});

test('a changed test selects itself, and a changed helper each test that uses it', () => {
  expect(select(['test/unit/rules.test.ts'])).toEqual({ unit: ['test/unit/rules.test.ts'] });
  expect(select(['test/support/api.ts'])).toMatchObject({
    api: ['test/api/shifts.test.ts', 'test/api/user.test.ts'],
  });
  expect(select(['test/browser/site.ts'])).toMatchObject({
    browser: [
      'test/browser/giving.test.ts',
      'test/browser/paths.test.ts',
      'test/browser/search.test.ts',
      'walk giving',
      'walk search',
    ],
  });
});

test('says which files and walks it leaves out', () => {
  const { parts } = selectTests({
    repository: fixtureRepository(files),
    operations,
    changed: ['src/features/giving/giving-page.tsx'],
    changedOperations: [],
  });
  const screens = parts.find(({ part }) => part === 'screens');
  expect(screens?.leftOut).toEqual(['test/screens/search.test.tsx']);
  expect(screens?.flows).toEqual({ run: ['giving'], leftOut: ['search'] });
});

describe('tests of the whole contract', () => {
  const withContract = {
    ...files,
    'openapi/contract.gen.json': '{}',
    'server/platform/contract/document.ts': "import contract from '#openapi/contract.gen.json';",
    'server/app.ts': "import './operations.ts';\nimport { document } from './platform/contract/document.ts';",
    'test/api/fuzz.test.ts': "import { eachOperation } from '#test/support/each-operation.ts';",
    'test/support/each-operation.ts':
      "import { document } from '#server/platform/contract/document.ts';\nexport const eachOperation = () => document;",
    'test/unit/rules.test.ts': "import { document } from '#server/platform/contract/document.ts';",
  };
  const partsFor = (changed: readonly string[], changedOperations: readonly string[]) =>
    Object.fromEntries(
      selectTests({
        repository: fixtureRepository(withContract),
        operations,
        changed,
        changedOperations,
      }).parts.map(({ part, files: run }) => [part, run]),
    );

  test('are selected by each changed operation; others only by those they call', () => {
    const parts = partsFor(['openapi/shifts.yaml', 'openapi/contract.gen.json'], ['getShifts']);
    expect(parts).toMatchObject({
      unit: ['test/unit/rules.test.ts'],
      api: ['test/api/fuzz.test.ts', 'test/api/shifts.test.ts'],
      faults: [],
    });
  });

  test('are selected by a change in each area', () => {
    expect(partsFor(['server/shifts/shifts.ts'], [])).toMatchObject({
      unit: [],
      api: ['test/api/fuzz.test.ts', 'test/api/shifts.test.ts'],
    });
  });
});

describe('a walk in Chromium', () => {
  const onTheWay = {
    ...files,
    'src/app/router/watch-scroll.ts': '',
    'src/main.tsx': "import './routeTree.gen.ts';\nimport './app/router/watch-scroll.ts';",
    'test/paths/search.model.ts': `${model('search')}\nconst open = (page) => page.goto('/giving');`,
  };
  const walksFor = (changed: string) =>
    selectTests({
      repository: fixtureRepository(onTheWay),
      operations,
      changed: [changed],
      changedOperations: [],
    }).parts.find(({ part }) => part === 'browser')?.flows?.run;

  test('is not selected by another feature whose page it opens on its way', () => {
    expect(walksFor('src/features/giving/giving-page.tsx')).toEqual(['giving']);
    expect(walksFor('src/features/search/search-page.tsx')).toEqual(['search']);
  });

  test('is selected by what every page begins with', () => {
    expect(walksFor('src/app/router/watch-scroll.ts')).toEqual(['search']);
  });
});
