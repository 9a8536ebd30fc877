import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { awaitedPlaces } from '#server/waiting-list/waiting-list.ts';
import type { ShiftRow } from './volunteering.rules.ts';

const shifts = (db: Db | Trx, now: Date) =>
  db
    .selectFrom('shift')
    .leftJoin('ride', 'ride.id', 'shift.rideId')
    .select([
      'shift.id',
      'shift.eventId',
      'shift.title',
      'shift.jobType',
      'shift.summary',
      'ride.rideType',
      'ride.name as rideName',
      'shift.location',
      'shift.day',
      'shift.startTime',
      'shift.endTime',
      'shift.startsAt',
      'shift.endsAt',
      'shift.capacity',
      'shift.minimumAge',
      'shift.leadPersonId',
    ])
    .where('shift.cancelledAt', 'is', null)
    // A place is taken when it is confirmed or held; a hold that ends now has ended. Each waiting person has one place reserved.
    .select((eb) =>
      sql<number>`greatest(0, ${eb.ref('shift.capacity')} - (${eb
        .selectFrom('shiftPlace')
        .select(({ fn }) => fn.countAll<number>().as('taken'))
        .whereRef('shiftPlace.shiftId', '=', 'shift.id')
        .where((place) =>
          place.or([place('heldUntil', 'is', null), place('heldUntil', '>', now)]),
        )}) - ${awaitedPlaces('shift', eb.ref('shift.id'), now)})`.as('placesLeft'),
    )
    .orderBy('shift.startsAt')
    .orderBy('shift.title')
    .orderBy('shift.id');

/** All shifts of an event in order of day and time, full ones included. */
export const shiftsOf = (db: Db | Trx, eventId: string, now: Date): Promise<ShiftRow[]> =>
  shifts(db, now).where('shift.eventId', '=', eventId).execute();

/** The shifts of an event that a person leads, as the named lead or as a co-lead. */
export const shiftsLedBy = (
  db: Db | Trx,
  personId: string,
  eventId: string,
  now: Date,
): Promise<ShiftRow[]> =>
  shifts(db, now)
    .where('shift.eventId', '=', eventId)
    .where((eb) =>
      eb.or([
        eb('shift.leadPersonId', '=', personId),
        eb('shift.id', 'in', ({ selectFrom }) =>
          selectFrom('shiftLead').select('shiftId').where('shiftLead.personId', '=', personId),
        ),
      ]),
    )
    .execute();

/** Shifts by id in order of day and time; unknown ids are left out. */
export const shiftsByIds = async (db: Db | Trx, ids: readonly string[], now: Date): Promise<ShiftRow[]> =>
  ids.length === 0
    ? []
    : shifts(db, now)
        .where('shift.id', 'in', [...ids])
        .execute();

/** A person's shifts in an event, of complete registrations. */
export const shiftIdsOf = async (db: Db | Trx, personId: string, eventId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('shiftPlace')
    .innerJoin('registration', 'registration.id', 'shiftPlace.registrationId')
    .select('shiftId')
    .where('personId', '=', personId)
    .where('eventId', '=', eventId)
    .where('registration.state', '=', 'completed')
    .execute();
  return rows.map(({ shiftId }) => shiftId);
};

export const isVolunteer = async (db: Db, personId: string, eventId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('participation')
    .select('id')
    .where('personId', '=', personId)
    .where('eventId', '=', eventId)
    .where('kind', '=', 'Volunteer')
    .where('state', '=', 'registered')
    .executeTakeFirst();
  return row !== undefined;
};
