import { type CheckInWord, checkInStateOf, saidOf } from '#machines/shift-lead/check-in.rules.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import {
  checkInsOf,
  emailsSince,
  type LeadRow,
  type LedShiftRow,
  leadsOf,
  type RosterRow,
  rosterOf,
} from './shift-lead.queries.ts';
import {
  checkInWindow,
  isWithin,
  mostEmails,
  phoneWindow,
  removalWindow,
  windowView,
} from './shift-lead.rules.ts';

type CheckInRow = Awaited<ReturnType<typeof checkInsOf>>[number];

const day = 24 * 60 * 60_000;

export const dayBefore = (time: Date): Date => new Date(time.getTime() - day);

const personView = ({ publicId, firstName, lastName }: Omit<LeadRow, 'shiftId' | 'personId'>) => ({
  publicId,
  firstName,
  lastName,
});

const entryView = (row: CheckInRow): Schemas['RecordedCheckIn'] => ({
  id: row.id,
  said: row.said satisfies CheckInWord,
  at: row.happenedAt.toISOString(),
  by: personView(row),
  replaces: row.replaces,
});

const rosterPerson = (
  row: RosterRow,
  entries: readonly CheckInRow[],
  hasPhone: boolean,
): Schemas['RosterPerson'] => {
  const checkInState = checkInStateOf(entries);
  return {
    ...personView(row),
    phone: hasPhone && row.isInShift ? row.phone : null,
    isInShift: row.isInShift,
    leaveRequestedAt: row.leaveRequestedAt?.toISOString() ?? null,
    said: saidOf(checkInState),
    isContested: checkInState.contradicting.length > 0,
    entries: entries.map(entryView),
  };
};

const shiftFacts = ({ id, title, jobType, location, day, startTime, endTime, capacity }: LedShiftRow) => ({
  id,
  title,
  jobType,
  location,
  day,
  startTime,
  endTime,
  capacity,
});

/** Shifts with their people, for a person who leads them. */
export const sheetsOf = async (
  db: Db | Trx,
  shifts: readonly LedShiftRow[],
  { leadId, now }: { leadId: string; now: Date },
): Promise<Schemas['LedShift'][]> => {
  if (shifts.length === 0) return [];
  const ids = shifts.map(({ id }) => id);
  const leads = Map.groupBy(await leadsOf(db, ids), ({ shiftId }) => shiftId);
  const people = Map.groupBy(await rosterOf(db, ids), ({ shiftId }) => shiftId);
  const entries = Map.groupBy(await checkInsOf(db, ids), (row) => `${row.shiftId} ${row.personId}`);
  const letters = Map.groupBy(await emailsSince(db, ids, dayBefore(now)), ({ shiftId }) => shiftId);
  return shifts.map((shift) => {
    const those = people.get(shift.id) ?? [];
    const hasPhones = isWithin(phoneWindow(shift), now);
    return {
      ...shiftFacts(shift),
      startsAt: shift.startsAt.toISOString(),
      endsAt: shift.endsAt.toISOString(),
      leads: (leads.get(shift.id) ?? []).map(personView),
      phones: windowView(phoneWindow(shift), now),
      checkIn: windowView(checkInWindow(shift), now),
      removal: windowView(removalWindow(shift), now),
      lettersLeft: Math.max(0, mostEmails - (letters.get(shift.id)?.length ?? 0)),
      recipients: those.filter(({ isInShift, personId }) => isInShift && personId !== leadId).length,
      roster: those.map((row) =>
        rosterPerson(row, entries.get(`${shift.id} ${row.personId}`) ?? [], hasPhones),
      ),
    };
  });
};
