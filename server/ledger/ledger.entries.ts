import { type Moved, type Part, partOf } from './ledger.part.ts';

/** Whose money an account holds. */
export type RecipientAccount =
  | { kind: 'recipient'; ownerType: 'User' | 'Peloton'; ownerId: string; eventYear: number }
  | { kind: 'recipient'; ownerType: 'General'; eventYear: number };

type HouseAccount = {
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

/** One entry of a posting, in whole cents: a debit is above zero, a credit below. */
export type PostingEntry = { account: Account; amount: number; part: Part | null };

const movedBy = ({ account }: Side, amount: number): Moved => ({
  ownerType: account.kind === 'recipient' ? account.ownerType : null,
  amount,
});

/**
 * The entries that the ledger has of a posting. `post` writes them. The batch of donations and the demo data write entries of their own;
 * `test/api/postings.test.ts` compares those with these.
 */
export const entriesOf = ({ kind, debits, credits, correctsId }: Posting): PostingEntry[] => {
  for (const { amount } of [...debits, ...credits])
    if (!Number.isSafeInteger(amount) || amount <= 0)
      throw new RangeError(`${amount} is not an amount in cents.`);
  const sides = [
    ...debits.map((side) => ({ side, moved: movedBy(side, side.amount) })),
    ...credits.map((side) => ({ side, moved: movedBy(side, -side.amount) })),
  ];
  const all = sides.map(({ moved }) => moved);
  return sides.map(({ side, moved }) => ({
    account: side.account,
    amount: moved.amount,
    part: partOf({ kind, takesBack: correctsId !== undefined }, moved, all),
  }));
};
