import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database, Trx } from '#server/platform/database/database.ts';
import type { LockedAccounts } from './ledger.accounts.ts';
import { type Account, columnsOf, entriesOf, type Posting, type RecipientAccount } from './ledger.entries.ts';
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

/** One movement between two recipients, in whole cents. */
type Movement = { reference: string; from: RecipientAccount; to: RecipientAccount; amount: number };

/** Movements that one statement writes. */
const mostAtOnce = 500;

/**
 * Posts many movements of one kind between locked accounts. A reference that was posted before refuses all of them. The result has the
 * transaction of each reference.
 */
export const postMovements = async (
  trx: Trx,
  clock: Clock,
  kind: string,
  { accounts, movements }: { accounts: LockedAccounts; movements: readonly Movement[] },
): Promise<ReadonlyMap<string, string>> => {
  const occurredAt = clock.now();
  const ids = new Map(movements.map(({ reference }) => [reference, randomUUID() as string]));
  for (let from = 0; from < movements.length; from += mostAtOnce) {
    const some = movements
      .slice(from, from + mostAtOnce)
      .map((movement) => ({ ...movement, id: ids.get(movement.reference) as string }));
    await trx
      .insertInto('ledgerTransaction')
      .values(some.map(({ id, reference }) => ({ id, kind, reference, occurredAt })))
      .execute();
    const entries = some.flatMap(({ id, reference, from: source, to, amount }) =>
      entriesOf({
        kind,
        reference,
        debits: [{ account: source, amount }],
        credits: [{ account: to, amount }],
      }).map(({ account, ...entry }) => ({
        transactionId: id,
        accountId: accounts.idOf(account as RecipientAccount),
        ...entry,
      })),
    );
    await trx.insertInto('ledgerEntry').values(entries).execute();
  }
  return ids;
};
