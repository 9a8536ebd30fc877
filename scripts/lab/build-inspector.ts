import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
// Before Vite loads Panda's PostCSS plugin into this process.
import '#panda/error-handlers.ts';
import { root } from '../run-command.ts';

const shared = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
} satisfies InlineConfig;

const outDir = resolve(root, 'dist-lab/inspector');

/** The inspector's page. */
await build({
  ...shared,
  root: resolve(root, 'lab/inspector'),
  base: '/inspector/',
  plugins: [react()],
  css: { postcss: resolve(root, 'lab') },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});

/** The script in the inspected page: one file, which runs before the page's modules. */
await build({
  ...shared,
  root,
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2023',
    lib: {
      entry: resolve(root, 'lab/inspector/attach/attach.ts'),
      formats: ['iife'],
      name: 'inspector',
      fileName: () => 'attach.js',
    },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
});
