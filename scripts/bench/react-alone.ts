import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../run-command.ts';

const page = '<div id="root"></div><script type="module" src="./main.js"></script>';
const main = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('p', null, 'Hello'));`;

/** The gzipped size in kB (1,000 bytes) of the smallest possible app: React and React DOM, built by Vite. */
export async function weighReactAlone(): Promise<number> {
  // The folder is inside the project, so that Vite finds the packages.
  const folder = resolve(root, '.cache/react-alone');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'main.js'), main);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    // Otherwise Vite finds the project's PostCSS configuration, with all of Panda.
    css: { postcss: {} },
    build: { outDir: 'out', target: 'es2023' },
  });
  const files = globSync('out/**/*.js', { cwd: folder });
  return (
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0) /
    1000
  );
}
