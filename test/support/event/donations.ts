import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { components } from '#openapi/contract.gen.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { TestAnswer, TestApi } from '#test/support/api.ts';
import type { TestCaller } from '#test/support/callers.ts';
import { ids, type Person, type Problem } from './registration.ts';

type Schemas = components['schemas'];
export type GiftRequest = Schemas['DonationRequest'];
export type Outcome = Schemas['DonationOutcome'];
export type Receipt = Schemas['DonationReceipt'];
export type GiftAnswer = TestAnswer<Outcome & Problem>;

export const publicId = ({ personId }: Person) => `p-${personId.slice(0, 8)}`;

/** Somebody who takes part this year as a Challenger, and so takes gifts. */
export const takePart = async (db: Db, { personId }: Person): Promise<void> => {
  const registrationId = randomUUID();
  const now = new Date('2027-01-10');
  await db
    .insertInto('registration')
    .values({
      id: registrationId,
      personId,
      eventId: ids.event,
      state: 'completed',
      wantsChallenger: true,
      wantsVolunteer: false,
      wantsSignature: false,
      wantsGravel: false,
      startedAt: now,
      updatedAt: now,
      completedAt: now,
    })
    .execute();
  await db
    .insertInto('participation')
    .values({
      id: randomUUID(),
      personId,
      eventId: ids.event,
      registrationId,
      kind: 'Challenger',
      state: 'registered',
      registeredAt: now,
    })
    .execute();
};

/** From then on they take no gifts. */
export const takeNoMorePart = async (db: Db, { personId }: Pick<Person, 'personId'>): Promise<void> => {
  await db
    .updateTable('participation')
    .set({ state: 'cancelled' })
    .where('personId', '=', personId)
    .execute();
};

/** $50 to the general fund with the fee covered, by a stranger with a good card. */
export const gift = (more: Partial<GiftRequest> = {}): GiftRequest => ({
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
/** Sends a gift from an address of its own, so that the limit by address is not what a test is about. */
export const giver = (api: TestApi) => ({
  send: async (body: GiftRequest, key: string = randomUUID(), as?: TestCaller): Promise<GiftAnswer> => {
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
 * Everything that has to do with money since a moment: gifts, the gateway's charges, intents, and the books by account, debits above
 * zero.
 */
export const moneyIn = async (db: Db, since = new Date(0)) => {
  const { rows: booked } = await sql<{ kind: string; amount: number }>`
    select account.kind, sum(entry.amount)::bigint as amount from ledger_entry entry
    join ledger_transaction booked on booked.id = entry.transaction_id and booked.occurred_at >= ${since}
    join ledger_account account on account.id = entry.account_id group by account.kind having sum(entry.amount) <> 0
    order by account.kind`.execute(db);
  const gifts = await db
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
    gifts: gifts.map(({ amount, charge }) => [amount, charge]),
    charges: charges.map(({ amount }) => amount),
    intents: intents.map(({ state }) => state),
    booked: Object.fromEntries(booked.map(({ kind, amount }) => [kind, amount])),
  };
};

export const lettersOf = async (db: Db, kind: string) =>
  db.selectFrom('mailOutbox').selectAll().where('kind', '=', kind).orderBy('createdAt').execute();
