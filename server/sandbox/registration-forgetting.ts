import { deleteIntents } from '#server/charging/charging.ts';
import { currentEvent } from '#server/event/event.ts';
import type { Platform } from '#server/platform/platform.ts';
import { feePurpose } from '#server/registration/registration.ts';
import { routeChangePurpose } from '#server/ride-route/ride-route.ts';
import { forgetShifts } from '#server/volunteering/volunteering.ts';
import { leaveWaitingLists } from '#server/waiting-list/waiting-list.ts';

/** Deletes the person's registrations of this year, and the card saved for them. Posted money stays in the ledger. */
export const forgetRegistrations = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  personId: string,
  isBlocked: boolean,
): Promise<void> => {
  const event = await currentEvent(db);
  await db.transaction().execute(async (trx) => {
    const mine = trx
      .selectFrom('registration')
      .select('registration.id')
      .where('personId', '=', personId)
      .where('eventId', '=', event.id);
    const changes = trx
      .selectFrom('routeChange')
      .select('id')
      .where('personId', '=', personId)
      .where('eventId', '=', event.id);
    const changed = await changes.execute();
    await trx.deleteFrom('routePlace').where('changeId', 'in', changes).execute();
    await deleteIntents(
      trx,
      routeChangePurpose.name,
      changed.map(({ id }) => id),
    );
    await trx
      .deleteFrom('routeChange')
      .where('personId', '=', personId)
      .where('eventId', '=', event.id)
      .execute();
    await forgetShifts(trx, personId, clock.now());
    await leaveWaitingLists(trx, personId, 'route', clock.now());
    for (const table of ['codeUse', 'shiftPlace', 'routePlace', 'waiverSignature'] as const)
      await trx.deleteFrom(table).where('registrationId', 'in', mine).execute();
    const all = await trx.selectFrom('registration').select('id').where('personId', '=', personId).execute();
    await deleteIntents(
      trx,
      feePurpose.name,
      all.map(({ id }) => id),
    );
    for (const table of [
      'participation',
      'activityGoal',
      'pelotonMember',
      'pelotonRequest',
      'registration',
    ] as const)
      await trx.deleteFrom(table).where('personId', '=', personId).where('eventId', '=', event.id).execute();
    for (const table of ['savedPaymentMethod', 'gatewayCustomer'] as const)
      await trx.deleteFrom(table).where('personId', '=', personId).execute();
    await trx
      .updateTable('person')
      .set({ blockRegistration: isBlocked })
      .where('id', '=', personId)
      .execute();
  });
};
