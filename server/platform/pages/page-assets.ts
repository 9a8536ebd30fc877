import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const packages = createRequire(import.meta.url);
const font = (path: string) => packages.resolve(`@fontsource-variable/${path}`);

const shared = {
  'base.css': new URL('./base.css', import.meta.url),
  'display.woff2': font('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  'text.woff2': font('instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
};

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

/**
 * Serves what the server's own pages need under `mount`: the brand's `base.css` and fonts, and `own` files by name. The pages must work
 * without a build of the app.
 */
export const servePageAssets = (app: FastifyInstance, mount: string, own: Record<string, URL>): void => {
  for (const [name, path] of Object.entries({ ...shared, ...own })) {
    app.get(`${mount}/${name}`, async (_request, reply) =>
      reply
        .type(types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        .header('cache-control', 'public, max-age=3600')
        .send(await readFile(path)),
    );
  }
};
