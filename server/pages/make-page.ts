import type { FastifyRequest } from 'fastify';
import { type Clock, machineClock } from '#server/platform/clock/clock.ts';
import { allowance } from '#server/platform/memory/allowance.ts';
import { keepLatest } from '#server/platform/memory/latest.ts';
import { type PackedDocument, packedOnce } from '#server/platform/pages/packing.ts';
import { hasSignedIn } from '#server/platform/problems/answer-problems.ts';
import type { Answers, LoadRenderer, Renderer } from '#server/platform/render/renderer.ts';
import type { OutsideSettings } from '#server/platform/settings/outside.settings.ts';
import { writeErrorHead } from '#server/site/site.ts';
import { island, type Preloads, withoutScripts, withScriptsFirst } from './document.ts';
import type { PageData } from './page-data.ts';
import { type Page, pageOf, passageTo } from './send-page.ts';

const within = async <Value>(milliseconds: number, work: Promise<Value>): Promise<Value | null> => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** The answers for the app's loaders. The text of a content page is in its body already. */
const islandOf = (answers: Answers): string => {
  const { getContentPage: page } = answers;
  return island('page-data', page ? { ...answers, getContentPage: { ...page, html: '' } } : answers);
};

type Rendered = { html: string; status: number };

/**
 * Uncached pages that the server renders each second, about a third of a processor. Further requests get the document without a body, for
 * the browser to render: invented addresses cannot use up the processor.
 */
const renderedPerSecond = 40;

/** A document's status, and the function that writes its head. */
export type DocumentHead = {
  status: number;
  /** Heads with the same key are the same. */
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
  /** Adds tools of developers to a document, where a request asks for them. */
  withTools?: (document: string, request: Pick<FastifyRequest, 'url' | 'headers'>) => string;
  /** Milliseconds that a page waits for its data; after them it is sent without a body. */
  waitMs: number;
  /** Sites that the menus link to. */
  outside: OutsideSettings;
  /** How a person takes part in the current event, by their public id; public data. Without it no person does. */
  campOf?: (publicId: string) => Promise<'whole' | 'lower' | null>;
  /** The machine's by default. */
  clock?: Pick<Clock, 'now'>;
};

/** The reader that a page is rendered for: a visitor, a returning person, or a participant with the size of their base camp. */
type Audience = 'visitor' | 'known' | 'whole' | 'lower';

const marks: Readonly<Record<Audience, string>> = {
  visitor: '',
  known: ' data-signed-in',
  whole: ' data-signed-in="whole"',
  lower: ' data-signed-in="lower"',
};

/** The mark names the audience: the app must not read the browser's cookies again when it hydrates the page. */
const insert = (template: string, { html }: Rendered, answers: Answers, audience: Audience): string =>
  template
    .replace('<div id="root"></div>', () => `<div id="root"${marks[audience]}>${html}</div>`)
    .replace('</body>', () => `${islandOf(answers)}</body>`);

/** Pages of the app that are the same for all visitors. A query makes `/donate` a page about one recipient. */
const isOwnShared = ({ pathname, search }: URL): boolean =>
  pathname === '/give' ||
  (search === '' && (pathname === '/donate' || pathname === '/donate/thanks' || pathname === '/register'));

/**
 * The cache key of an address; null for a page of this request only. Queries such as `?utm_source=` do not change shared pages: the app
 * reads the return address of sign-in only on a click.
 */
const sharedAs = (address: URL, answers: Answers): string | null => {
  // Its head differs, so it would evict the shared page.
  if (address.searchParams.has('drafts')) return null;
  return isOwnShared(address) ? address.pathname : (answers.getContentPage?.path ?? null);
};

/**
 * The page of a person or a peloton, which a shared link brings many visitors to at once. Later pages of its donors are rarely shared, and
 * are rendered for each request.
 */
const visitedAs = ({ pathname, searchParams }: URL, answers: Answers): string | null =>
  /^\/(profile|peloton)\/[^/]+$/.test(pathname) &&
  (searchParams.get('page') ?? '1') === '1' &&
  (answers.getUser ?? answers.getPeloton)
    ? pathname
    : null;

/** The sources of a page, apart from its address and its audience. */
type MadeOf = { document: string; head: string; answers: Answers; renderer: Renderer };

/** A page, and whether it has its body. A page without one is rendered again at the next request. */
type Kept = { page: Page; isWhole: boolean };

/** More than twice the number of shared pages, for visitors and for returning people. Some 200 kB each. */
const mostKept = 200;

/** Answers are compared by identity: a reader of page data returns the same object while nothing changed. */
const hasSameAnswers = (one: Answers, other: Answers): boolean => {
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([id, answer]) => other[id as keyof Answers] === answer)
  );
};

const isSame = (one: MadeOf, other: MadeOf): boolean =>
  one.renderer === other.renderer &&
  one.head === other.head &&
  one.document === other.document &&
  hasSameAnswers(one.answers, other.answers);

/** Caches whole pages by key while their sources are the same. Simultaneous requests share one rendering. */
const keepPages = () => {
  const kept = new Map<string, { madeOf: MadeOf; making: Promise<Kept> }>();

  return async (key: string, madeOf: MadeOf, make: () => Promise<Kept>): Promise<Page> => {
    const known = kept.get(key);
    if (known && isSame(known.madeOf, madeOf)) return (await known.making).page;
    const entry = { madeOf, making: make() };
    kept.set(key, entry);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? key);
    const forget = () => {
      if (kept.get(key) === entry) kept.delete(key);
    };
    try {
      const { page, isWhole } = await entry.making;
      if (!isWhole) forget();
      return page;
    } catch (error) {
      forget();
      throw error;
    }
  };
};

/** The public id that the browser remembers, for appearance only. */
const readerOf = ({ headers }: FastifyRequest): string | null =>
  /(?:^|; )currentUserPublicId=([a-z0-9-]+)/.exec(headers.cookie ?? '')?.[1] ?? null;

/** Renders the document of an address: its head always, its body where the page can be rendered without the browser. */
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
  const { campOf = async () => null, withTools = (document) => document } = sources;
  const keep = keepPages();
  // A separate cache, so that many people and pelotons do not evict shared pages.
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
    /** Only the home page reserves space for a participant's base camp. */
    const audienceOf = async (): Promise<Audience> => {
      if (!isKnown) return 'visitor';
      if (address.pathname !== '/' || reader === null) return 'known';
      return (await within(waitMs, campOf(reader)).catch(unlessBroken)) ?? 'known';
    };
    const [plain, head, answers, renderer, audience] = await Promise.all([
      template(request.url),
      headOf(address),
      within(waitMs, pageData(address)).catch(unlessBroken),
      loadRenderer(),
      audienceOf(),
    ]);
    const document = withTools(plain, request);
    // Such a page waits for the app: every returning person needs its scripts at once.
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
    // A returning reader's page depends on who they are.
    const visited = isKnown ? null : visitedAs(address, answers);
    if (visited !== null) return keepVisited(visited, madeOf, () => renderWithin(visited));
    const { page, isWhole } = await renderWithin(request.url);
    return isWhole ? { ...page, isForOne: true } : page;
  };
};

/** One for each status, for visitors and for returning people. */
const mostErrors = 40;

/** Renders the document of an error; null without a build of the app. */
export const errorPageMaker = ({
  template,
  loadRenderer,
  outside,
}: Pick<PageSources, 'template' | 'loadRenderer' | 'outside'>) => {
  const keep = keepLatest<PackedDocument | null>(mostErrors);
  const make = async (status: number, hasSignedIn: boolean): Promise<PackedDocument | null> => {
    const { renderError } = await loadRenderer();
    const page = await renderError({ status, hasSignedIn, outside });
    if (page === null) return null;
    const document = withoutScripts(await template('/'));
    const written = writeErrorHead(document, { title: page.title, status }).replace(
      '<div id="root"></div>',
      () => `<div id="root">${page.html}</div>`,
    );
    return packedOnce(written);
  };
  return (status: number, hasSignedIn: boolean) =>
    keep(`${status} ${hasSignedIn}`, () => make(status, hasSignedIn));
};
