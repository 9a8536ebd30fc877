import { donationsOnWall } from '#machines/donation/donor-wall.ts';
import { pelotonsQuery, peopleQuery, readAsked } from '#machines/search/search-address.ts';
import { donationOperations } from '#server/donation/donation.ts';
import { leaderboardOperations } from '#server/leaderboard/leaderboard.ts';
import { pelotonOperations } from '#server/peloton/peloton.ts';
import type { Call, OperationId } from '#server/platform/contract/handlers.ts';
import { keepFreshest } from '#server/platform/memory/fresh.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import type { Answers, Pagination } from '#server/platform/render/renderer.ts';
import { profileOperations } from '#server/profile/profile.ts';
import { searchOperations } from '#server/search/search.ts';
import { superPelotonReading } from '#server/super-peloton/super-peloton.ts';
import { userOperations } from '#server/user/user.ts';
import { readCueCard } from '#server/valley/valley.ts';

type Asked = {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
};

/**
 * A visitor's call, so a handler answers with public data only. It bypasses the contract's checks: the caller must pass valid parameters.
 */
export const visitorCall = <Id extends OperationId>(
  { log }: Pick<Platform, 'log'>,
  operationId: Id,
  { params = {}, query = {} }: Asked = {},
): Call<Id> =>
  ({
    operationId,
    params,
    query,
    headers: {},
    body: undefined,
    caller: null,
    address: '',
    trace: 'page',
    log,
  }) as Call<Id>;

/** Ids in addresses, as the contract declares them. */
const isPublicId = (id: string): boolean => /^[a-z0-9-]{3,40}$/.test(id);
const isPelotonId = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

const unlessMissing = (error: unknown): null => {
  if (error instanceof ProblemError && error.status === 404) return null;
  throw error;
};

type ListAnswer = { body: unknown; headers?: Readonly<Record<string, string | number>> };

/** A list with its pagination headers, as answers that are sent with a page. */
const listed = <Id extends OperationId>(
  lists: Partial<Record<Id, ListAnswer>>,
): Pick<Answers, Id | 'pagination'> => {
  const answers = Object.entries<ListAnswer>(lists as Record<string, ListAnswer>);
  const paginationOf = ({ headers = {} }: ListAnswer): Pagination => {
    const read = (name: string) => Number(headers[`pagination-${name}`]);
    return { page: read('page'), limit: read('limit'), count: read('count'), total: read('total') };
  };
  return {
    ...Object.fromEntries(answers.map(([id, { body }]) => [id, body])),
    pagination: Object.fromEntries(answers.map(([id, answer]) => [id, paginationOf(answer)])),
  } as Pick<Answers, Id | 'pagination'>;
};

export type ReadersDeps = Pick<Platform, 'settings' | 'db' | 'clock' | 'log'>;

/** Milliseconds that the page of a person or a peloton may be old. An open page gets each new total live. */
const freshFor = 1000;

/** Cached people and pelotons: a shared link brings everybody to a few of them. */
const room = 200;

/** Donations on a peloton's page, and pelotons of a family. */
const newestDonations = 4;
const firstPelotons = 24;

/** The list page in an address, parsed as in the app. */
const pageIn = ({ searchParams }: URL): number => {
  const page = searchParams.get('page') ?? '';
  return /^([1-9]\d{0,4}|100000)$/.test(page) ? Number(page) : 1;
};

/** A person and their donors, as visitors see them. */
const personReaders = (deps: ReadersDeps) => {
  const { getUser } = userOperations(deps);
  const { getUserDonations } = donationOperations(deps);
  const person = (id: string) =>
    getUser(visitorCall(deps, 'getUser', { params: { id } })).then(({ body }) => body, unlessMissing);
  const withDonations = async (id: string, query: { page?: number; limit?: number }): Promise<Answers> => {
    const found = isPublicId(id) ? await person(id) : null;
    if (found?.isDonorListVisible !== true) return { getUser: found };
    const call = visitorCall(deps, 'getUserDonations', { params: { id }, query });
    return { getUser: found, ...listed({ getUserDonations: await getUserDonations(call) }) };
  };
  const { getUserParticipation, getUserHistory } = profileOperations(deps);
  const { getPeloton } = pelotonOperations(deps);
  const pelotonOf = async ({ getUser: found }: Answers): Promise<Answers> => {
    const id = found?.peloton?.id;
    if (id === undefined) return {};
    const call = visitorCall(deps, 'getPeloton', { params: { id } });
    return { getPeloton: await getPeloton(call).then(({ body }) => body, unlessMissing) };
  };
  /** With their peloton, their participation and achievements; null before the first event. */
  const whole = async (id: string, page: number): Promise<Answers> => {
    const answers = await withDonations(id, { page, limit: donationsOnWall });
    if (answers.getUser === null) return answers;
    const params = { id };
    const participation = getUserParticipation(visitorCall(deps, 'getUserParticipation', { params }));
    const history = getUserHistory(visitorCall(deps, 'getUserHistory', { params }));
    return {
      ...answers,
      ...(await pelotonOf(answers)),
      getUserParticipation: await participation.then(({ body }) => body, unlessMissing),
      getUserHistory: await history.then(({ body }) => body, unlessMissing),
    };
  };
  return {
    alone: async (id: string): Promise<Answers> => ({ getUser: await person(id) }),
    withDonations,
    whole,
  };
};

/** A peloton, its members and its donors, as visitors see them. */
const pelotonReaders = (deps: ReadersDeps) => {
  const { getPeloton, getPelotonMembers, getPelotonRoster } = pelotonOperations(deps);
  const { getPelotonFamily } = superPelotonReading(deps);
  const { getPelotonDonations } = donationOperations(deps);
  const peloton = async (id: string) => {
    if (!isPelotonId(id)) return null;
    const call = visitorCall(deps, 'getPeloton', { params: { id } });
    return getPeloton(call).then(({ body }) => body, unlessMissing);
  };
  return {
    alone: async (id: string): Promise<Answers> => ({ getPeloton: await peloton(id) }),
    /** With its faces, the pelotons that it holds and its newest donations. */
    whole: async (id: string): Promise<Answers> => {
      const found = await peloton(id);
      if (found === null) return { getPeloton: null };
      const params = { id };
      const { body: roster } = await getPelotonRoster(visitorCall(deps, 'getPelotonRoster', { params }));
      const family = visitorCall(deps, 'getPelotonFamily', { params, query: { limit: firstPelotons } });
      const received = visitorCall(deps, 'getPelotonDonations', {
        params,
        query: { limit: newestDonations },
      });
      return {
        getPeloton: found,
        getPelotonRoster: roster,
        ...listed({
          ...(found.level === 'super' && { getPelotonFamily: await getPelotonFamily(family) }),
          ...(found.displayDonations && { getPelotonDonations: await getPelotonDonations(received) }),
        }),
      };
    },
    members: async (id: string, page: number): Promise<Answers> => {
      const found = await peloton(id);
      if (found === null) return { getPeloton: null };
      const call = visitorCall(deps, 'getPelotonMembers', { params: { id }, query: { page } });
      return { getPeloton: found, ...listed({ getPelotonMembers: await getPelotonMembers(call) }) };
    },
    donations: async (id: string, page: number): Promise<Answers> => {
      const found = await peloton(id);
      if (found?.displayDonations !== true) return { getPeloton: found };
      const call = visitorCall(deps, 'getPelotonDonations', { params: { id }, query: { page } });
      return { getPeloton: found, ...listed({ getPelotonDonations: await getPelotonDonations(call) }) };
    },
  };
};

/** The results of an address's search by name, or every peloton; empty without a search. */
const searchReader = (deps: ReadersDeps) => {
  const { search, searchPelotons } = searchOperations(deps);
  const { getLeaderboards } = leaderboardOperations(deps);
  return async ({ search: asked, pathname }: URL): Promise<Answers> => {
    const address = readAsked(asked);
    if (address.text === '' && !address.isForPelotons) return {};
    const [people, pelotons] = [peopleQuery(address), pelotonsQuery(address)];
    const [foundPeople, foundPelotons] = await Promise.all([
      people && search(visitorCall(deps, 'search', { query: { ...people, type: 'User' } })),
      pelotons && searchPelotons(visitorCall(deps, 'searchPelotons', { query: pelotons })),
    ]);
    return {
      ...listed({
        ...(foundPeople && { search: foundPeople }),
        ...(foundPelotons && { searchPelotons: foundPelotons }),
      }),
      ...(pathname === '/search' && { getLeaderboards: (await getLeaderboards()).body }),
    };
  };
};

/** Reads the recipient that the address names; empty if it names none. */
export const recipientReader = (
  deps: ReadersDeps,
  event: () => Promise<NonNullable<Answers['getEvent']>>,
) => {
  const [person, peloton] = [personReaders(deps), pelotonReaders(deps)];
  return async ({ searchParams }: URL): Promise<Answers> => {
    const id = searchParams.get('recipient') ?? '';
    const type = searchParams.get('recipientType');
    if (type === 'General') return { getEvent: await event() };
    if (type === 'User' && isPublicId(id)) return person.alone(id);
    return type === 'Peloton' && isPelotonId(id) ? peloton.alone(id) : {};
  };
};

type Reading = (id: string, address: URL) => Promise<Answers>;

/** Pages about one person or peloton, and the search: each reads what a visitor gets from the API. */
export const pageReaders = (deps: ReadersDeps) => {
  const { clock } = deps;
  const [person, peloton, search] = [personReaders(deps), pelotonReaders(deps), searchReader(deps)];
  const fresh = keepFreshest<Answers>({ clock, freshFor, room });
  const wall = (id: string, address: URL) => {
    const page = pageIn(address);
    // Shared links lead to the first page only.
    return page === 1 ? fresh(address.pathname, () => person.whole(id, page)) : person.whole(id, page);
  };
  const card = async (id: string): Promise<Answers> => ({
    getRouteCues: isPelotonId(id) ? await readCueCard(deps, id).catch(unlessMissing) : null,
  });
  const readers: readonly (readonly [form: RegExp, read: Reading])[] = [
    [/^\/profile\/([^/]+)$/, (id, address) => wall(id, address)],
    [/^\/profile\/([^/]+)\/donations$/, (id, address) => person.withDonations(id, { page: pageIn(address) })],
    [/^\/peloton\/([^/]+)$/, (id, { pathname }) => fresh(pathname, () => peloton.whole(id))],
    [/^\/peloton\/([^/]+)\/members$/, (id, address) => peloton.members(id, pageIn(address))],
    [/^\/peloton\/([^/]+)\/donations$/, (id, address) => peloton.donations(id, pageIn(address))],
    [/^\/fund-sharing\/([^/]+)$/, (id) => fresh(`/fund-sharing/${id}`, () => peloton.alone(id))],
    [/^\/cue-card\/([^/]+)$/, (id) => fresh(`/cue-card/${id}`, () => card(id))],
    [/^\/(?:give\/)?search()$/, (_, address) => search(address)],
  ];
  /** A page's data; null for an address of another kind. */
  return (address: URL): Promise<Answers> | null => {
    for (const [form, read] of readers) {
      const [, id] = form.exec(address.pathname) ?? [];
      if (id !== undefined) return read(id, address);
    }
    return null;
  };
};
