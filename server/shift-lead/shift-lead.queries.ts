import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { ShiftRow } from '#server/volunteering/volunteering.ts';

export type LedShiftRow = Pick<
  ShiftRow,
  | 'id'
  | 'title'
  | 'jobType'
  | 'location'
  | 'day'
  | 'startTime'
  | 'endTime'
  | 'startsAt'
  | 'endsAt'
  | 'capacity'
>;

/** A present or former person of a shift. */
export type RosterRow = {
  shiftId: string;
  personId: string;
  publicId: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  isInShift: boolean;
  leaveRequestedAt: Date | null;
};

export type LeadRow = Pick<RosterRow, 'shiftId' | 'personId' | 'publicId' | 'firstName' | 'lastName'>;

/** Locks the shift’s places and e-mails until `trx` ends. */
export const lockShift = (trx: Trx, shiftId: string) =>
  trx.selectFrom('shift').select('id').where('id', '=', shiftId).forNoKeyUpdate().execute();

/** The places in these shifts, of complete registrations. */
const places = (db: Db | Trx, shiftIds: readonly string[]) =>
  db
    .selectFrom('shiftPlace')
    .innerJoin('registration', 'registration.id', 'shiftPlace.registrationId')
    .select(['shiftPlace.shiftId', 'registration.personId', 'shiftPlace.leaveRequestedAt'])
    .where('shiftPlace.shiftId', 'in', shiftIds)
    .where('shiftPlace.heldUntil', 'is', null)
    .where('registration.state', '=', 'completed');

/** The people with a place in these shifts, then people who left but have entries; each group by name. */
export const rosterOf = (db: Db | Trx, shiftIds: readonly string[]): Promise<RosterRow[]> =>
  db
    .with('place', () => places(db, shiftIds))
    .with('named', (cte) =>
      cte
        .selectFrom('place')
        .select(['shiftId', 'personId'])
        .union((eb) =>
          eb.selectFrom('shiftCheckIn').select(['shiftId', 'personId']).where('shiftId', 'in', shiftIds),
        ),
    )
    .selectFrom('named')
    .innerJoin('person', 'person.id', 'named.personId')
    .leftJoin('place', (join) =>
      join.onRef('place.shiftId', '=', 'named.shiftId').onRef('place.personId', '=', 'named.personId'),
    )
    .select(['named.shiftId', 'person.id as personId', 'publicId', 'firstName', 'lastName', 'phone'])
    .select(['place.leaveRequestedAt', sql<boolean>`place.person_id is not null`.as('isInShift')])
    .orderBy('isInShift', 'desc')
    .orderBy('sortName')
    .orderBy('firstName')
    .orderBy('publicId')
    .execute();

/** All entries of these shifts, the earliest first, each with its lead. */
export const checkInsOf = (db: Db | Trx, shiftIds: readonly string[]) =>
  db
    .selectFrom('shiftCheckIn')
    .innerJoin('person', 'person.id', 'shiftCheckIn.leadId')
    .select(['shiftCheckIn.id', 'shiftId', 'personId', 'said', 'replaces', 'happenedAt'])
    .select(['publicId', 'firstName', 'lastName'])
    .where('shiftId', 'in', shiftIds)
    .orderBy('happenedAt')
    .orderBy('shiftCheckIn.id')
    .execute();

export const leadsOf = (db: Db | Trx, shiftIds: readonly string[]): Promise<LeadRow[]> =>
  db
    .with('lead', (cte) =>
      cte
        .selectFrom('shiftLead')
        .select(['shiftId', 'personId'])
        .union((eb) =>
          eb
            .selectFrom('shift')
            .select(['id as shiftId', 'leadPersonId as personId'])
            .$narrowType<{ personId: string }>(),
        ),
    )
    .selectFrom('lead')
    .innerJoin('person', 'person.id', 'lead.personId')
    .select(['lead.shiftId', 'person.id as personId', 'publicId', 'firstName', 'lastName'])
    .where('lead.shiftId', 'in', shiftIds)
    .orderBy('sortName')
    .orderBy('firstName')
    .orderBy('publicId')
    .execute();

/** When e-mails to these shifts were sent since an instant, the earliest first. */
export const emailsSince = (db: Db | Trx, shiftIds: readonly string[], since: Date) =>
  db
    .selectFrom('shiftLetter')
    .select(['shiftId', 'sentAt'])
    .where('shiftId', 'in', shiftIds)
    .where('sentAt', '>', since)
    .orderBy('sentAt')
    .execute();

/** The recipients of an e-mail to a shift: everybody with a place but its sender. */
export const peopleToWriteTo = (trx: Trx, shiftId: string, senderId: string) =>
  trx
    .with('place', () => places(trx, [shiftId]))
    .selectFrom('person')
    .select(['id', 'emailAddress'])
    .where('id', 'in', ({ selectFrom }) => selectFrom('place').select('personId'))
    .where('id', '<>', senderId)
    .orderBy('id')
    .execute();

/** The people, by id, who have or had a place in the shift. One statement, so that a person who just leaves is not missed. */
export const everInShift = async (
  trx: Trx,
  pairs: readonly { shiftId: string; publicId: string }[],
): Promise<{ shiftId: string; publicId: string; personId: string }[]> => {
  const asked = JSON.stringify(pairs);
  const { rows } = await sql<{ shiftId: string; publicId: string; personId: string }>`
    select distinct asked."shiftId", asked."publicId", person.id as "personId"
    from jsonb_to_recordset(${asked}::jsonb) as asked ("shiftId" uuid, "publicId" text)
    join person on person.public_id = asked."publicId"
    where exists (
        select from shift_place place join registration on registration.id = place.registration_id
        where place.shift_id = asked."shiftId" and place.held_until is null and registration.person_id = person.id)
      or exists (
        select from shift_departure gone where gone.shift_id = asked."shiftId" and gone.person_id = person.id)`.execute(
    trx,
  );
  return rows;
};
