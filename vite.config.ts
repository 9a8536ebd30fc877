import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inlineStyles } from './panda/inline-styles.ts';
import { routeOptions } from './scripts/generate/route-options.ts';

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
const plugins = testing ? [react()] : [tanstackRouter(splitRoutes), react(), inlineStyles()];

const node = { environment: 'node', pool: 'forks' } as const;

export default defineConfig({
  root,
  plugins,
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Every browser of that target preloads modules by itself.
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 10 },
            // What every first page is made of: a dozen files of 300 bytes compress worse than one.
            {
              name: 'first',
              test: /src\/(components\/(style\/|button\/(button|link)|card\/(card|figures)|format\/(money|date|numbers)|page-frame\/|contours\/)|features\/(content\/|shell\/sign-in-link)|api\/(page-data|call-listener|log)\.ts|app\/use-page-title|routes\/index)|machines\/auth\/safe-path/,
              priority: 5,
            },
            // What makes a call, whichever: every page but the first ones wants all of it.
            {
              name: 'calls',
              test: /node_modules\/openapi-fetch\/|src\/api\/(call|bases|bearer|check-description|client|describe-call|failure|calls\/event\.calls)\.ts|machines\/flow-error/,
              priority: 5,
            },
          ],
        },
      },
    },
  },
  server: { watch: { ignored: ['**/.data/**', '**/.cache/**', '**/test-results/**'] } },
  test: {
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: { ...node, name: 'unit', include: ['test/unit/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
      },
      {
        extends: true,
        test: { ...node, name: 'paths', include: ['test/paths/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
          include: ['test/screens/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/screen-setup.ts'],
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'api',
          include: ['test/{api,faults}/**/*.test.ts'],
          env: { TEST_STORE: 'embedded' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'api-postgres',
          include: ['test/{api,faults}/**/*.test.ts'],
          env: { TEST_STORE: 'postgres' },
          globalSetup: ['test/support/postgres-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
