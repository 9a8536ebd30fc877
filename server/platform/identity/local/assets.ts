import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { assets } from './pages/frame.ts';

const packages = createRequire(import.meta.url);
const page = (name: string) => new URL(`./pages/${name}`, import.meta.url);
const font = (path: string) => packages.resolve(`@fontsource-variable/${path}`);

const files = {
  'identity.css': { type: 'text/css; charset=utf-8', path: page('identity.css') },
  'sign-out.js': { type: 'text/javascript; charset=utf-8', path: page('sign-out.js') },
  'display.woff2': {
    type: 'font/woff2',
    path: font('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  },
  'text.woff2': {
    type: 'font/woff2',
    path: font('instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  },
};

/** The pages' own style, fonts and script: they must look right without the app being built. */
export const serveAssets = (app: FastifyInstance): void => {
  for (const [name, { type, path }] of Object.entries(files)) {
    app.get(`${assets}/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=3600')
        .send(await readFile(path)),
    );
  }
};
