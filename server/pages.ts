import type { FastifyRequest } from 'fastify';
import { type Kept, keepPages, type MadeOf } from './kept-pages.ts';
import type { PageData } from './page-data.ts';
import { type Clock, machineClock } from './platform/clock/clock.ts';
import { allowance } from './platform/memory/allowance.ts';
import { hasSignedIn } from './platform/problems/error-page.ts';
import type { Answers, LoadRenderer } from './platform/render/renderer.ts';
import type { OutsideSettings } from './platform/settings/outside.settings.ts';
import type { Preloads } from './preloads.ts';
import { type Page, pageOf, passageTo } from './send-page.ts';
import { withScriptsFirst } from './template.ts';

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

/**
 * So many pages that aren't kept are rendered a second: about a third of a processor. Whoever comes beyond gets the document
 * without its body, which the browser renders; so addresses that somebody thinks up can't take the processor from everybody else.
 */
const renderedPerSecond = 40;

/** What a document says of itself: the status it is answered with, and how its head is written into it. */
export type DocumentHead = {
  status: number;
  /** Heads with the same key write the same. */
  key: string;
  write: (document: string) => string;
};

export type PageSources = {
  /** The document that the build, or Vite, makes of `index.html`. */
  template: (url: string) => Promise<string>;
  loadRenderer: LoadRenderer;
  pageData: PageData;
  headOf: (address: URL) => Promise<DocumentHead>;
  preloads: Preloads;
  /** Milliseconds that a page waits for its data; after that it goes out without its body. */
  waitMs: number;
  /** Sites that the menus lead to. */
  outside: OutsideSettings;
  /** How a person takes part in the current event, by their public id; everybody may know. Nobody does where it is left out. */
  campOf?: (publicId: string) => Promise<'whole' | 'lower' | null>;
  /** The machine's where it is left out. */
  clock?: Pick<Clock, 'now'>;
};

/** For whom a page is rendered: a visitor, somebody who has signed in, or one of them who takes part, with the size of their base camp. */
type Audience = 'visitor' | 'known' | 'whole' | 'lower';

const marks: Readonly<Record<Audience, string>> = {
  visitor: '',
  known: ' data-signed-in',
  whole: ' data-signed-in="whole"',
  lower: ' data-signed-in="lower"',
};

/** The mark says for whom the page was rendered: what takes it over must not look at the browser's cookies again. */
const insert = (template: string, { html }: Rendered, answers: Answers, audience: Audience): string =>
  template
    .replace('<div id="root"></div>', () => `<div id="root"${marks[audience]}>${html}</div>`)
    .replace('</body>', () => `${islandOf(answers)}</body>`);

/** Pages of the app that are the same for all visitors. A query names somebody where `/donate` stands for nobody. */
const isOwnShared = ({ pathname, search }: URL): boolean =>
  pathname === '/give' ||
  (search === '' && (pathname === '/donate' || pathname === '/donate/thanks' || pathname === '/register'));

/**
 * The address that a page is kept by; null for one that is made for this request. Queries such as `?utm_source=` change nothing on
 * the pages that are the same for all: where signing in leads back to is read when it is pressed.
 */
const sharedAs = (address: URL, answers: Answers): string | null => {
  // It has another head, so it would evict the page that all share.
  if (address.searchParams.has('drafts')) return null;
  return isOwnShared(address) ? address.pathname : (answers.getContentPage?.path ?? null);
};

/**
 * The page of a person or a peloton, which a link that is passed around brings many visitors to at once. A later page of the donors on
 * it is one of many, and is rendered for the one who asks.
 */
const visitedAs = ({ pathname, searchParams }: URL, answers: Answers): string | null =>
  /^\/(profile|peloton)\/[^/]+$/.test(pathname) &&
  (searchParams.get('page') ?? '1') === '1' &&
  (answers.getUser ?? answers.getPeloton)
    ? pathname
    : null;

/** The public id that the browser remembers, for looks only. */
const readerOf = ({ headers }: FastifyRequest): string | null =>
  /(?:^|; )currentUserPublicId=([a-z0-9-]+)/.exec(headers.cookie ?? '')?.[1] ?? null;

/** Makes the document for an address: its head always, its body where the page can be rendered without the browser. */
export const pageMaker = (sources: PageSources) => {
  const {
    template,
    loadRenderer,
    pageData,
    headOf,
    preloads,
    waitMs,
    outside,
    clock = machineClock,
  } = sources;
  const { campOf = async () => null } = sources;
  const keep = keepPages();
  // Apart from the others, which however many people and pelotons can't push out.
  const keepVisited = keepPages();
  const mayRender = allowance(renderedPerSecond, () => clock.now().getTime());

  return async (request: FastifyRequest): Promise<Page> => {
    const address = new URL(request.url, 'http://site');
    const isKnown = hasSignedIn(request);
    const reader = readerOf(request);
    const unlessBroken = (error: unknown) => {
      request.log.warn({ err: error }, 'The page goes out without its data');
      return null;
    };
    /** Only the home page leaves room for what somebody who takes part sees above it. */
    const audienceOf = async (): Promise<Audience> => {
      if (!isKnown) return 'visitor';
      if (address.pathname !== '/' || reader === null) return 'known';
      return (await within(waitMs, campOf(reader)).catch(unlessBroken)) ?? 'known';
    };
    const [document, head, answers, renderer, audience] = await Promise.all([
      template(request.url),
      headOf(address),
      within(waitMs, pageData(address)).catch(unlessBroken),
      loadRenderer(),
      audienceOf(),
    ]);
    // Such a page waits for the app: everybody who has signed in before needs its scripts at once.
    const early = isKnown ? preloads(address.pathname) : '';
    const bare = () => {
      const page = head.write(document);
      return pageOf(early === '' ? page : withScriptsFirst(page, early), head.status);
    };
    if (answers === null) return bare();

    const render = async (url: string): Promise<Kept> => {
      const rendered = await renderer
        .renderPage({
          url,
          answers,
          outside,
          hasSignedIn: isKnown,
          reader,
          camp: audience === 'whole' || audience === 'lower' ? audience : undefined,
        })
        .catch(unlessBroken);
      if (rendered === null) return { page: bare(), isWhole: false };
      if ('location' in rendered) return { page: passageTo(rendered.location), isWhole: true };
      const body = head.write(insert(document, rendered, answers, audience));
      return { page: pageOf(body, rendered.status), isWhole: true };
    };

    const madeOf: MadeOf = { document, head: head.key, answers, renderer };
    const shared = sharedAs(address, answers);
    if (shared !== null) return keep(`${audience} ${shared}`, madeOf, () => render(address.pathname));
    const renderWithin = async (url: string): Promise<Kept> =>
      mayRender() ? render(url) : { page: bare(), isWhole: false };
    // Of a known reader's page it depends on who they are what the server renders.
    const visited = isKnown ? null : visitedAs(address, answers);
    if (visited !== null) return keepVisited(visited, madeOf, () => renderWithin(visited));
    const { page, isWhole } = await renderWithin(request.url);
    return isWhole ? { ...page, isForOne: true } : page;
  };
};
