import type { Insertable } from 'kysely';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database, Trx } from '#server/platform/database/database.ts';
import { type Account, columnsOf, entriesOf, type Posting } from './ledger.entries.ts';
import { reversedPart } from './ledger.part.ts';

export type Posted = { transactionId: string; isNew: boolean };

const accountId = async (trx: Trx, account: Account): Promise<string> => {
  const columns = columnsOf(account);
  const { kind, ownerType, ownerId, eventYear } = columns;
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
    .values(columns)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ((await find()) ?? raise(`The account ${kind} could not be opened.`)).id;
};

const raise = (message: string): never => {
  throw new Error(message);
};

const insertTransaction = (trx: Trx, posting: Omit<Posting, 'debits' | 'credits'>, now: Date) =>
  trx
    .insertInto('ledgerTransaction')
    .values({
      kind: posting.kind,
      reference: posting.reference,
      memo: posting.memo ?? null,
      occurredAt: now,
      reversesId: posting.reversesId ?? null,
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
  const { kind, reference } = posting;
  const transaction = await insertTransaction(trx, posting, clock.now());
  if (!transaction) return { transactionId: (await existing(trx, kind, reference)).id, isNew: false };
  const entries: Insertable<Database['ledgerEntry']>[] = [];
  for (const { account, amount, part } of entriesOf(posting))
    entries.push({
      transactionId: transaction.id,
      accountId: await accountId(trx, account),
      amount,
      part,
    });
  if (entries.length > 0) await trx.insertInto('ledgerEntry').values(entries).execute();
  return { transactionId: transaction.id, isNew: true };
};

/** Reverses `transactionId` with a new transaction that names it; the first stays unchanged. A repetition changes nothing. */
export const reverse = async (
  trx: Trx,
  clock: Clock,
  { transactionId, kind, memo }: { transactionId: string; kind: string; memo?: string },
): Promise<Posted> => {
  const posting = {
    kind,
    reference: transactionId,
    reversesId: transactionId,
    ...(memo !== undefined && { memo }),
  };
  const transaction = await insertTransaction(trx, posting, clock.now());
  if (!transaction) return { transactionId: (await existing(trx, kind, transactionId)).id, isNew: false };
  const first = await trx
    .selectFrom('ledgerEntry')
    .select(['accountId', 'amount', 'part'])
    .where('transactionId', '=', transactionId)
    .orderBy('id')
    .execute();
  const entries = first.map(({ accountId, amount, part }) => ({
    transactionId: transaction.id,
    accountId,
    amount: 0 - amount,
    part: reversedPart(part),
  }));
  if (entries.length > 0) await trx.insertInto('ledgerEntry').values(entries).execute();
  return { transactionId: transaction.id, isNew: true };
};
