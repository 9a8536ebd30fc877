import { randomUUID } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';
import { insertRows } from '#test/support/rows.ts';
import { ids } from './event-rows.ts';
import { type Person, personRow } from './people.ts';

const at = new Date('2027-01-10T15:00:00Z');

/** People who ride the Century, put there directly: walking takes them long. None has a card with the gateway. */
export const riders = async (db: Db, count: number): Promise<Person[]> => {
  const people = Array.from({ length: count }, () => personRow(randomUUID()));
  await insertRows(db, 'person', people);
  const rows = people.map(({ id: personId }) => ({ personId, registrationId: randomUUID() }));
  await insertRows(
    db,
    'registration',
    rows.map(({ registrationId: id, personId }) => ({
      id,
      personId,
      eventId: ids.event,
      state: 'completed' as const,
      wantsChallenger: false,
      wantsVolunteer: false,
      wantsSignature: true,
      wantsGravel: false,
      startedAt: at,
      updatedAt: at,
      completedAt: at,
    })),
  );
  await insertRows(
    db,
    'participation',
    rows.map((row) => ({
      ...row,
      id: randomUUID(),
      eventId: ids.event,
      kind: 'Rider' as const,
      state: 'registered' as const,
      rideType: 'signature' as const,
      routeId: ids.century,
      commitment: 250_000,
      registeredAt: at,
    })),
  );
  await insertRows(
    db,
    'routePlace',
    rows.map(({ registrationId }) => ({
      id: randomUUID(),
      routeId: ids.century,
      registrationId,
      rideType: 'signature' as const,
    })),
  );
  return people.map(({ id: personId, oid, emailAddress }) => ({ personId, oid, emailAddress }));
};
