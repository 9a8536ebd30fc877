import { currentEvent } from '#server/event/event.ts';
import { partsOfPeloton, pelotonFundraising } from '#server/fundraising/fundraising.ts';
import { hiddenContentOf, withoutHidden } from '#server/moderation/moderation.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import { pageOf, paginationHeaders } from '#server/platform/contract/pagination.ts';
import type { Db } from '#server/platform/database/database.ts';
import { pelotonProblem } from './peloton.problems.ts';
import { findPeloton, isLeader, leadersOf, memberCounts, memberPage } from './peloton.queries.ts';

export { findPeloton, isLeader } from './peloton.queries.ts';

/**
 * Captain and admins see totals to the cent, since they share out what is in them, and how many asked to join. Everybody
 * else sees the public totals.
 */
const isLedBy = async (
  db: Db,
  caller: { personId: string | null } | null,
  membership: { pelotonId: string; eventId: string },
): Promise<boolean> => {
  const personId = caller?.personId ?? null;
  return personId !== null && (await isLeader(db, { ...membership, personId }));
};

export const pelotonOperations = ({ db }: { db: Db }) =>
  ({
    getPeloton: async ({ params, caller }) => {
      const event = await currentEvent(db);
      const peloton = await findPeloton(db, params.id);
      if (!peloton) throw pelotonProblem('peloton-not-found');
      const hiddenContent = await hiddenContentOf(db, { subjectType: 'Peloton', subjectId: peloton.id });
      const { captain, admins } = await leadersOf(db, peloton.id, event.id);
      const { approved, pending } = await memberCounts(db, peloton.id, event.id);
      const leads = await isLedBy(db, caller, { pelotonId: peloton.id, eventId: event.id });
      const shown = leads ? peloton : withoutHidden(peloton, hiddenContent);
      return {
        status: 200,
        body: {
          id: peloton.id,
          name: peloton.name,
          captain,
          admins,
          isActive: peloton.isActive,
          level: peloton.level,
          parent:
            peloton.parentId === null || peloton.parentName === null
              ? null
              : { id: peloton.parentId, name: peloton.parentName },
          yearsActive: peloton.yearsActive,
          profileImageUrl: shown.profileImageUrl,
          coverImageUrl: shown.coverImageUrl,
          story: shown.story,
          acceptingNewMembers: peloton.acceptingNewMembers,
          fundraising: await pelotonFundraising(db, peloton.id, event.id, leads ? 'exact' : 'public'),
          membersCount: approved,
          memberRequestCount: leads ? pending : null,
          displayDonations: peloton.displayDonations,
          currentEventName: event.name,
          ...(leads && hiddenContent.length > 0 && { hiddenContent }),
        },
      };
    },

    getPelotonFundraisingParts: async ({ params, caller }) => {
      const event = await currentEvent(db);
      const peloton = await findPeloton(db, params.id);
      if (!peloton) throw pelotonProblem('peloton-not-found');
      const leads = await isLedBy(db, caller, { pelotonId: peloton.id, eventId: event.id });
      return { status: 200, body: await partsOfPeloton(db, peloton.id, event.id, leads) };
    },

    getPelotonMembers: async ({ params, query }) => {
      const event = await currentEvent(db);
      const peloton = await findPeloton(db, params.id);
      if (!peloton) throw pelotonProblem('peloton-not-found');
      const page = pageOf(query);
      const members = await memberPage(db, peloton.id, event.id, page);
      const { approved } = await memberCounts(db, peloton.id, event.id);
      return { status: 200, headers: paginationHeaders(page, members.length, approved), body: members };
    },
  }) satisfies Partial<Handlers>;
