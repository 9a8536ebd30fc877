import { sql } from 'kysely';
import { type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { type Page, pageOf, paginationHeaders } from '#server/platform/contract/pagination.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Giver, isGivenBy } from '#server/receipt/receipt.ts';
import { organizationProblem } from './organization.problems.ts';

/** One page of the organizations in whose name the donor gave. */
const organizationsOf = async (db: Db, giver: Giver, { limit, offset }: Page) => {
  const theirs = sql`organization where exists (
    select from donation given where given.organization_id = organization.id and ${isGivenBy(giver)})`;
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from ${theirs} order by search_name, id limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from ${theirs}`.execute(db);
  return { organizations: rows, total: counted[0]?.total ?? 0 };
};

/**
 * Companies, clubs and congregations. The checkout creates one with its first donation; its first donation with a visible donor makes it
 * public.
 */
export const organizationOperations = ({ db }: { db: Db }) =>
  ({
    getOwnOrganizations: async (call) => {
      const page = pageOf(call.query);
      const { organizations, total } = await organizationsOf(db, signedIn(call), page);
      return {
        status: 200,
        headers: paginationHeaders(page, organizations.length, total),
        body: organizations,
      };
    },

    getOrganization: async ({ params, caller }) => {
      const mayBeSeen = caller
        ? sql<boolean>`(is_listed or exists (
            select from donation given where given.organization_id = organization.id and ${isGivenBy(caller)}))`
        : sql<boolean>`is_listed`;
      const organization = await db
        .selectFrom('organization')
        .select(['id', 'name'])
        .where('id', '=', params.id)
        .where(mayBeSeen)
        .executeTakeFirst();
      if (!organization) throw organizationProblem('organization-not-found');
      return { status: 200, body: organization };
    },
  }) satisfies Partial<Handlers>;
