import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
// Before Vite loads Panda's PostCSS plugin into this process.
import '#panda/error-handlers.ts';
import { root } from '../run-command.ts';

/** The built lab; the site's build has another folder. */
export const labFolder = resolve(root, 'dist-lab');

/** How a page of the lab is built: `lab/<name>`, served at `/<name>/`. */
export const pageSettings = (name: string) =>
  ({
    configFile: false,
    root: resolve(root, 'lab', name),
    base: `/${name}/`,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    css: { postcss: resolve(root, 'lab') },
    build: {
      outDir: resolve(labFolder, name),
      emptyOutDir: true,
      target: 'es2023',
      // The pages are read on the machine that builds them.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  }) satisfies InlineConfig;
