import { resolve } from 'node:path';
import { build } from 'vite';
import { root } from '../run-command.ts';
import { pageSettings } from './page-settings.ts';

const page = pageSettings('inspector');
await build(page);

/** The script in the inspected page: one file, which runs before the page's modules. */
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  root,
  build: {
    ...page.build,
    emptyOutDir: false,
    lib: {
      entry: resolve(root, 'lab/inspector/attach/attach.ts'),
      formats: ['iife'],
      name: 'inspector',
      fileName: () => 'attach.js',
    },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
});
