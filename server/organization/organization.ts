import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';

/** Companies, clubs and congregations. One comes into being with its first gift, in the checkout. */
export const organizationOperations = ({ db }: Platform) =>
  ({
    getOrganization: async ({ params }) => {
      const organization = await db
        .selectFrom('organization')
        .select(['id', 'name'])
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!organization) throw new ProblemError('organization-not-found');
      return { status: 200, body: organization };
    },
  }) satisfies Partial<Handlers>;
