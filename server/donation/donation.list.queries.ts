import { type RawBuilder, sql } from 'kysely';
import type { Instant } from '#machines/calendar.ts';
import type { Page } from '#server/platform/contract/pagination.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Giver, givenTo, isGivenBy, refundedAmount, takenBack } from '#server/receipt/receipt.ts';

/** The fields of every list of donations; amounts in cents. `at` is the database's timestamp, to the microsecond. */
type ListedDonation = {
  id: string;
  at: Instant;
  givenAt: Date;
  donorName: string;
  isAnonymous: boolean;
  isOffline: boolean;
  frequency: 'Once' | 'Monthly' | 'Organization';
  amount: number;
  refundedAmount: number;
};

export type GivenRow = ListedDonation & {
  receiptNumber: number;
  recipientType: 'User' | 'Peloton' | 'General';
  recipientId: string | null;
  recipientName: string | null;
  charge: number;
  organizationName: string | null;
};

export type ReceivedRow = ListedDonation & {
  isAmountVisible: boolean;
  message: string | null;
  eventYear: number;
};

/** Which donations, and which fields. `eventId` null: of all years. */
export type DonationList<Row> = {
  /** Exists only for the type of the rows. */
  row?: Row;
  columns: RawBuilder<unknown>;
  whose: RawBuilder<unknown>;
  eventId: string | null;
};

const columns = sql`
  given.id, given.given_at::text as at, given.given_at, given.donor_name, given.is_anonymous, given.is_offline, given.frequency,
  given.amount`;

/** A person's own donations. */
export const givenBy = (giver: Giver, eventId: string | null): DonationList<GivenRow> => ({
  columns: sql`${columns}, given.receipt_number, given.charge, ${givenTo},
    (select name from organization where id = given.organization_id) as organization_name,
    ${refundedAmount} as refunded_amount`,
  whose: isGivenBy(giver),
  eventId,
});

/** The donations to a person or a peloton. Of the donor only the name, which the recipient may know. */
export const receivedBy = (
  recipient: { personId: string } | { pelotonId: string },
  eventId: string | null,
): DonationList<ReceivedRow> => ({
  columns: sql`${columns}, given.is_amount_visible, given.message, ${takenBack} as refunded_amount,
    (select year from event where id = given.event_id) as event_year`,
  whose:
    'personId' in recipient
      ? sql`given.recipient_person_id = ${recipient.personId}::uuid`
      : sql`given.recipient_peloton_id = ${recipient.pelotonId}::uuid`,
  eventId,
});

const ofYear = (eventId: string | null) =>
  eventId === null ? sql`` : sql` and given.event_id = ${eventId}::uuid`;

/** One page of a list, newest first. */
export const listPage = async <Row>(
  db: Db,
  { columns: wanted, whose, eventId }: DonationList<Row>,
  { limit, offset }: Page,
): Promise<{ donations: Row[]; total: number }> => {
  const among = sql`from donation given where ${whose}${ofYear(eventId)}`;
  const { rows: donations } = await sql<Row>`
    select ${wanted} ${among} order by given.given_at desc, given.id limit ${limit} offset ${offset}`.execute(
    db,
  );
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total ${among}`.execute(db);
  return { donations, total: counted[0]?.total ?? 0 };
};

const rowsAtOnce = 500;

/** A whole list, newest first, in pages: each page continues after the last row of the one before, and holds no connection meanwhile. */
export async function* listPages<Row extends ListedDonation>(
  db: Db,
  { columns: wanted, whose, eventId }: DonationList<Row>,
): AsyncGenerator<Row[]> {
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Row>`
      select ${wanted} from donation given where ${whose}${ofYear(eventId)}${after}
      order by given.given_at desc, given.id limit ${rowsAtOnce}`.execute(db);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = sql` and given.given_at <= ${last.at}::timestamptz
      and (given.given_at < ${last.at}::timestamptz or given.id > ${last.id}::uuid)`;
  }
}
