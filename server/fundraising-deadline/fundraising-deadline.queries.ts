import type { CalendarDay } from '#machines/calendar.ts';
import { fundraisingOf } from '#server/fundraising/fundraising.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { SavedMethod } from '#server/platform/payments/payments.ts';

/** A rider and their progress; sums in cents. */
export type Rider = {
  personId: string;
  publicId: string;
  firstName: string;
  emailAddress: string;
  event: { id: string; name: string; year: number; fundraisingDeadline: CalendarDay };
  sums: { committedAmount: number; raised: number; owed: number };
  method: SavedMethod | null;
  customerId: string | null;
};

export const committedRiders = async (db: Db | Trx, eventId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('participation')
    .select('personId')
    .distinct()
    .where('eventId', '=', eventId)
    .where('kind', '=', 'Rider')
    .where('state', '=', 'registered')
    .where('commitment', '>', 0)
    .orderBy('personId')
    .execute();
  return rows.map(({ personId }) => personId);
};

/** The e-mail after which a rider may be charged. */
export const lastWarningKind = 'fundraising-deadline-last-warning';

/** When the last warning before the charge was written, and when it was sent. */
export type LastWarning = { writtenAt: Date; sentAt: Date | null };

/** The rider's last warning written at `since` or later; null when there is none. */
export const lastWarningTo = async (
  db: Db | Trx,
  personId: string,
  since: Date,
): Promise<LastWarning | null> =>
  (await db
    .selectFrom('mailOutbox')
    .select(['createdAt as writtenAt', 'sentAt'])
    .where('personId', '=', personId)
    .where('kind', '=', lastWarningKind)
    .where('createdAt', '>=', since)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()) ?? null;

const methodOf = async (db: Db | Trx, personId: string): Promise<SavedMethod | null> =>
  (await db
    .selectFrom('savedPaymentMethod')
    .select(['token', 'type', 'brand', 'last4', 'expirationMonth', 'expirationYear'])
    .where('personId', '=', personId)
    .where('isDefault', '=', true)
    .executeTakeFirst()) ?? null;

export const riderOf = async (db: Db | Trx, personId: string, eventId: string): Promise<Rider> => {
  const person = await db
    .selectFrom('person')
    .leftJoin('gatewayCustomer', 'gatewayCustomer.personId', 'person.id')
    .select(['publicId', 'firstName', 'emailAddress', 'customerId'])
    .where('person.id', '=', personId)
    .executeTakeFirstOrThrow();
  const event = await db
    .selectFrom('event')
    .select(['id', 'name', 'year', 'fundraisingDeadline'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  const sums = await fundraisingOf(db, personId, eventId, 'exact');
  return { personId, ...person, event, sums, method: await methodOf(db, personId) };
};
