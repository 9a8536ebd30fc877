import type { CalendarDay } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import { partsOfFund } from '#server/fundraising/fundraising.ts';
import { ledPeloton, membershipIn, openOffer } from '#server/membership/membership.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton, isLeader, memberCounts } from '#server/peloton/peloton.ts';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { pageOf, paginationHeaders } from '#server/platform/contract/pagination.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { wordsOf } from '#server/search/search.ts';
import { lettersLeft, sendLetter } from './letters.ts';
import { logbookPage, wasEverMember } from './logbook.queries.ts';
import { type MemberRow, memberPage, membersTogether } from './member.queries.ts';
import { completeFrom, neededPerWeek, timeLeft } from './member-desk.rules.ts';
import { memberTable } from './member-table.ts';

export { neededPerWeek, timeLeft } from './member-desk.rules.ts';
export { registerWeeklyEmails, scheduleWeeklyEmails } from './weekly.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

const newestEntries = { page: 1, limit: 5, offset: 0 };

const memberView = (
  { joinedAt, fundraisingDeadline, ...member }: MemberRow,
  today: CalendarDay,
): Schemas['DeskMember'] => ({
  ...member,
  joinedAt: joinedAt.toISOString(),
  neededPerWeek: neededPerWeek(member.missing, timeLeft(fundraisingDeadline, today).weeksLeft),
});

const desk = async ({ db, clock }: Deps, call: Call<'getMemberDesk'>): Promise<Schemas['MemberDesk']> => {
  const { pelotonId, eventId, callerId } = await ledPeloton(db, call);
  const event = await currentEvent(db);
  const peloton = await findPeloton(db, pelotonId);
  const own = await membershipIn(db, eventId, callerId);
  if (peloton === undefined || own === undefined) throw pelotonProblem('peloton-not-yours');
  const { members: membersCount, ...together } = await membersTogether(db, { pelotonId, year: event.year });
  const { requests: memberRequestCount } = await memberCounts(db, pelotonId, eventId);
  const { total: fund } = await partsOfFund(db, pelotonId, event);
  const { entries: newest } = await logbookPage(
    db,
    { pelotonId, readerId: callerId, personId: null },
    newestEntries,
  );
  const left = timeLeft(event.fundraisingDeadline, clock.today());
  return {
    pelotonId,
    pelotonName: peloton.name,
    currentEventName: event.name,
    year: event.year,
    role: own.role,
    membersCount,
    completeFrom,
    memberRequestCount,
    ...together,
    neededPerWeek: neededPerWeek(together.missing, left.weeksLeft),
    fund,
    fundraisingDeadline: event.fundraisingDeadline,
    ...left,
    offer: await openOffer(db, { pelotonId, eventId }),
    lettersLeft: await lettersLeft(db, { pelotonId, eventId }, clock.now()),
    newest,
  };
};

/** All years, one of them, or this event's. */
const yearOf = async (db: Db, year: string | undefined): Promise<number | null> => {
  if (year === 'all') return null;
  return year === undefined ? (await currentEvent(db)).year : Number(year);
};

/** The entries that the caller may see. @throws ProblemError `peloton-not-yours` */
const visibleLogbook = async (db: Db, call: Call<'getPelotonLogbook'>) => {
  const { personId } = signedIn(call);
  const pelotonId = call.params.id.toLowerCase();
  const { id: eventId } = await currentEvent(db);
  if (await isLeader(db, { pelotonId, eventId, personId }))
    return { pelotonId, readerId: personId, personId: null };
  if (!(await wasEverMember(db, pelotonId, personId))) throw pelotonProblem('peloton-not-yours');
  return { pelotonId, readerId: personId, personId };
};

export const memberDeskOperations = (deps: Deps) => {
  const { db, clock } = deps;
  return {
    getMemberDesk: async (call) => ({ status: 200, body: await desk(deps, call) }),

    getAllPelotonMembers: async (call) => {
      const { pelotonId, callerId: readerId } = await ledPeloton(db, call);
      const { year, search = '', show, sort, direction } = call.query;
      const words = await wordsOf(db, search);
      const page = pageOf(call.query);
      const wanted = { pelotonId, readerId, year: await yearOf(db, year), words, show };
      const { members, total } = await memberPage(db, wanted, { sort, direction }, page);
      const today = clock.today();
      return {
        status: 200,
        headers: paginationHeaders(page, members.length, total),
        body: members.map((member) => memberView(member, today)),
      };
    },

    getPelotonLogbook: async (call) => {
      const page = pageOf(call.query);
      const { entries, total } = await logbookPage(db, await visibleLogbook(db, call), page);
      return { status: 200, headers: paginationHeaders(page, entries.length, total), body: entries };
    },

    exportPelotonMembersOfYear: (call) => memberTable(deps, call, false),
    exportPelotonMembers: (call) => memberTable(deps, call, true),
    sendPelotonLetter: (call) => sendLetter(deps, call),
  } satisfies Partial<Handlers>;
};
