import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import { partsOfPeloton, pelotonFundraising, type Totals } from '#server/fundraising/fundraising.ts';
import { hiddenContentOf, reportContent, withoutHidden } from '#server/moderation/moderation.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import { pageOf, paginationHeaders } from '#server/platform/contract/pagination.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { editingOperations, goalOf, versionOf } from './peloton.editing.ts';
import { pelotonProblem } from './peloton.problems.ts';
import { findPeloton, isLeader, leadersOf, memberCounts, memberPage } from './peloton.queries.ts';
import { rosterOf } from './peloton.roster.ts';

export { memberSums, participantTypes, shownProfileImage } from './member-columns.ts';
export { nameTakenWhere, setGoal } from './peloton.editing.ts';
export { type LogKind, writeLog, writeLogs } from './peloton.log.ts';
export {
  findMember,
  findPeloton,
  holdPeloton,
  isLeader,
  lockPeloton,
  memberCounts,
} from './peloton.queries.ts';

/** Captain and admins see exact totals, since they share the money, and the number of requests. Everybody else sees the public totals. */
const isLedBy = async (
  db: Db | Trx,
  caller: { personId: string | null } | null,
  membership: { pelotonId: string; eventId: string },
): Promise<boolean> => {
  const personId = caller?.personId ?? null;
  return personId !== null && (await isLeader(db, { ...membership, personId }));
};

/**
 * Leaders see their peloton's exact total. That of a super-peloton includes other pelotons, whose hidden amounts are for their own
 * captains.
 */
const totalsFor = ({ level }: { level: string }, isLeader: boolean): Totals =>
  isLeader && level !== 'super' ? 'exact' : 'public';

/**
 * A peloton as the caller may see it.
 * @throws ProblemError `peloton-not-found`
 */
export const pelotonFor = async (
  db: Db | Trx,
  id: string,
  caller: { personId: string | null } | null,
): Promise<Schemas['Peloton']> => {
  const event = await currentEvent(db);
  const peloton = await findPeloton(db, id);
  if (!peloton) throw pelotonProblem('peloton-not-found');
  const hiddenContent = await hiddenContentOf(db, { subjectType: 'Peloton', subjectId: peloton.id });
  const { captain, admins } = await leadersOf(db, peloton.id, event.id);
  const { members: membersCount, requests } = await memberCounts(db, peloton.id, event.id);
  const leads = await isLedBy(db, caller, { pelotonId: peloton.id, eventId: event.id });
  const shown = leads ? peloton : withoutHidden(peloton, hiddenContent);
  const goal = await goalOf(db, peloton.id, event.id);
  return {
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
    fundraising: {
      ...(await pelotonFundraising(db, peloton.id, event.id, totalsFor(peloton, leads))),
      goal,
    },
    membersCount,
    memberRequestCount: leads ? requests : null,
    displayDonations: peloton.displayDonations,
    currentEventName: event.name,
    ...(leads && { version: versionOf({ ...peloton, goal }) }),
    ...(leads && hiddenContent.length > 0 && { hiddenContent }),
  };
};

export const pelotonOperations = (deps: { db: Db; clock: Clock }) => {
  const { db } = deps;
  return {
    getPeloton: async ({ params, caller }) => {
      const body = await pelotonFor(db, params.id, caller);
      return { status: 200, body, ...(body.version !== undefined && { headers: { etag: body.version } }) };
    },
    ...editingOperations(deps, pelotonFor),

    reportPeloton: async (call) => {
      const peloton = await findPeloton(db, call.params.id);
      if (!peloton) throw pelotonProblem('peloton-not-found');
      return reportContent(deps, call, { subjectType: 'Peloton', subjectId: peloton.id });
    },

    getPelotonFundraisingParts: async ({ params, caller }) => {
      const event = await currentEvent(db);
      const peloton = await findPeloton(db, params.id);
      if (!peloton) throw pelotonProblem('peloton-not-found');
      const leads = await isLedBy(db, caller, { pelotonId: peloton.id, eventId: event.id });
      const shown = { isLeader: leads, totals: totalsFor(peloton, leads) };
      return { status: 200, body: await partsOfPeloton(db, peloton.id, event.id, shown) };
    },

    getPelotonRoster: async ({ params }) => {
      const { id: eventId, year } = await currentEvent(db);
      const peloton = await findPeloton(db, params.id);
      if (!peloton) throw pelotonProblem('peloton-not-found');
      return { status: 200, body: await rosterOf(db, { pelotonId: peloton.id, eventId, year }) };
    },

    getPelotonMembers: async ({ params, query }) => {
      const event = await currentEvent(db);
      const peloton = await findPeloton(db, params.id);
      if (!peloton) throw pelotonProblem('peloton-not-found');
      const page = pageOf(query);
      const members = await memberPage(db, peloton.id, event.id, page);
      const { members: total } = await memberCounts(db, peloton.id, event.id);
      return { status: 200, headers: paginationHeaders(page, members.length, total), body: members };
    },
  } satisfies Partial<Handlers>;
};
