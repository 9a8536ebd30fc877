import type { FastifyRequest } from 'fastify';
import { type Clock, machineClock } from '#server/platform/clock/clock.ts';
import { allowance } from '#server/platform/memory/allowance.ts';
import { keepLatest } from '#server/platform/memory/latest.ts';
import { type PackedDocument, packedOnce } from '#server/platform/pages/packing.ts';
import { hasSignedIn } from '#server/platform/problems/error-page.ts';
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

/** The answers for the app's loaders. The words of a page of content are in its body already. */
const islandOf = (answers: Answers): string => {
  const { getContentPage: page } = answers;
  return island('page-data', page ? { ...answers, getContentPage: { ...page, html: '' } } : answers);
};

type Rendered = { html: string; status: number };

/**
 * The server renders at most so many pages a second that it does not keep, about a third of a processor. Further requests get the
 * document without its body, which the browser renders: invented addresses can't take the processor from everybody else.
 */
const renderedPerSecond = 40;

/** The status that a document is answered with, and how its head is written into it. */
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

/** A page is rendered for a visitor, for somebody who has signed in, or for somebody who takes part, with the size of their base camp. */
type Audience = 'visitor' | 'known' | 'whole' | 'lower';

const marks: Readonly<Record<Audience, string>> = {
  visitor: '',
  known: ' data-signed-in',
  whole: ' data-signed-in="whole"',
  lower: ' data-signed-in="lower"',
};

/** The mark says for whom the page was rendered: the app must not look at the browser's cookies again when it hydrates the page. */
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

/** What a page is made of, apart from its address and its audience. */
type MadeOf = { document: string; head: string; answers: Answers; renderer: Renderer };

/** A page, and whether it has its body. A page without one is made again at the next request. */
type Kept = { page: Page; isWhole: boolean };

/** More than there are pages that all share, twice: for visitors, and for those who have signed in. Some 200 kB each. */
const mostKept = 200;

/** Answers are compared by identity: a reader of page data returns the same object as long as nothing changed. */
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

/** Keeps whole pages by key as long as what they are made of is the same. Requests that arrive together share one making. */
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

/** As many as there are statuses, for visitors and for those who signed in. */
const mostErrors = 40;

/** Makes the document of an error; null where no app is built. */
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
