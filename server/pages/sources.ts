import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { LoadRenderer, Renderer } from '#server/platform/render/renderer.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Pages for developers; the build has none of them. */
const workshop = ['inspector.html', 'gallery.html'];

/** The app's sources instead of its build: Vite transforms them on request. */
export type Sources = {
  mount: (app: FastifyInstance) => Promise<void>;
  template: (url: string) => Promise<string>;
  /** The page for developers at this address, if there is one. */
  workshopPage: (url: string) => Promise<string | null>;
  loadRenderer: LoadRenderer;
};

export const openSources = async (server: FastifyInstance['server']): Promise<Sources> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  });
  const document = async (file: string, url: string) =>
    vite.transformIndexHtml(url, await readFile(`${root}${file}`, 'utf8'));
  const loadRenderer: LoadRenderer = async () =>
    (await vite.ssrLoadModule('/src/render/render.ts')) as Renderer;
  // The first load takes seconds, for which no page waits; an error is reported with the next page.
  loadRenderer().catch(() => undefined);
  return {
    mount: async (app) => {
      await app.register(middie);
      app.use(vite.middlewares);
      app.addHook('onClose', () => vite.close());
    },
    template: (url) => document('index.html', url),
    workshopPage: async (url) => {
      const file = workshop.find((one) => url.split('?')[0] === `/${one}`);
      return file === undefined ? null : document(file, url);
    },
    loadRenderer,
  };
};
