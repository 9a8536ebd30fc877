import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { BuildOptions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
// Before Vite loads Panda's PostCSS plugin into this process.
import './panda/error-handlers.ts';
import { chunks } from './scripts/build/chunks.ts';
import { contentPlugins } from './scripts/content/content-plugins.ts';
import { routeOptions } from './scripts/generate/route-options.ts';
import { scaled, slowness } from './scripts/test/extent.ts';
import { findPostgres } from './scripts/test/postgres.ts';
import { testFiles } from './scripts/test/test-files.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const testing = process.env.VITEST !== undefined;

/** Each part of a route is a chunk of its own: a loader is needed before its component and costs far less. */
const splitRoutes = {
  ...routeOptions,
  autoCodeSplitting: true,
  codeSplittingOptions: {
    defaultBehavior: [
      ['loader'],
      ['component', 'pendingComponent'],
      ['errorComponent'],
      ['notFoundComponent'],
    ],
  },
} satisfies Parameters<typeof tanstackRouter>[0];

// The router plugin rewrites route files, so it must see them before React's transform does.
// Tests import routes as they are: split chunks would only add waiting, and two runs would race to write the tree.
const pluginsFor = (isForServer: boolean) => [
  ...contentPlugins(root),
  ...(testing || isForServer ? [] : [tanstackRouter(splitRoutes)]),
  react(),
];

/** Milliseconds that end a test that hangs: longer on a slow machine, and where tests are large. */
const hangs = scaled(600_000, 30_000 * slowness);
const limits = { testTimeout: hangs, hookTimeout: 2 * hangs };

const node = { ...limits, environment: 'node', pool: 'forks' } as const;

/** A process keeps its modules from one file of tests to the next: to load them again takes a third of the time. */
const shared = { isolate: false } as const;

const jsdom = {
  ...limits,
  environment: 'jsdom' as const,
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: ['test/support/screen-setup.ts'],
};

/** Tests that put other modules in place of the gateway's: each file has modules of its own. */
const hosted = 'test/screens/hosted/**/*.test.{ts,tsx}';

/** The API tests run on a PostgreSQL server where one is installed, otherwise on the embedded database. */
const hasPostgres = testing && findPostgres() !== null;

// Only tests load what loads the test runner.
const order = testing ? { sequencer: (await import('./scripts/test/longest-first.ts')).LongestFirst } : {};

/** Both builds name pictures after their content, and must come to the same names. */
const hashCharacters = 'base36';

const browserBuild = {
  outDir: 'dist',
  target: 'es2023',
  // The server puts the styles into each page; asked for once more with a late part, they would have to come before it.
  cssCodeSplit: false,
  // The server reads from it which scripts a page will need.
  manifest: true,
  modulePreload: {
    // Every browser of that target preloads modules by itself.
    polyfill: false,
    // What every page begins with is there already, and naming it with each late part would cost the first page bytes.
    resolveDependencies: (_, names, { hostType }) =>
      hostType === 'js'
        ? names.filter((name) => !/^assets\/(rolldown-runtime|react|first)-/.test(name))
        : names,
  },
  rolldownOptions: {
    input: { first: 'index.html' },
    output: {
      codeSplitting: { groups: chunks },
      // The first page names dozens of files, and nothing compresses a hash: shorter and of fewer letters, it costs 200 bytes less.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      hashCharacters,
    },
  },
} satisfies BuildOptions;

/** What renders pages on the server: the same sources, in one piece. */
const serverBuild = {
  outDir: 'dist-server',
  target: 'node24',
  minify: false,
  copyPublicDir: false,
  rolldownOptions: { output: { hashCharacters } },
} satisfies BuildOptions;

export default defineConfig(({ isSsrBuild = false }) => ({
  root,
  plugins: pluginsFor(isSsrBuild),
  // React has had the hook since 18; the shim for older ones is only weight.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: isSsrBuild ? serverBuild : browserBuild,
  // One file that needs no package at run time; React's is the production one whatever the server's environment says.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  server: { watch: { ignored: ['**/.data/**', '**/.cache/**', '**/test-results/**'] } },
  test: {
    maxWorkers: 2,
    sequence: order,
    tags: [{ name: 'everything', description: 'Long, wide or repeated cases, for the whole run only.' }],
    ...scaled({}, { tagsFilter: ['!everything'] }),
    // With `--changed`: no import leads from a test to these, so a change of one runs every test.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/{package-lock.json,contract.gen.json}',
      '**/{content,illustrations,migrations,golden}/**',
      '**/test/support/*-setup.ts',
    ],
    restoreMocks: true,
    unstubGlobals: true,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...node,
          ...shared,
          name: 'unit',
          include: testFiles.unit,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          ...shared,
          name: 'paths',
          include: testFiles.paths,
        },
      },
      {
        extends: true,
        test: {
          ...jsdom,
          ...shared,
          name: 'screens',
          include: testFiles.screens,
          exclude: [hosted],
        },
      },
      { extends: true, test: { ...jsdom, name: 'screens-hosted', include: [hosted] } },
      {
        extends: true,
        test: {
          ...node,
          // Every file has a server and a database of its own.
          ...shared,
          name: 'api',
          setupFiles: ['test/support/exchanges-setup.ts'],
          include: testFiles.api,
          ...(hasPostgres
            ? { env: { TEST_STORE: 'postgres' }, globalSetup: ['test/support/postgres-setup.ts'] }
            : { env: { TEST_STORE: 'embedded' }, exclude: ['test/postgres/**'] }),
        },
      },
      {
        extends: true,
        test: {
          ...node,
          ...shared,
          name: 'api-embedded',
          setupFiles: ['test/support/exchanges-setup.ts'],
          include: testFiles['api-embedded'],
          env: { TEST_STORE: 'embedded' },
        },
      },
      {
        extends: true,
        test: { ...node, name: 'faults', include: testFiles.faults },
      },
    ],
  },
}));
