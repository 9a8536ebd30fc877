import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import { type Page, pageOf, paginationHeaders } from '#server/platform/contract/pagination.ts';
import type { Db } from '#server/platform/database/database.ts';
import { foundOrganizations, foundPelotons, foundPeople } from './found.queries.ts';
import {
  findByName,
  findBySimilarity,
  type Hits,
  type HitType,
  type Word,
  wordsOf,
} from './search.queries.ts';

export { hasStarts, type Word, wordsOf } from './search.queries.ts';

type Match = Schemas['NameMatch'];
type Found = Schemas['FoundPerson'] | Schemas['FoundPeloton'];

type Search = { words: readonly Word[]; types: readonly HitType[]; page: Page; eventId: string | null };

/** Searches by name; only without a match, by near spelling. */
const search = async (db: Db, { words, types, page, eventId }: Search): Promise<Hits & { match: Match }> => {
  const wanted = { eventId, types, limit: page.limit, offset: page.offset };
  const named = await findByName(db, words, wanted);
  if (named.total > 0 || words.length === 0) return { ...named, match: 'name' };
  const alike = await db.transaction().execute((trx) => findBySimilarity(trx, words, wanted));
  return { ...alike, match: 'close' };
};

/** The public data of the matches, in their order. */
const readHits = async (db: Db, eventId: string, { page, match }: Hits & { match: Match }) => {
  const idsOf = (wanted: HitType) => page.filter(({ type }) => type === wanted).map(({ id }) => id);
  const people = await foundPeople(db, { ids: idsOf('User'), eventId, match });
  const pelotons = await foundPelotons(db, { ids: idsOf('Peloton'), eventId, match });
  return page.flatMap(({ id }): Found[] => [people.get(id) ?? pelotons.get(id) ?? []].flat());
};

const isPeloton = (found: Found): found is Schemas['FoundPeloton'] => found.type === 'Peloton';

/** Fewer letters would match nearly everybody. */
const leastLetters = 2;

export const searchOperations = ({ db }: { db: Db }) =>
  ({
    search: async ({ query }) => {
      const page = pageOf(query);
      const words = await wordsOf(db, query.query);
      if (words.length === 0) return { status: 200, headers: paginationHeaders(page, 0, 0), body: [] };
      const event = await currentEvent(db);
      const types = query.type === undefined ? (['User', 'Peloton'] as const) : [query.type];
      const hits = await search(db, { words, types, page, eventId: event.id });
      const body = await readHits(db, event.id, hits);
      return { status: 200, headers: paginationHeaders(page, body.length, hits.total), body };
    },

    searchPelotons: async ({ query }) => {
      const page = pageOf(query);
      const typed = query.query ?? '';
      const words = await wordsOf(db, typed);
      // Punctuation alone matches nothing; an empty query lists everybody.
      if (words.length === 0 && typed.trim() !== '')
        return { status: 200, headers: paginationHeaders(page, 0, 0), body: [] };
      const event = await currentEvent(db);
      const hits = await search(db, { words, types: ['Peloton'], page, eventId: event.id });
      const body = (await readHits(db, event.id, hits)).filter(isPeloton);
      return { status: 200, headers: paginationHeaders(page, body.length, hits.total), body };
    },

    searchOrganizations: async ({ query }) => {
      const page = pageOf(query);
      const words = await wordsOf(db, query.query);
      if (words.map(({ text }) => text).join('').length < leastLetters)
        return { status: 200, headers: paginationHeaders(page, 0, 0), body: [] };
      const hits = await search(db, { words, types: ['Organization'], page, eventId: null });
      const ids = hits.page.map(({ id }) => id);
      const found = await foundOrganizations(db, { ids, match: hits.match });
      const body = ids.flatMap((id) => found.get(id) ?? []);
      return { status: 200, headers: paginationHeaders(page, body.length, hits.total), body };
    },
  }) satisfies Partial<Handlers>;
