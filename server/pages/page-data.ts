import { readContentPage } from '#server/content/content.ts';
import { eventOperations } from '#server/event/event.ts';
import { leaderboardOperations } from '#server/leaderboard/leaderboard.ts';
import { keepFresh } from '#server/platform/memory/fresh.ts';
import type { Outcomes } from '#server/platform/outcomes/outcomes.ts';
import type { Answers, LoadRenderer } from '#server/platform/render/renderer.ts';
import { searchOperations } from '#server/search/search.ts';
import { pageReaders, type ReadersDeps, recipientReader, visitorCall } from './page-readers.ts';

type Deps = ReadersDeps & { loadRenderer: LoadRenderer; outcomes: Outcomes };

/**
 * The data that a page needs at once: the API's answers to its loader's calls. After a rejection the page is sent without data, and the app
 * asks the API.
 */
export type PageData = (address: URL) => Promise<Answers>;

type Reader = (address: URL) => Promise<Answers>;

/** Milliseconds that data shared by all visitors may be old. */
const freshFor = 1000;

const readContent =
  (deps: Deps): Reader =>
  async ({ pathname }) => ({ getContentPage: await readContentPage(deps, pathname) });

/** Pages of the app with their own data, by path. */
const readersOf = (deps: Deps): Readonly<Record<string, Reader>> => {
  const { clock } = deps;
  const event = keepFresh({
    clock,
    freshFor,
    read: async () => (await eventOperations(deps).getEvent()).body,
  });
  const { getLeaderboards: leaderboards } = leaderboardOperations(deps);
  // The same number that the page requests from the API.
  const firstPelotons = visitorCall(deps, 'searchPelotons', { query: { limit: 6 } });
  const pelotons = keepFresh({
    clock,
    freshFor,
    read: async () => (await searchOperations(deps).searchPelotons(firstPelotons)).body,
  });
  const forRecipient = recipientReader(deps, event);
  return {
    '/give': async () => ({
      getEvent: await event(),
      searchPelotons: await pelotons(),
      getLeaderboards: (await leaderboards()).body,
    }),
    '/register': async () => ({ getEvent: await event() }),
    '/donate': forRecipient,
    '/donate/thanks': forRecipient,
  };
};

/** The answers that are sent with the first page and save it a second request. An unchanged answer is the same object as before. */
export const pageDataOf = (deps: Deps): PageData => {
  const readers = readersOf(deps);
  const ofOne = pageReaders(deps);
  // All others are content pages.
  const content = readContent(deps);
  return async (address) => {
    const answers = await (readers[address.pathname]?.(address) ?? ofOne(address) ?? content(address));
    // An outcome that the sandbox chose must happen to a request whose failure a person can see.
    const chosen = new Set((await deps.outcomes.waiting()).map(({ target }) => target));
    return Object.fromEntries(Object.entries(answers).filter(([id]) => !chosen.has(id)));
  };
};
