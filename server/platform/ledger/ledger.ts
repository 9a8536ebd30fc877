import { type Insertable, sql } from 'kysely';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database, Trx } from '#server/platform/database/database.ts';
import { type Moved, partOf } from './part.ts';

/** Whose money an account holds. */
export type RecipientAccount =
  | { kind: 'recipient'; ownerType: 'User' | 'Peloton'; ownerId: string; eventYear: number }
  | { kind: 'recipient'; ownerType: 'General'; eventYear: number };

export type HouseAccount = {
  kind: 'clearing' | 'processing-fees' | 'partners' | 'registration-fees' | 'offline-receipts';
  eventYear: number;
};

export type Account = RecipientAccount | HouseAccount;

/** One side of a posting, in whole cents above zero. */
export type Side = { account: Account; amount: number };

export type Posting = {
  /** What happened, such as `registration-fee` or `fund-share`. */
  kind: string;
  /** What it happened to, such as an intent's id. The same kind and reference is posted once only. */
  reference: string;
  debits: readonly Side[];
  credits: readonly Side[];
  memo?: string;
  /** The transaction that this one takes a part back of. */
  correctsId?: string;
};

export type Posted = { transactionId: string; isNew: boolean };

const movedBy = ({ account }: Side, amount: number): Moved => ({
  ownerType: account.kind === 'recipient' ? account.ownerType : null,
  amount,
});

const accountId = async (trx: Trx, account: Account): Promise<string> => {
  const { kind, eventYear } = account;
  const ownerType = account.kind === 'recipient' ? account.ownerType : null;
  const ownerId = account.kind === 'recipient' && 'ownerId' in account ? account.ownerId : null;
  const find = () =>
    trx
      .selectFrom('ledgerAccount')
      .select('id')
      .where('kind', '=', kind)
      .where('ownerType', 'is not distinct from', ownerType)
      .where('ownerId', 'is not distinct from', ownerId)
      .where('eventYear', '=', eventYear)
      .executeTakeFirst();
  const known = await find();
  if (known) return known.id;
  await trx
    .insertInto('ledgerAccount')
    .values({ kind, ownerType, ownerId, eventYear })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ((await find()) ?? raise(`The account ${kind} could not be opened.`)).id;
};

const raise = (message: string): never => {
  throw new Error(message);
};

const insertTransaction = (
  trx: Trx,
  posting: Pick<Posting, 'kind' | 'reference' | 'memo' | 'correctsId'>,
  now: Date,
  reversesId: string | null,
) =>
  trx
    .insertInto('ledgerTransaction')
    .values({
      kind: posting.kind,
      reference: posting.reference,
      memo: posting.memo ?? null,
      occurredAt: now,
      reversesId,
      correctsId: posting.correctsId ?? null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();

const existing = (trx: Trx, kind: string, reference: string) =>
  trx
    .selectFrom('ledgerTransaction')
    .select('id')
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();

/**
 * Posts one movement of money within `trx`; a repetition of the same kind and reference changes nothing. Debits and
 * credits have to be equal: the database refuses them otherwise.
 */
export const post = async (trx: Trx, clock: Clock, posting: Posting): Promise<Posted> => {
  const { kind, reference, debits, credits, correctsId } = posting;
  const transaction = await insertTransaction(trx, posting, clock.now(), null);
  if (!transaction) return { transactionId: (await existing(trx, kind, reference)).id, isNew: false };
  const sides = [
    ...debits.map((side) => ({ side, moved: movedBy(side, side.amount) })),
    ...credits.map((side) => ({ side, moved: movedBy(side, -side.amount) })),
  ];
  const all = sides.map(({ moved }) => moved);
  const entries: Insertable<Database['ledgerEntry']>[] = [];
  for (const { side, moved } of sides) {
    if (!Number.isSafeInteger(side.amount) || side.amount <= 0)
      throw new RangeError(`${side.amount} is not an amount in cents.`);
    entries.push({
      transactionId: transaction.id,
      accountId: await accountId(trx, side.account),
      amount: moved.amount,
      part: partOf({ kind, takesBack: correctsId !== undefined }, moved, all),
    });
  }
  if (entries.length > 0) await trx.insertInto('ledgerEntry').values(entries).execute();
  return { transactionId: transaction.id, isNew: true };
};

/**
 * Takes back what `transactionId` posted, as a new transaction that names it; the first stays as it was. A
 * transaction is reversed once: a repetition changes nothing.
 */
export const reverse = async (
  trx: Trx,
  clock: Clock,
  { transactionId, kind, memo }: { transactionId: string; kind: string; memo?: string },
): Promise<Posted> => {
  const posting = { kind, reference: transactionId, ...(memo === undefined ? {} : { memo }) };
  const transaction = await insertTransaction(trx, posting, clock.now(), transactionId);
  if (!transaction) return { transactionId: (await existing(trx, kind, transactionId)).id, isNew: false };
  await trx
    .insertInto('ledgerEntry')
    .columns(['transactionId', 'accountId', 'amount', 'part'])
    .expression((of) =>
      of
        .selectFrom('ledgerEntry')
        .select(({ val, neg }) => [
          val(transaction.id).as('transactionId'),
          'accountId',
          neg('amount').as('amount'),
          // A share that is taken back cancels out; money that goes back to its giver is a part of its own.
          sql<string>`case when part in ('confirmed', 'offline') then 'refunded' else part end`.as('part'),
        ])
        .where('transactionId', '=', transactionId),
    )
    .execute();
  return { transactionId: transaction.id, isNew: true };
};
