import { expect, test } from 'vitest';
import { buildGraph } from '#scripts/test/changed/module-graph.ts';
import { reachOf } from '#scripts/test/changed/reach.ts';
import { fixtureRepository } from './repository.fixture.ts';

const site = { operations: [], pages: [] };

const reached = (files: Record<string, string>, from: string): string[] => {
  const graph = buildGraph(fixtureRepository(files), site);
  return [...reachOf(graph, from, new Set(['import', 'file'])).keys()].filter((path) => path !== from).sort();
};

test('follows static imports, exports and side effects by alias and by relative path', () => {
  const files = {
    'test/unit/a.test.ts': "import { b } from '#src/b.ts';\nimport './setup.ts';",
    'test/unit/setup.ts': '',
    'src/b.ts': "export { c } from './deep/c.ts';\nexport * from './d.ts';",
    'src/deep/c.ts': 'export const c = 1;',
    'src/d.ts': 'export const d = 1;',
    'src/other.ts': '',
  };
  expect(reached(files, 'test/unit/a.test.ts')).toEqual([
    'src/b.ts',
    'src/d.ts',
    'src/deep/c.ts',
    'test/unit/setup.ts',
  ]);
});

test('follows a dynamic import', () => {
  const files = {
    'src/a.tsx':
      "const Menu = lazyComponent(async () => (await import('./menu.tsx')).Menu);\nconst x = <b>it's</b>;",
    'src/menu.tsx': '',
  };
  expect(reached(files, 'src/a.tsx')).toEqual(['src/menu.tsx']);
});

test('follows the file of a worker and of a thread', () => {
  const files = {
    'src/a.ts': "new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });",
    'src/proof.worker.ts': "import './proof.ts';",
    'src/proof.ts': '',
    'server/b.ts': "openThread(new URL('./b.thread.ts', import.meta.url));",
    'server/b.thread.ts': '',
  };
  expect(reached(files, 'src/a.ts')).toEqual(['src/proof.ts', 'src/proof.worker.ts']);
  expect(reached(files, 'server/b.ts')).toEqual(['server/b.thread.ts']);
});

test('does not follow an import or an export of types alone', () => {
  const files = {
    'src/a.ts': "import type { B } from './b.ts';\nexport type { C } from './c.ts';",
    'src/b.ts': '',
    'src/c.ts': '',
  };
  expect(reached(files, 'src/a.ts')).toEqual([]);
});

test('follows a type that is imported or exported together with a value', () => {
  const files = {
    'src/a.ts': "import { type B, b } from './b.ts';\nexport { type C, c } from './c.ts';",
    'src/only.ts': "export { type B } from './b.ts';",
    'src/b.ts': '',
    'src/c.ts': '',
  };
  expect(reached(files, 'src/a.ts')).toEqual(['src/b.ts', 'src/c.ts']);
  // The module is loaded, although nothing of it is used.
  expect(reached(files, 'src/only.ts')).toEqual(['src/b.ts']);
});

test('keeps an import of a file that does not exist, so that a deleted file reaches its importers', () => {
  expect(reached({ 'src/a.ts': "import { gone } from '#src/gone.ts';" }, 'src/a.ts')).toEqual([
    'src/gone.ts',
  ]);
});

test('follows files that are read by their path, by their folder and by a pattern', () => {
  const files = {
    'test/unit/a.test.ts': "globSync('content/**/*.{mdx,md}');\nreadFileSync(join(root, 'public/sw.js'));",
    'server/migrate.ts': "readdirSync(fileURLToPath(new URL('./migrations/', import.meta.url)));",
    'src/entries.ts': "import.meta.glob('/content/**/*.mdx', { eager: true });",
    'content/faq.mdx': '',
    'public/sw.js': '',
    'server/migrations/0001.sql': '',
  };
  expect(reached(files, 'test/unit/a.test.ts')).toEqual(['content/faq.mdx', 'public/sw.js']);
  expect(reached(files, 'server/migrate.ts')).toEqual(['server/migrations/0001.sql']);
  expect(reached(files, 'src/entries.ts')).toEqual(['content/faq.mdx']);
});

test('does not follow a file that a comment names', () => {
  const files = { 'src/a.ts': "// See './b.ts'.\n/* or `src/b.ts` */", 'src/b.ts': '' };
  expect(reached(files, 'src/a.ts')).toEqual([]);
});

test('follows a cycle once', () => {
  const files = { 'src/a.ts': "import './b.ts';", 'src/b.ts': "import './a.ts';" };
  expect(reached(files, 'src/a.ts')).toEqual(['src/b.ts']);
});

const calls = (files: Record<string, string>, from: string): string[] => {
  const operations = [
    { id: 'getUser', path: '/user/{id}' },
    { id: 'register', path: '/registration' },
    { id: 'pay', path: '/registration/payment' },
  ];
  const graph = buildGraph(fixtureRepository(files), { operations, pages: [] });
  const reach = reachOf(graph, from, new Set(['import', 'file', 'operation']));
  return [...reach.keys()].filter((node) => node.startsWith('operation ')).sort();
};

test('of a test helper, follows only the parts that are used', () => {
  const files = {
    'test/api/a.test.ts': "import { registered, type Answer } from '#test/support/people.ts';",
    'test/api/b.test.ts': "import * as people from '#test/support/people.ts';",
    'test/api/c.test.ts': "const { pay } = await import('#test/support/people.ts');",
    'test/api/d.test.ts': "import { again } from '#test/support/again.ts';",
    'test/support/again.ts': "export { found as again } from './people.ts';",
    'test/support/people.ts': `
      import { pay } from './paying.ts';
      const start = (send) => send('POST', '/registration');
      export const found = (send) => send('GET', '/user/maya');
      export const registered = async (send) => start(send);
      export async function paid(send) { await registered(send); return pay(send); }
    `,
    'test/support/paying.ts': "export const pay = (send) => send('POST', '/registration/payment');",
  };
  expect(calls(files, 'test/api/a.test.ts')).toEqual(['operation register']);
  expect(calls(files, 'test/api/b.test.ts')).toEqual([
    'operation getUser',
    'operation pay',
    'operation register',
  ]);
  expect(calls(files, 'test/api/c.test.ts')).toEqual([
    'operation getUser',
    'operation pay',
    'operation register',
  ]);
  expect(calls(files, 'test/api/d.test.ts')).toEqual([
    'operation getUser',
    'operation pay',
    'operation register',
  ]);
});

test('of a test helper, follows what runs when it is loaded', () => {
  const files = {
    'test/screens/a.test.ts': "import { draw } from '#test/support/draw.ts';",
    'test/support/draw.ts': "import { watch } from '#src/watch.ts';\nwatch();\nexport const draw = () => 1;",
    'src/watch.ts': '',
  };
  expect(reached(files, 'test/screens/a.test.ts')).toContain('src/watch.ts');
});

test('a changed test helper reaches each test that imports anything of it', () => {
  const files = {
    'test/api/a.test.ts': "import { found } from '#test/support/people.ts';",
    'test/support/people.ts': 'export const found = 1; export const other = 2;',
  };
  expect(reached(files, 'test/api/a.test.ts')).toContain('test/support/people.ts');
});

test('of a test helper, knows names by their declarations, not by their types', () => {
  const files = {
    'test/api/a.test.ts': "import { found } from '#test/support/people.ts';",
    'test/support/people.ts': `
      const { start, rest: [first] }: { start: null; rest: string[] } = stepsOf('/registration');
      export const found = (send: (method: string) => null) => send('GET', '/user/maya');
      export const begun = () => first;
    `,
  };
  expect(calls(files, 'test/api/a.test.ts')).toEqual(['operation getUser']);
});
