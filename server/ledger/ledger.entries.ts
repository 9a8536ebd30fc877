import { type Part, partOf } from './ledger.part.ts';

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
  /** The subject, such as an intent's id. The same kind and reference is posted only once. */
  reference: string;
  debits: readonly Side[];
  credits: readonly Side[];
  memo?: string;
  /** The transaction that this one takes back, in part or whole. */
  correctsId?: string;
  reversesId?: string;
};

/** One side in signed cents: a debit is positive, a credit negative, and a side of 0 is left out. */
export type SignedSide = readonly [account: Account, amount: number];

/** One entry of a posting, in whole cents: a debit is positive, a credit negative. */
export type PostingEntry = { account: Account; amount: number; part: Part | null };

/** The columns of an account; the organization's own accounts have no owner. */
export const columnsOf = (account: Account) => ({
  kind: account.kind,
  ownerType: account.kind === 'recipient' ? account.ownerType : null,
  ownerId: 'ownerId' in account ? account.ownerId : null,
  eventYear: account.eventYear,
});

/** The ledger's entries for these sides; for a donation, `postDonations` writes the same in SQL. */
export const entriesOfSides = (
  { kind, correctsId, reversesId }: Pick<Posting, 'kind' | 'correctsId' | 'reversesId'>,
  sides: readonly SignedSide[],
): PostingEntry[] => {
  const context = { kind, takesBack: (correctsId ?? reversesId) !== undefined };
  const moved = sides
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account, amount, ownerType: columnsOf(account).ownerType }));
  return moved.map((side) => ({
    account: side.account,
    amount: side.amount,
    part: partOf(context, side, moved),
  }));
};

export const entriesOf = ({ debits, credits, ...posting }: Posting): PostingEntry[] => {
  for (const { amount } of [...debits, ...credits])
    if (!Number.isSafeInteger(amount) || amount <= 0)
      throw new RangeError(`${amount} is not an amount in cents.`);
  return entriesOfSides(posting, [
    ...debits.map(({ account, amount }): SignedSide => [account, amount]),
    ...credits.map(({ account, amount }): SignedSide => [account, -amount]),
  ]);
};
