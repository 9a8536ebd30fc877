import { randomUUID } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';

/** A volunteer who has a place in each of these shifts; the registration is complete. */
export const volunteerIn = async (
  db: Db,
  shiftIds: readonly string[],
  told: { firstName?: string; lastName?: string; phone?: string | null } = {},
): Promise<Person & { registrationId: string }> => {
  const person = await newPerson(db);
  const registrationId = randomUUID();
  const at = new Date('2027-01-10');
  await db
    .updateTable('person')
    .set({ phone: '+13045550123', ...told })
    .where('id', '=', person.personId)
    .execute();
  await db
    .insertInto('registration')
    .values({
      id: registrationId,
      personId: person.personId,
      eventId: ids.event,
      state: 'completed',
      wantsChallenger: false,
      wantsVolunteer: true,
      wantsSignature: false,
      wantsGravel: false,
      startedAt: at,
      updatedAt: at,
      completedAt: at,
    })
    .execute();
  for (const shiftId of shiftIds)
    await db.insertInto('shiftPlace').values({ shiftId, registrationId, heldUntil: null }).execute();
  return { ...person, registrationId };
};

/** The first lead is the one that the shift names, each further one leads beside them. */
export const leadShift = async (
  db: Db,
  shiftId: string,
  [first, ...others]: readonly Pick<Person, 'personId'>[],
): Promise<void> => {
  await db
    .updateTable('shift')
    .set({ leadPersonId: first?.personId ?? null })
    .where('id', '=', shiftId)
    .execute();
  await db.deleteFrom('shiftLead').where('shiftId', '=', shiftId).execute();
  for (const { personId } of others) await db.insertInto('shiftLead').values({ shiftId, personId }).execute();
};
