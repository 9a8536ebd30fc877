import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { LockedAccounts } from './ledger.accounts.ts';
import { entriesOf, type RecipientAccount } from './ledger.entries.ts';

/** One movement between two recipients, in whole cents. */
export type Movement = { reference: string; from: RecipientAccount; to: RecipientAccount; amount: number };

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
