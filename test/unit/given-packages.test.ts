import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const product = '{src,machines}/**/*.{ts,tsx}';
const tests = 'test/**/*.{ts,tsx}';

/** The packages that the project is to be made of, each with the files in which it has to do its work. */
const given = [
  ['xstate', product],
  ['@xstate/react', product],
  ['@xstate/graph', tests],
  ['react', product],
  ['react-dom', product],
  ['@tanstack/react-router', product],
  ['@azure/msal-browser', product],
  ['zod', product],
  ['openapi-fetch', product],
  ['@ark-ui/react', product],
  ['@pandacss/dev', 'panda.config.ts'],
  ['fast-json-patch', product],
  ['vitest', tests],
  ['@testing-library/react', tests],
  ['playwright', tests],
] as const;

const typesOnly = /^(import|export) type\b[^;]*;/gm;
const imported = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that a file needs when it runs: types alone are no use made of a package. */
const packagesIn = (text: string): string[] =>
  [...text.replace(typesOnly, '').matchAll(imported)].map(([, specifier = '']) => packageOf(specifier));

const packagesOf = (files: string): Set<string> =>
  new Set(
    globSync(files, { cwd: root }).flatMap((file) => packagesIn(readFileSync(resolve(root, file), 'utf8'))),
  );

test('packagesIn finds static and dynamic imports, and ignores type imports', () => {
  const text = [
    "import type { A } from 'types-only';",
    "import type {\n  B,\n} from 'many-types';",
    "import { type C, c } from '@scope/some/part';",
    "import '#src/main.tsx';",
    "const late = await import('late/part');",
  ].join('\n');
  expect(packagesIn(text)).toEqual(['@scope/some', '#src', 'late']);
});

test.each([...new Set(given.map(([, files]) => files))])(
  'each required package is imported in %s',
  (files) => {
    const found = packagesOf(files);
    const idle = given.filter(([name, where]) => where === files && !found.has(name));
    expect(idle.map(([name]) => name)).toEqual([]);
  },
);

/** What sends without openapi-fetch, and why. */
const ownSenders = {
  'src/api/load-file.ts':
    'loads a picture that the server draws for everybody, which is no operation of the API',
  'src/api/upload.ts': 'sends files to the API and shows how much is sent, which fetch can’t tell',
  'src/app/inspector/inspector.ts': 'looks whether the inspector’s page can be reached, in development',
  'src/components/lazy/renew-once.ts': 'looks whether the page itself can be had',
  'src/features/auth/msal-network.ts': 'carries MSAL’s own requests to the identity provider',
};

test('only openapi-fetch sends requests to the API, except the listed senders', () => {
  const senders = globSync(product, { cwd: root }).filter((file) =>
    /(?<![.\w])fetch\(|XMLHttpRequest|sendBeacon/.test(readFileSync(resolve(root, file), 'utf8')),
  );
  expect(senders.sort()).toEqual(Object.keys(ownSenders));
});
