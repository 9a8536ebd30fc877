import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay } from '#machines/calendar.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { awaitedPlaces } from '#server/waiting-list/waiting-list.ts';

export type Shift = {
  id: string;
  eventId: string;
  title: string;
  location: string;
  startsAt: Date;
  endsAt: Date;
  capacity: number;
  minimumAge: number;
  revision: number;
};

const columns = [
  'id',
  'eventId',
  'title',
  'location',
  'startsAt',
  'endsAt',
  'capacity',
  'minimumAge',
  'revision',
] as const;

/** Locks shifts by id, in one order everywhere, so that counts are exact. Cancelled and unknown ones are left out. */
export const lockShifts = (trx: Trx, ids: readonly string[]): Promise<Shift[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : trx
        .selectFrom('shift')
        .select(columns)
        .where('id', 'in', [...ids])
        .where('cancelledAt', 'is', null)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();

/** A volunteer of an event, and the registration that their places belong to. */
export type Volunteer = {
  participationId: string;
  registrationId: string;
  showsName: boolean;
  firstName: string;
  lastName: string;
  emailAddress: string;
  birthDate: CalendarDay | null;
};

const volunteers = (db: Db | Trx, personId: string, eventId: string) =>
  db
    .selectFrom('participation')
    .innerJoin('person', 'person.id', 'participation.personId')
    .select([
      'participation.id as participationId',
      'participation.registrationId',
      'participation.showsNameInShifts as showsName',
      'person.firstName',
      'person.lastName',
      'person.emailAddress',
      'person.birthDate',
    ])
    .where('participation.personId', '=', personId)
    .where('participation.eventId', '=', eventId)
    .where('participation.kind', '=', 'Volunteer')
    .where('participation.state', '=', 'registered');

export const findVolunteer = (
  db: Db | Trx,
  personId: string,
  eventId: string,
): Promise<Volunteer | undefined> => volunteers(db, personId, eventId).executeTakeFirst();

/** Finds the volunteer, and locks them until the transaction ends. */
export const lockVolunteer = (trx: Trx, personId: string, eventId: string): Promise<Volunteer | undefined> =>
  volunteers(trx, personId, eventId).forNoKeyUpdate('participation').executeTakeFirst();

/** How many places are taken or held at `now`, and when the next hold ends. The shift is locked. */
export const takenOf = async (
  trx: Trx,
  shiftId: string,
  now: Date,
): Promise<{ taken: number; freesAt: Date | null }> =>
  trx
    .selectFrom('shiftPlace')
    .select((eb) => [eb.fn.countAll<number>().as('taken'), eb.fn.min('heldUntil').as('freesAt')])
    .where('shiftId', '=', shiftId)
    .where((eb) => eb.or([eb('heldUntil', 'is', null), eb('heldUntil', '>', now)]))
    .executeTakeFirstOrThrow();

/** How many places are reserved for the waiting list, except for one person. */
export const awaitedOf = async (trx: Trx, shiftId: string, now: Date, except: string): Promise<number> => {
  const { rows } = await sql<{ awaited: number }>`
    select ${awaitedPlaces('shift', sql`${shiftId}`, now, except)} as awaited`.execute(trx);
  return rows[0]?.awaited ?? 0;
};

type Place = { shiftId: string; registrationId: string };

export const insertPlace = async (trx: Trx, place: Place): Promise<void> => {
  await trx.insertInto('shiftPlace').values(place).execute();
};

export type Answers = { confirmUntil: Date | null; leaveRequestedAt: Date | null };

/** Frees a place; undefined if there was none. */
export const deletePlace = (trx: Trx, { shiftId, registrationId }: Place): Promise<Answers | undefined> =>
  trx
    .deleteFrom('shiftPlace')
    .where('shiftId', '=', shiftId)
    .where('registrationId', '=', registrationId)
    .returning(['confirmUntil', 'leaveRequestedAt'])
    .executeTakeFirst();

/** In how many shifts a registration has a place. */
export const countPlaces = async (trx: Trx, registrationId: string): Promise<number> => {
  const { places } = await trx
    .selectFrom('shiftPlace')
    .select(({ fn }) => fn.countAll<number>().as('places'))
    .where('registrationId', '=', registrationId)
    .executeTakeFirstOrThrow();
  return places;
};

export const findPlace = (trx: Trx, { shiftId, registrationId }: Place) =>
  trx
    .selectFrom('shiftPlace')
    .select(['confirmUntil', 'leaveRequestedAt'])
    .where('shiftId', '=', shiftId)
    .where('registrationId', '=', registrationId)
    .executeTakeFirst();

/** The deadline to confirm a change, and the time of the request to be taken off. */
export const setAnswers = async (
  trx: Trx,
  { shiftId, registrationId }: Place,
  answers: Partial<Answers>,
): Promise<void> => {
  await trx
    .updateTable('shiftPlace')
    .set(answers)
    .where('shiftId', '=', shiftId)
    .where('registrationId', '=', registrationId)
    .execute();
};

/** Counts one more e-mail about the place to its leads; resolves with their number. */
export const countNotice = async (trx: Trx, { shiftId, registrationId }: Place): Promise<number> => {
  const { leaveNotices } = await trx
    .updateTable('shiftPlace')
    .set((eb) => ({ leaveNotices: eb('leaveNotices', '+', 1) }))
    .where('shiftId', '=', shiftId)
    .where('registrationId', '=', registrationId)
    .returning('leaveNotices')
    .executeTakeFirstOrThrow();
  return leaveNotices;
};

export type Holder = {
  registrationId: string;
  isRegistered: boolean;
  /** The deadline to confirm an earlier change; null when confirmed, or without one. */
  confirmUntil: Date | null;
  personId: string;
  firstName: string;
  emailAddress: string;
};

/** A person with a place in a shift by a complete registration; undefined if there is none. */
export const findHolder = (
  trx: Trx,
  { shiftId, publicId }: { shiftId: string; publicId: string },
): Promise<(Reader & { registrationId: string }) | undefined> =>
  trx
    .selectFrom('shiftPlace')
    .innerJoin('registration', 'registration.id', 'shiftPlace.registrationId')
    .innerJoin('person', 'person.id', 'registration.personId')
    .select(['shiftPlace.registrationId', 'person.id as personId', 'person.firstName', 'person.emailAddress'])
    .where('shiftPlace.shiftId', '=', shiftId)
    .where('shiftPlace.heldUntil', 'is', null)
    .where('registration.state', '=', 'completed')
    .where('person.publicId', '=', publicId)
    .executeTakeFirst();

/** The shifts of a registration that are not over, with its person. */
export const placesUntil = async (
  trx: Trx,
  registrationId: string,
  now: Date,
): Promise<{ shift: Shift; person: { personId: string; firstName: string; lastName: string } }[]> => {
  const rows = await trx
    .selectFrom('shiftPlace')
    .innerJoin('shift', 'shift.id', 'shiftPlace.shiftId')
    .innerJoin('registration', 'registration.id', 'shiftPlace.registrationId')
    .innerJoin('person', 'person.id', 'registration.personId')
    .select(columns.map((column) => `shift.${column}` as const))
    .select(['person.id as personId', 'person.firstName', 'person.lastName'])
    .where('shiftPlace.registrationId', '=', registrationId)
    .where('shiftPlace.heldUntil', 'is', null)
    .where('shift.cancelledAt', 'is', null)
    .where('shift.endsAt', '>', now)
    .orderBy('shift.id')
    .execute();
  return rows.map(({ personId, firstName, lastName, ...shift }) => ({
    shift,
    person: { personId, firstName, lastName },
  }));
};

/** The people of a shift, including incomplete registrations with a valid hold. */
export const holdersOf = (trx: Trx, shiftId: string, now: Date): Promise<Holder[]> =>
  trx
    .selectFrom('shiftPlace')
    .innerJoin('registration', 'registration.id', 'shiftPlace.registrationId')
    .innerJoin('person', 'person.id', 'registration.personId')
    .select(['shiftPlace.registrationId', 'shiftPlace.confirmUntil'])
    .select(['person.id as personId', 'person.firstName', 'person.emailAddress'])
    .select((eb) => eb('registration.state', '=', 'completed').as('isRegistered'))
    .$narrowType<{ isRegistered: boolean }>()
    .where('shiftPlace.shiftId', '=', shiftId)
    .where((eb) => eb.or([eb('shiftPlace.heldUntil', 'is', null), eb('shiftPlace.heldUntil', '>', now)]))
    .orderBy('person.id')
    .execute();

export type Reader = Pick<Holder, 'personId' | 'firstName' | 'emailAddress'>;

const leads = async (trx: Trx, shiftId: string, which: RawBuilder<boolean>): Promise<Reader[]> => {
  const { rows } = await sql<Reader>`
    select person.id as person_id, person.first_name, person.email_address
    from person
    where person.id in (
      select lead_person_id from shift where id = ${shiftId}
      union select person_id from shift_lead where shift_id = ${shiftId})
      and ${which}
    order by person.id`.execute(trx);
  return rows;
};

/** The leads of a shift without a place in it. */
export const leadsOutside = (trx: Trx, shiftId: string): Promise<Reader[]> =>
  leads(
    trx,
    shiftId,
    sql`not exists (
      select from shift_place place join registration on registration.id = place.registration_id
      where place.shift_id = ${shiftId} and registration.person_id = person.id)`,
  );

/** The leads of a shift other than this person, whom the person can ask. */
export const otherLeads = (trx: Trx, shiftId: string, personId: string): Promise<Reader[]> =>
  leads(trx, shiftId, sql`person.id <> ${personId}`);
