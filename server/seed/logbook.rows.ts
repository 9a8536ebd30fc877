import type { LogKind } from '#server/peloton/peloton.ts';
import { currentYear, daysAfter, earlier, today } from './calendar.ts';
import { eventId } from './demo-ids.ts';
import type { DemoData, Row } from './rows.ts';

type Member = Row<'pelotonMember'>;
type Entry = Omit<Row<'pelotonLog'>, 'id' | 'postedIn'>;

const entry = (member: Member, kind: LogKind, actorId: string, happenedAt: Date): Entry => ({
  pelotonId: member.pelotonId,
  eventId: member.eventId,
  kind,
  actorId,
  personId: member.personId,
  details: {},
  happenedAt,
});

/** This year's logbooks: the captain admitted everybody, and appointed the admin. The database numbers the entries. */
export const addLogbooks = (data: DemoData): void => {
  const members = data.pelotonMember.filter((member) => member.eventId === eventId(currentYear));
  const captains = new Map(
    members.filter(({ role }) => role === 'captain').map((captain) => [captain.pelotonId, captain.personId]),
  );
  const entries = members.flatMap((member): Entry[] => {
    const captain = captains.get(member.pelotonId);
    if (captain === undefined || member.role === 'captain') return [];
    const approved = entry(member, 'approved', captain, member.joinedAt);
    if (member.role === 'member') return [approved];
    return [approved, entry(member, 'admin-made', captain, earlier(daysAfter(member.joinedAt, 1), today))];
  });
  data.pelotonLog.push(
    ...entries.toSorted((one, other) => one.happenedAt.getTime() - other.happenedAt.getTime()),
  );
};
