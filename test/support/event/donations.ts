import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import type { TestAnswer, TestApi, TestCaller } from '#test/support/api.ts';
import { insertRows } from '#test/support/rows.ts';
import { ids } from './event-rows.ts';
import type { Person } from './people.ts';
import type { Problem } from './registration.ts';
export type DonationRequest = Schemas['DonationRequest'];
export type Outcome = Schemas['DonationOutcome'];
export type Receipt = Schemas['DonationReceipt'];
export type DonationAnswer = TestAnswer<Outcome & Problem>;

/** $50 to the general fund with the fee covered, by a stranger with a good card. */
export const donation = (more: Partial<DonationRequest> = {}): DonationRequest => ({
  recipient: { recipientType: 'General', id: null },
  frequency: 'Once',
  amount: 5_000,
  isFeeCovered: true,
  charge: 5_181,
  donor: {
    firstName: 'Dora',
    lastName: 'Donor',
    email: `${randomUUID()}@Example.org`,
    phone: null,
    address: {
      address: '1 Mill Street',
      city: 'Tamarack Falls',
      state: 'WV',
      postalCode: '26101',
      country: 'US',
    },
  },
  organization: null,
  publicName: null,
  isAnonymous: false,
  isAmountVisible: true,
  message: null,
  tribute: null,
  payment: { nonce: 'fake-valid-visa-nonce', type: 'CreditCard', isKept: false },
  isRepeatMeant: false,
  proof: null,
  ...more,
});

export const card = (nonce: string) => ({ nonce, type: 'CreditCard' as const, isKept: false });

const addressOf = (visitor: number) => `127.1.${Math.floor(visitor / 250)}.${1 + (visitor % 250)}`;

let visitors = 0;
/** Sends a donation from its own address, so that the limit by address doesn't apply. */
export const giver = (api: TestApi) => ({
  send: async (
    body: DonationRequest,
    key: string = randomUUID(),
    as?: TestCaller,
  ): Promise<DonationAnswer> => {
    visitors += 1;
    return api.send<Outcome & Problem>('POST', '/donation', {
      body,
      key,
      ...(as && { as }),
      from: addressOf(visitors),
    });
  },
  ask: (key: string) =>
    api.send<Outcome & Problem>('GET', '/donation/attempt', { headers: { 'idempotency-key': key } }),
  withdraw: (key: string) => {
    visitors += 1;
    return api.send<Outcome & Problem>('POST', '/donation/attempt/withdraw', {
      key,
      from: addressOf(visitors),
    });
  },
});

/**
 * Everything that has to do with money since a moment: donations, the gateway's charges, intents, and the ledger by account, debits above
 * zero.
 */
export const moneyIn = async (db: Db, since = new Date(0)) => {
  const { rows: booked } = await sql<{ kind: string; amount: number }>`
    select account.kind, sum(entry.amount)::bigint as amount from ledger_entry entry
    join ledger_transaction booked on booked.id = entry.transaction_id and booked.occurred_at >= ${since}
    join ledger_account account on account.id = entry.account_id group by account.kind having sum(entry.amount) <> 0
    order by account.kind`.execute(db);
  const donations = await db
    .selectFrom('donation')
    .select(['amount', 'charge'])
    .where('givenAt', '>=', since)
    .orderBy('receiptNumber')
    .execute();
  const charges = await db
    .selectFrom('localGatewayTransaction')
    .select('amount')
    .where('status', 'in', ['submitted_for_settlement', 'settled'])
    .where('createdAt', '>=', since)
    .orderBy('sequence')
    .execute();
  const intents = await db
    .selectFrom('paymentIntent')
    .select('state')
    .where('createdAt', '>=', since)
    .orderBy('createdAt')
    .execute();
  return {
    donations: donations.map(({ amount, charge }) => [amount, charge]),
    charges: charges.map(({ amount }) => amount),
    intents: intents.map(({ state }) => state),
    booked: Object.fromEntries(booked.map(({ kind, amount }) => [kind, amount])),
  };
};

export const emailsOf = async (db: Db, kind: string) =>
  db.selectFrom('mailOutbox').selectAll().where('kind', '=', kind).orderBy('createdAt').execute();

export type DonationRow = {
  to: { person: Pick<Person, 'personId'> } | { pelotonId: string } | null;
  from?: Person;
  name?: string;
  email?: string;
  isAnonymous?: boolean;
  isAmountVisible?: boolean;
  isOffline?: boolean;
  message?: string;
  eventId?: string;
  amount?: number;
  charge?: number;
  givenAt?: Date;
};

const recipientOf = (to: DonationRow['to']) => {
  if (to === null) return { recipientType: 'General' as const };
  return 'person' in to
    ? { recipientType: 'User' as const, recipientPersonId: to.person.personId }
    : { recipientType: 'Peloton' as const, recipientPelotonId: to.pelotonId };
};

/** Writes a donation of $50 without a charge and without postings; resolves with its id. */
export const insertDonation = async (db: Db, { to, from, ...given }: DonationRow): Promise<string> => {
  const id = randomUUID();
  const amount = given.amount ?? 5_000;
  await insertRows(db, 'donation', {
    id,
    eventId: given.eventId ?? ids.event,
    ...recipientOf(to),
    donorPersonId: from?.personId ?? null,
    donorType: 'Individual',
    donorName: given.name ?? 'Dora Donor',
    donorEmail: given.email ?? from?.emailAddress ?? `${id}@example.org`,
    isAnonymous: given.isAnonymous ?? false,
    isAmountVisible: given.isAmountVisible ?? true,
    isOffline: given.isOffline ?? false,
    message: given.message ?? null,
    frequency: 'Once',
    amount,
    charge: given.charge ?? amount,
    givenAt: given.givenAt ?? new Date('2027-02-01T10:00:00Z'),
  });
  return id;
};

/** Writes an active recurring donation of $25 to the general fund, on the first of a month; resolves with its id. */
export const insertRecurring = async (
  db: Db,
  row: Partial<Insertable<Database['recurringDonation']>>,
): Promise<string> => {
  const id = randomUUID();
  const amount = row.amount ?? 2_500;
  await insertRows(db, 'recurringDonation', {
    id,
    recipientType: 'General',
    donorEmail: `${id}@example.org`,
    details: '{}',
    customerId: randomUUID(),
    methodToken: randomUUID(),
    methodType: 'CreditCard',
    amount,
    charge: amount,
    dayOfMonth: 1,
    state: 'active',
    startedAt: new Date('2027-02-01'),
    ...row,
  });
  return id;
};
