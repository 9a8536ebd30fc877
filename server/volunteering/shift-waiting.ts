import type { Settings } from '#server/platform/settings/settings.ts';
import type { WaitingSubject } from '#server/waiting-list/waiting-list.ts';
import { offeredEmail } from './shift.emails.ts';
import { lockShifts, takenOf } from './shift-places.queries.ts';

/** The waiting list's rules for shifts. */
export const shiftWaiting = ({ publicUrl }: Pick<Settings, 'publicUrl'>): WaitingSubject => ({
  kind: 'shift',
  lock: async (trx, shiftId, now) => {
    const [shift] = await lockShifts(trx, [shiftId]);
    if (shift === undefined) return null;
    const { taken, freesAt } = await takenOf(trx, shiftId, now);
    return { startsAt: shift.startsAt, free: shift.capacity - taken, freesAt };
  },
  letter: async (trx, { subjectId, personId, offeredUntil }) => {
    const shift = await trx
      .selectFrom('shift')
      .select(['title', 'location', 'startsAt', 'endsAt'])
      .where('id', '=', subjectId)
      .executeTakeFirstOrThrow();
    const { firstName, emailAddress } = await trx
      .selectFrom('person')
      .select(['firstName', 'emailAddress'])
      .where('id', '=', personId)
      .executeTakeFirstOrThrow();
    return {
      ...offeredEmail({ firstName, publicUrl }, shift, offeredUntil),
      to: emailAddress,
      personId,
      kind: 'shift-offered',
    };
  },
});
