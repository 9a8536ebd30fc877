import { randomUUID } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';
import { insertRows } from '#test/support/rows.ts';
import { ids } from './event-rows.ts';
import { type Person, personOf, personRow, register } from './people.ts';

/** People who ride the Century, put there directly: walking takes them long. None has a card with the gateway. */
export const riders = async (db: Db, count: number): Promise<Person[]> => {
  const rows = Array.from({ length: count }, () => personRow(randomUUID()));
  await insertRows(db, 'person', rows);
  const people = rows.map(personOf);
  const part = { kind: 'Rider', rideType: 'signature', routeId: ids.century, commitment: 250_000 } as const;
  const registrationIds = await register(db, people, part);
  await insertRows(
    db,
    'routePlace',
    registrationIds.map((registrationId) => ({
      id: randomUUID(),
      routeId: ids.century,
      registrationId,
      rideType: 'signature' as const,
    })),
  );
  return people;
};
