import type { Db } from '#server/platform/database/database.ts';
import { newPerson, type Person, register } from '#test/support/event/people.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

/** A volunteer who has a place in each of these shifts; the registration is complete. */
export const volunteerIn = async (
  db: Db,
  shiftIds: readonly string[],
  told: { firstName?: string; lastName?: string; phone?: string | null } = {},
): Promise<Person & { registrationId: string }> => {
  const person = await newPerson(db);
  const [registrationId = ''] = await register(db, [person], { kind: 'Volunteer' });
  await rowsOf(db, 'person', { id: person.personId }).update({ phone: '+13045550123', ...told });
  for (const shiftId of shiftIds)
    await insertRows(db, 'shiftPlace', { shiftId, registrationId, heldUntil: null });
  return { ...person, registrationId };
};

/** The first lead is the one that the shift names, each further one leads beside them. */
export const leadShift = async (
  db: Db,
  shiftId: string,
  [first, ...others]: readonly Pick<Person, 'personId'>[],
): Promise<void> => {
  await rowsOf(db, 'shift', { id: shiftId }).update({ leadPersonId: first?.personId ?? null });
  await db.deleteFrom('shiftLead').where('shiftId', '=', shiftId).execute();
  for (const { personId } of others) await insertRows(db, 'shiftLead', { shiftId, personId });
};
