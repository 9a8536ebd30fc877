import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { PageData } from './page-data.ts';
import { keepLatest } from './platform/memory/latest.ts';
import { hasSignedIn } from './platform/problems/error-page.ts';
import type { Answers, LoadRenderer } from './platform/render/renderer.ts';
import type { Page } from './send-page.ts';

/** Milliseconds that a page waits for its data: it stands without them, and a slow database must not keep it back. */
const patience = 250;

const within = async <Value>(milliseconds: number, work: Promise<Value>): Promise<Value | null> => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Data that no browser runs, so the content security policy lets it be; without `<` nothing in it ends the element. */
const islandOf = (answers: Answers): string => {
  const { getContentPage: page } = answers;
  // Its words stand in the page already.
  const data = page ? { ...answers, getContentPage: { ...page, html: '' } } : answers;
  return `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
};

type Rendered = { html: string; status: number };

/** How many rendered pages are kept: the same answers give the same page. */
const room = 200;

/** What a document says of itself: the status it is answered with, and how its head is written into it. */
export type DocumentHead = { status: number; write: (document: string) => string };

export type PageSources = {
  /** The document that the build, or Vite, makes of `index.html`. */
  template: (url: string) => Promise<string>;
  loadRenderer: LoadRenderer;
  pageData: PageData;
  headOf: (address: URL) => Promise<DocumentHead>;
};

/** The mark says for whom the page was rendered: what takes it over must not look at the browser's cookies again. */
const insert = (template: string, { html }: Rendered, answers: Answers, isKnown: boolean): string =>
  template
    .replace('<div id="root"></div>', () => `<div id="root"${isKnown ? ' data-signed-in' : ''}>${html}</div>`)
    .replace('</body>', () => `${islandOf(answers)}</body>`);

/** Makes the document for an address: its head always, its body where the page can be rendered without the browser. */
export const pageMaker = ({ template, loadRenderer, pageData, headOf }: PageSources) => {
  const keep = keepLatest<Rendered | null>(room);
  const render = async (request: FastifyRequest, answers: Answers): Promise<Rendered | null> => {
    const page = { url: request.url, answers, hasSignedIn: hasSignedIn(request) };
    const { renderPage } = await loadRenderer();
    // Anybody can think up queries without end; none of them is worth its room.
    if (request.url.includes('?')) return renderPage(page);
    const key = createHash('sha256').update(JSON.stringify(page)).digest('base64url');
    return keep(key, () => renderPage(page));
  };
  return async (request: FastifyRequest): Promise<Page> => {
    const address = new URL(request.url, 'http://site');
    const unlessBroken = (error: unknown) => {
      request.log.warn({ err: error }, 'The page goes out without its data');
      return null;
    };
    const [document, head, answers] = await Promise.all([
      template(request.url),
      headOf(address),
      within(patience, pageData(address)).catch(unlessBroken),
    ]);
    const rendered = answers === null ? null : await render(request, answers).catch(unlessBroken);
    const body =
      rendered === null || answers === null
        ? document
        : insert(document, rendered, answers, hasSignedIn(request));
    return { html: head.write(body), status: rendered?.status ?? head.status };
  };
};
