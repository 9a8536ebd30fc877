import { type CalendarDay, dayIn, eventZone } from '#machines/calendar.ts';
import { isNoName } from '#machines/form/person-name.ts';
import { currentEvent } from '#server/event/event.ts';
import { type Asked, ledPeloton, refuseUnlessLeader } from '#server/membership/membership.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton, writeLog } from '#server/peloton/peloton.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Call } from '#server/platform/contract/handlers.ts';
import { type Column, csvAmount, csvHeaders, csvOf, inParts } from '#server/platform/csv/csv.ts';
import { type Db, transact } from '#server/platform/database/database.ts';
import { allMembers, type MemberRow } from './member.queries.ts';
import { neededPerWeek, timeLeft } from './member-desk.rules.ts';

type Deps = { db: Db; clock: Clock };

const roles = { captain: 'Captain', admin: 'Admin', member: 'Member' } as const;

const columnsOn = (today: CalendarDay): readonly Column<MemberRow>[] => [
  { heading: 'Year', cell: ({ year }) => String(year) },
  { heading: 'First name', cell: ({ firstName }) => firstName },
  { heading: 'Last name', cell: ({ lastName }) => (isNoName(lastName) ? '' : lastName) },
  { heading: 'Role', cell: ({ role }) => roles[role] },
  { heading: 'Routes', cell: ({ routes }) => routes.map(({ name }) => name).join(', ') },
  { heading: 'Joined', cell: ({ joinedAt }) => dayIn(eventZone, joinedAt) },
  { heading: 'Committed (USD)', cell: ({ committed }) => csvAmount(committed) },
  { heading: 'Raised (USD)', cell: ({ raised }) => csvAmount(raised) },
  { heading: 'Refunded after sharing (USD)', cell: ({ owed }) => csvAmount(owed) },
  { heading: 'From the peloton (USD)', cell: ({ attributed }) => csvAmount(attributed) },
  { heading: 'Missing (USD)', cell: ({ missing }) => csvAmount(missing) },
  {
    heading: 'Needed per week (USD)',
    cell: ({ missing, fundraisingDeadline }) => {
      const needed = neededPerWeek(missing, timeLeft(fundraisingDeadline, today).weeksLeft);
      return needed === null ? '' : csvAmount(needed);
    },
  },
  { heading: 'Beyond the commitment (USD)', cell: ({ surplus }) => csvAmount(surplus) },
];

const readMembers = async ({ db, clock }: Deps, place: Asked, year: number | null): Promise<MemberRow[]> =>
  transact(db, async (trx) => {
    const { pelotonId, eventId, callerId } = place;
    await refuseUnlessLeader(trx, place);
    const rows = await allMembers(trx, { pelotonId, readerId: callerId, year });
    const details = { count: rows.length, year: year ?? 'all' };
    await writeLog(trx, {
      pelotonId,
      eventId,
      kind: 'members-exported',
      actorId: callerId,
      details,
      at: clock.now(),
    });
    return rows;
  });

/** The members of this year, or of all years, as a table; the logbook gets an entry. */
export const memberTable = async (
  deps: Deps,
  call: Call<'exportPelotonMembers' | 'exportPelotonMembersOfYear'>,
  isEver: boolean,
) => {
  const place = await ledPeloton(deps.db, call);
  const event = await currentEvent(deps.db);
  const peloton = await findPeloton(deps.db, place.pelotonId);
  if (peloton === undefined) throw pelotonProblem('peloton-not-yours');
  const rows = await readMembers(deps, place, isEver ? null : event.year);
  return {
    status: 200 as const,
    headers: csvHeaders(`members of ${peloton.name} ${isEver ? 'all years' : event.year}`),
    body: csvOf(columnsOn(deps.clock.today()), inParts(rows)),
  };
};
