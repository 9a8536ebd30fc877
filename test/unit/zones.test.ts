import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const wings = ['src', 'machines', 'server', 'openapi', 'lab', 'test', 'scripts'];

/** A project with one offence in each of these files: [rule, file, the offending import, its target]. */
const planted = [
  ['src-never-server', 'src/api/peek.ts', "import '#server/giving/giving.ts';", 'server/giving/giving.ts'],
  ['src-never-node', 'src/api/disk.ts', "import 'node:fs';", 'fs'],
  ['server-never-src', 'server/giving/look.ts', "import '#src/api/client.ts';", 'src/api/client.ts'],
  ['machines-are-pure', 'machines/giving/screen.ts', "import 'react';", 'node_modules/react/index.js'],
  ['machines-are-pure', 'machines/giving/disk.ts', "import 'node:fs';", 'fs'],
  ['machines-take-zod-mini', 'machines/giving/form.ts', "import 'zod';", 'node_modules/zod/index.js'],
  [
    'contract-gives-types-to-machines',
    'machines/giving/wire.ts',
    "import contract from '#openapi/contract.gen.json'; export const wire = contract;",
    'openapi/contract.gen.json',
  ],
  [
    'features-do-not-know-routes',
    'src/features/giving/way.ts',
    "import '#src/routes/index.tsx';",
    'src/routes/index.tsx',
  ],
  [
    'components-do-not-know-features',
    'src/components/card.ts',
    "import '#src/features/giving/giving.ts';",
    'src/features/giving/giving.ts',
  ],
  [
    'components-do-not-call-the-api',
    'src/components/list.ts',
    "import '#src/api/client.ts';",
    'src/api/client.ts',
  ],
  [
    'features-do-not-know-the-app',
    'src/features/giving/frame.ts',
    "import '#src/app/frame.ts';",
    'src/app/frame.ts',
  ],
  [
    'rendering-is-for-the-server',
    'src/features/giving/ahead.ts',
    "import '#src/render/render.ts';",
    'src/render/render.ts',
  ],
  [
    'features-apart',
    'src/features/riding/neighbour.ts',
    "import '#src/features/giving/giving.ts';",
    'src/features/giving/giving.ts',
  ],
  [
    'features-apart',
    'src/features/riding/type.ts',
    "import type { Giving } from '#src/features/giving/giving.ts'; export type Ride = Giving;",
    'src/features/giving/giving.ts',
  ],
  [
    'areas-by-public-module',
    'server/riding/reach.ts',
    "import '#server/giving/giving.queries.ts';",
    'server/giving/giving.queries.ts',
  ],
  [
    'platform-below-areas',
    'server/platform/up.ts',
    "import '#server/giving/giving.ts';",
    'server/giving/giving.ts',
  ],
  [
    'platform-knows-no-flow',
    'server/platform/flow.ts',
    "import '#machines/giving/giving.machine.ts';",
    'machines/giving/giving.machine.ts',
  ],
  [
    'rules-are-pure',
    'server/giving/giving.rules.ts',
    "import './giving.queries.ts';",
    'server/giving/giving.queries.ts',
  ],
  ['nothing-imports-tests', 'src/api/fake.ts', "import '#test/support/fake.ts';", 'test/support/fake.ts'],
  [
    'path-driver-by-its-public-modules',
    'test/paths/giving.model.ts',
    "import '../path-driver/walks/walk.ts';",
    'test/path-driver/walks/walk.ts',
  ],
  [
    'path-driver-knows-no-product',
    'test/path-driver/walks/know.ts',
    "import '#machines/giving/giving.machine.ts';",
    'machines/giving/giving.machine.ts',
  ],
  ['no-unresolved', 'src/api/lost.ts', "import './gone.ts';", './gone.ts'],
  ['no-cycles', 'src/api/egg.ts', "import './hen.ts';", 'src/api/hen.ts'],
  ['server-never-react', 'server/giving/render.ts', "import 'react';", 'node_modules/react/index.js'],
  [
    'contract-stands-alone',
    'openapi/lean.ts',
    "import '#machines/giving/giving.machine.ts';",
    'machines/giving/giving.machine.ts',
  ],
  ['nothing-imports-scripts', 'src/api/tool.ts', "import '../../scripts/tool.ts';", 'scripts/tool.ts'],
  ['nothing-imports-the-lab', 'src/api/chart.ts', "import '#lab/chart/chart.ts';", 'lab/chart/chart.ts'],
  ['the-lab-reads-machines', 'lab/chart/screen.ts', "import '#src/app/frame.ts';", 'src/app/frame.ts'],
  ['no-dev-packages', 'server/giving/dev.ts', "import 'jsdom';", 'node_modules/jsdom/index.js'],
] as const;

/** Folders that need each other, by the planted imports and, for the first pair, by two that no other rule forbids. */
const foldersInACircle = [
  ['server/giving', 'server/riding'],
  ['server/giving', 'server/platform'],
  ['server/giving', 'src/api'],
  ['machines/giving', 'openapi'],
  ['src/features/giving', 'src/render'],
  ['src/features/giving', 'src/routes'],
] as const;

/** The targets of the offenders, and a file that keeps every rule. */
const innocent = {
  'tsconfig.json': '{}',
  'node_modules/react/package.json': '{ "name": "react", "version": "1.0.0", "main": "index.js" }',
  'node_modules/react/index.js': 'export {};',
  'node_modules/jsdom/package.json': '{ "name": "jsdom", "version": "1.0.0", "main": "index.js" }',
  'node_modules/jsdom/index.js': 'export {};',
  'node_modules/zod/package.json':
    '{ "name": "zod", "version": "1.0.0", "exports": { ".": "./index.js", "./mini": "./mini/index.js" } }',
  'node_modules/zod/index.js': 'export {};',
  'node_modules/zod/mini/index.js': 'export {};',
  'openapi/contract.gen.json': '{}',
  'openapi/contract.gen.ts': 'export type Contract = { money: number };',
  'machines/giving/giving.machine.ts':
    "import 'zod/mini'; import type { Contract } from '#openapi/contract.gen.ts'; export type Wire = Contract;",
  'src/api/client.ts': 'export {};',
  'src/api/hen.ts': "import './egg.ts';",
  'src/features/giving/giving.ts':
    "import '#src/api/client.ts'; import '#machines/giving/giving.machine.ts'; export type Giving = 1;",
  'src/app/frame.ts': 'export {};',
  'src/render/render.ts': "import '#src/features/giving/giving.ts';",
  'src/routes/index.tsx': "import '#src/features/giving/giving.ts';",
  'server/giving/giving.ts': "import './giving.queries.ts'; import '#server/platform/store.ts';",
  'server/giving/giving.queries.ts': 'export {};',
  'server/giving/circle.ts': "import '#server/riding/riding.ts';",
  'server/riding/riding.ts': "import '#server/giving/giving.ts';",
  'server/platform/store.ts': 'export {};',
  'test/support/fake.ts': 'export {};',
  'test/path-driver/path-driver.ts': "import './walks/walk.ts';",
  'test/path-driver/walks/walk.ts': 'export {};',
  'test/paths/riding.model.ts': "import '../path-driver/path-driver.ts';",
  'scripts/tool.ts': "import '#lab/chart/chart.ts';",
  'lab/chart/chart.ts':
    "import '../../test/path-driver/path-driver.ts'; import 'react'; import '#machines/giving/giving.machine.ts';",
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zones-'));
  const files = [...Object.entries(innocent), ...planted.map(([, path, text]) => [path, text] as const)];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('all planted import violations are found, and no others', () => {
  const args = ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', ...wings];
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/depcruise'), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const { violations } = JSON.parse(stdout).summary;
  const found = violations.map((each: { rule: { name: string }; from: string; to: string }) =>
    [each.rule.name, each.from, each.to].join(' | '),
  );
  // A cycle is reported once, for the file that comes first.
  const expected = [
    ...planted.map(([rule, from, , to]) => [rule, from, to].join(' | ')),
    ...foldersInACircle.flatMap(([one, other]) => [
      `no-folder-cycles | ${one} | ${other}`,
      `no-folder-cycles | ${other} | ${one}`,
    ]),
  ];
  expect(found.sort()).toEqual(expected.sort());
});

test('each rule has a planted violation', async () => {
  const { default: rules } = await import(join(root, '.dependency-cruiser.mjs'));
  const names = rules.forbidden.map((rule: { name: string }) => rule.name);
  expect([...new Set([...planted.map(([rule]) => rule), 'no-folder-cycles'])].sort()).toEqual(names.sort());
});
