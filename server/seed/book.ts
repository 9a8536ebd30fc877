import { type OwnerType, partOf } from '#server/ledger/ledger.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import type { DemoData, Row } from './rows.ts';

type AccountKind = Row<'ledgerAccount'>['kind'];

export type Account = {
  kind: AccountKind;
  ownerType: OwnerType | null;
  ownerId: string | null;
};

export const house = (kind: Exclude<AccountKind, 'recipient'>): Account => ({
  kind,
  ownerType: null,
  ownerId: null,
});
export const fundOf = (ownerType: 'User' | 'Peloton', ownerId: string): Account => ({
  kind: 'recipient',
  ownerType,
  ownerId,
});
export const generalFund: Account = { kind: 'recipient', ownerType: 'General', ownerId: null };

/** Cents: a debit is positive, a credit negative, as in the ledger. */
export type Entry = readonly [account: Account, amount: number];

type Movement = {
  kind: string;
  reference: string;
  year: number;
  at: Date;
  entries: readonly Entry[];
  memo?: string;
  reversesId?: string;
};

export type Book = {
  /** Returns the transaction's id. */
  post: (movement: Movement) => string;
  /** What a recipient has in that year, in cents. */
  balance: (account: Account, year: number) => number;
};

const keyOf = ({ kind, ownerType, ownerId }: Account, year: number): string =>
  [kind, ownerType ?? '-', ownerId ?? '-', year].join('/');

/** Keeps the ledger's rows in `data`, and the balances beside them. Throws on a movement that isn't balanced. */
export const openBook = (data: DemoData): Book => {
  const sums = new Map<string, number>();

  const accountId = (account: Account, year: number): string => {
    const key = keyOf(account, year);
    const id = derivedId('account', key);
    if (!sums.has(key)) {
      sums.set(key, 0);
      data.ledgerAccount.push({ id, ...account, eventYear: year });
    }
    return id;
  };

  return {
    post: ({ kind, reference, year, at, entries, memo, reversesId }) => {
      if (entries.reduce((sum, [, amount]) => sum + amount, 0) !== 0) {
        throw new RangeError(`${kind} ${reference} does not balance`);
      }
      const id = derivedId('transaction', kind, reference);
      data.ledgerTransaction.push({
        id,
        kind,
        reference,
        reversesId: reversesId ?? null,
        memo: memo ?? null,
        occurredAt: at,
      });
      const moved = entries
        .filter(([, amount]) => amount !== 0)
        .map(([account, amount]) => ({ account, ownerType: account.ownerType, amount }));
      for (const side of moved) {
        const { account, amount } = side;
        data.ledgerEntry.push({
          transactionId: id,
          accountId: accountId(account, year),
          amount,
          part: partOf({ kind, takesBack: reversesId !== undefined }, side, moved),
        });
        const key = keyOf(account, year);
        sums.set(key, (sums.get(key) ?? 0) + amount);
      }
      return id;
    },
    // `0 -` rather than a minus sign: an account without entries has 0, not -0.
    balance: (account, year) => 0 - (sums.get(keyOf(account, year)) ?? 0),
  };
};
