import type { Trx } from '#server/platform/database/database.ts';
import { forgetShifts, tellLeadsOfQuitting } from '#server/volunteering/volunteering.ts';
import { forgetWaiting } from '#server/waiting-list/waiting-list.ts';
import { releaseRide, releaseShifts } from './registration.places.ts';
import { rideTypes } from './registration.rules.ts';

/** Locks the person's registrations of the event during `trx`. Call it before the locks of peloton and person. */
export const lockRegistrations = async (trx: Trx, personId: string, eventId: string): Promise<void> => {
  await trx
    .selectFrom('registration')
    .select('id')
    .where('personId', '=', personId)
    .where('eventId', '=', eventId)
    .orderBy('id')
    .forUpdate()
    .execute();
};

type Ending = { personId: string; eventId: string; at: Date };

const cancel = async (trx: Trx, { personId, eventId, at }: Ending): Promise<void> => {
  await trx
    .updateTable('participation')
    .set({ state: 'cancelled', endedAt: at })
    .where('personId', '=', personId)
    .where('eventId', '=', eventId)
    .where('state', '=', 'registered')
    .execute();
  await trx
    .updateTable('registration')
    .set((eb) => ({ state: 'cancelled', updatedAt: at, version: eb('version', '+', 1) }))
    .where('personId', '=', personId)
    .where('eventId', '=', eventId)
    .where('state', '<>', 'cancelled')
    .execute();
};

/**
 * Ends all participations of the person, with their commitment. Places on routes and shifts are free at once. The answers of all years are
 * deleted; the signed waivers stay.
 */
export const endRegistrations = async (
  deps: Parameters<typeof tellLeadsOfQuitting>[0],
  trx: Trx,
  ending: Ending,
): Promise<void> => {
  const { personId, eventId, at } = ending;
  const registrations = await trx
    .selectFrom('registration')
    .select(['id', 'state'])
    .where('personId', '=', personId)
    .where('eventId', '=', eventId)
    .execute();
  for (const { id, state } of registrations) {
    await tellLeadsOfQuitting(deps, trx, { registrationId: id, now: at });
    await releaseShifts(trx, id, at);
    for (const rideType of rideTypes) await releaseRide(trx, { registrationId: id, now: at }, rideType);
    if (state === 'in-progress') await trx.deleteFrom('codeUse').where('registrationId', '=', id).execute();
  }
  await forgetShifts(trx, personId, at);
  await forgetWaiting(trx, personId, at);
  await cancel(trx, ending);
  await trx.updateTable('registration').set({ answers: '{}' }).where('personId', '=', personId).execute();
  await trx.deleteFrom('activityGoal').where('personId', '=', personId).execute();
};
