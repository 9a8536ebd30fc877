import { readContentPage } from '#server/content/content.ts';
import { eventOperations } from '#server/event/event.ts';
import { leaderboardOperations } from '#server/leaderboard/leaderboard.ts';
import { pelotonOperations } from '#server/peloton/peloton.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { Outcomes } from '#server/platform/outcomes/outcomes.ts';
import type { LoadRenderer } from '#server/platform/render/renderer.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { searchOperations } from '#server/search/search.ts';
import { userOperations } from '#server/user/user.ts';
import { pageReaders } from './page-readers.ts';
import { keepFresh } from './platform/memory/fresh.ts';
import type { Answers } from './platform/render/renderer.ts';
import { isPelotonId, isPublicId, unlessMissing, visitorCall } from './visitor-calls.ts';

type ReadContentDeps = { db: Db; clock: Clock; loadRenderer: LoadRenderer; log: Log };

type ReadRecipientDeps = { settings: Settings; db: Db; clock: Clock; log: Log };

type PageDataOfDeps = ReadContentDeps & { settings: Settings; outcomes: Outcomes };

/**
 * What a page needs at once: the bodies of the API's answers to the calls of its loader. A rejection sends the page
 * without; the app then asks the API.
 */
export type PageData = (address: URL) => Promise<Answers>;

type Reader = (address: URL) => Promise<Answers>;

/** Milliseconds that what is the same for all visitors may be old. */
const freshFor = 1000;

const readContent =
  (deps: ReadContentDeps): Reader =>
  async ({ pathname }) => ({ getContentPage: await readContentPage(deps, pathname) });

type Event = NonNullable<Answers['getEvent']>;

/** Whom a donation is for, as the address names them; nothing where it doesn't. */
const readRecipient = async (
  deps: ReadRecipientDeps,
  { searchParams }: URL,
  event: () => Promise<Event>,
): Promise<Answers> => {
  const id = searchParams.get('recipient') ?? '';
  const type = searchParams.get('recipientType');
  if (type === 'General') return { getEvent: await event() };
  if (type === 'User' && isPublicId(id)) {
    const { getUser } = userOperations(deps);
    const answer = getUser(visitorCall(deps, 'getUser', { params: { id } }));
    return { getUser: await answer.then(({ body }) => body).catch(unlessMissing) };
  }
  if (type === 'Peloton' && isPelotonId(id)) {
    const { getPeloton } = pelotonOperations(deps);
    const answer = getPeloton(visitorCall(deps, 'getPeloton', { params: { id } }));
    return { getPeloton: await answer.then(({ body }) => body).catch(unlessMissing) };
  }
  return {};
};

/** Pages of the app that come with data of their own, by their path. */
const readersOf = (deps: ReadRecipientDeps): Readonly<Record<string, Reader>> => {
  const { clock } = deps;
  const event = keepFresh({
    clock,
    freshFor,
    read: async () => (await eventOperations(deps).getEvent()).body,
  });
  const { getLeaderboards: leaderboards } = leaderboardOperations(deps);
  // As many as the page asks the API for.
  const firstPelotons = visitorCall(deps, 'searchPelotons', { query: { limit: 6 } });
  const pelotons = keepFresh({
    clock,
    freshFor,
    read: async () => (await searchOperations(deps).searchPelotons(firstPelotons)).body,
  });
  const forRecipient: Reader = (address) => readRecipient(deps, address, event);
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

/**
 * The answers that come with the first page, so that it needs neither a second request nor what makes one. An answer that hasn't
 * changed is the same object as before.
 */
export const pageDataOf = (deps: PageDataOfDeps): PageData => {
  const readers = readersOf(deps);
  const ofOne = pageReaders(deps);
  // All others are pages of content.
  const content = readContent(deps);
  return async (address) => {
    const answers = await (readers[address.pathname]?.(address) ?? ofOne(address) ?? content(address));
    // What the sandbox chose for an operation is to happen to a request that a person can see fail.
    const chosen = new Set((await deps.outcomes.waiting()).map(({ target }) => target));
    return Object.fromEntries(Object.entries(answers).filter(([id]) => !chosen.has(id)));
  };
};
