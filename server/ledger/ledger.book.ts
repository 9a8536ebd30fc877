import type { Insertable } from 'kysely';
import type { Database, Trx } from '#server/platform/database/database.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import {
  type Account,
  columnsOf,
  entriesOfSides,
  type Posting,
  type PostingEntry,
  type RecipientAccount,
  type SignedSide,
} from './ledger.entries.ts';

type Movement = Pick<Posting, 'kind' | 'reference' | 'memo' | 'reversesId'> & {
  at: Date;
  sides: readonly SignedSide[];
};

export type Book = ReturnType<typeof openBook>;

/** Postings that are computed without a database and written all at once. Their ids derive from their contents. */
export const openBook = () => {
  const ledgerAccount: Insertable<Database['ledgerAccount']>[] = [];
  const ledgerTransaction: Insertable<Database['ledgerTransaction']>[] = [];
  const ledgerEntry: (Omit<PostingEntry, 'account'> & { transactionId: string; accountId: string })[] = [];
  const sums = new Map<string, number>();
  const ids = new Map<string, string>();

  /** Each id is derived once: the seed asks for some accounts a thousand times. */
  const idOf = (account: Account): string => {
    const { kind, ownerType, ownerId, eventYear } = columnsOf(account);
    const parts = ['account', kind, ownerType ?? '-', ownerId ?? '-', eventYear] as const;
    const name = parts.join('/');
    const id = ids.get(name) ?? derivedId(...parts);
    ids.set(name, id);
    return id;
  };

  return {
    rows: { ledgerAccount, ledgerTransaction, ledgerEntry },

    /** Returns the transaction's id. */
    post: ({ at: occurredAt, sides, ...movement }: Movement): string => {
      const { kind, reference, memo = null, reversesId = null } = movement;
      if (sides.reduce((sum, [, amount]) => sum + amount, 0) !== 0)
        throw new RangeError(`${kind} ${reference} does not balance`);
      const transactionId = derivedId('transaction', kind, reference);
      ledgerTransaction.push({ id: transactionId, kind, reference, reversesId, memo, occurredAt });
      for (const { account, ...entry } of entriesOfSides(movement, sides)) {
        const accountId = idOf(account);
        if (!sums.has(accountId)) ledgerAccount.push({ id: accountId, ...columnsOf(account) });
        ledgerEntry.push({ transactionId, accountId, ...entry });
        sums.set(accountId, (sums.get(accountId) ?? 0) + entry.amount);
      }
      return transactionId;
    },

    /** A recipient's balance, in cents. `0 -` rather than a minus sign: an account without entries has 0, not -0. */
    balance: (account: RecipientAccount): number => 0 - (sums.get(idOf(account)) ?? 0),

    write: async (trx: Trx): Promise<void> => {
      await insertRows(trx, 'ledgerAccount', ledgerAccount);
      await insertRows(trx, 'ledgerTransaction', ledgerTransaction);
      await insertRows(trx, 'ledgerEntry', ledgerEntry);
    },
  };
};
