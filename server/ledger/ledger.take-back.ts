import type { Clock } from '#server/platform/clock/clock.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { lockTransaction } from './ledger.accounts.ts';
import type { Account, Side } from './ledger.entries.ts';
import type { OwnerType } from './ledger.part.ts';
import { type Posted, post } from './ledger.posting.ts';

export type TakingBack = {
  /** The transaction that posted the charge. */
  transactionId: string;
  kind: string;
  /** What took the money back, such as the gateway's id of the refund. Each is posted only once. */
  reference: string;
  /** Cents of the charge; negative for money that was taken back before and has come again. */
  amount: number;
  memo?: string;
};

type Entry = {
  kind: Account['kind'];
  ownerType: OwnerType | null;
  ownerId: string | null;
  eventYear: number;
  amount: number;
};

const accountOf = ({ kind, ownerType, ownerId, eventYear }: Entry): Account => {
  if (kind !== 'recipient') return { kind, eventYear };
  return ownerType === 'User' || ownerType === 'Peloton'
    ? { kind, ownerType, ownerId: ownerId ?? '', eventYear }
    : { kind, ownerType: 'General', eventYear };
};

const entriesOf = (trx: Trx, transactionId: string): Promise<Entry[]> =>
  trx
    .selectFrom('ledgerEntry')
    .innerJoin('ledgerAccount', 'ledgerAccount.id', 'ledgerEntry.accountId')
    .select(['kind', 'ownerType', 'ownerId', 'eventYear', 'amount'])
    .where('transactionId', '=', transactionId)
    .orderBy('ledgerEntry.id')
    .execute();

/** How much of a charge has been taken back so far, in cents. */
export const takenBack = async (trx: Trx, transactionId: string): Promise<number> => {
  const { sum } = await trx
    .selectFrom('ledgerTransaction')
    .innerJoin('ledgerEntry', 'ledgerEntry.transactionId', 'ledgerTransaction.id')
    .innerJoin('ledgerAccount', 'ledgerAccount.id', 'ledgerEntry.accountId')
    .select(({ fn }) => fn.sum<number | null>('ledgerEntry.amount').as('sum'))
    .where('correctsId', '=', transactionId)
    .where('ledgerAccount.kind', '=', 'clearing')
    .executeTakeFirstOrThrow();
  return 0 - (sum ?? 0);
};

/** The recipient's part of `taken` cents of the charge: in proportion, and never more than they got. */
export const borneByRecipient = (taken: number, charge: number, credited: number): number =>
  Math.min(credited, Math.round((taken * credited) / charge));

const sideways = (account: Account, amount: number): { debits: Side[]; credits: Side[] } => ({
  debits: amount > 0 ? [{ account, amount }] : [],
  credits: amount < 0 ? [{ account, amount: -amount }] : [],
});

/**
 * Takes back part of a charge, as a new transaction that names the first. The credited account bears its part; the funding partners bear
 * the rest. Each part is computed from the sum of all, so any order has the same result, and the whole charge takes back exactly the whole
 * donation.
 */
export const takeBack = async (
  trx: Trx,
  clock: Clock,
  { transactionId, kind, reference, amount, memo }: TakingBack,
): Promise<Posted> => {
  // Two concurrent runs would both start from the same sum.
  await lockTransaction(trx, transactionId);
  const entries = await entriesOf(trx, transactionId);
  const clearing = entries.find((entry) => entry.kind === 'clearing');
  const main = entries.find((entry) => entry.kind !== 'clearing' && entry.kind !== 'partners');
  if (!clearing || !main) throw new Error(`Transaction ${transactionId} is no charge.`);
  const before = await takenBack(trx, transactionId);
  const borne = (taken: number) => borneByRecipient(taken, clearing.amount, -main.amount);
  const byRecipient = borne(before + amount) - borne(before);
  const parts = [
    sideways(accountOf(main), byRecipient),
    sideways({ kind: 'partners', eventYear: main.eventYear }, amount - byRecipient),
    sideways(accountOf(clearing), -amount),
  ];
  return post(trx, clock, {
    kind,
    reference,
    correctsId: transactionId,
    debits: parts.flatMap(({ debits }) => debits),
    credits: parts.flatMap(({ credits }) => credits),
    ...(memo === undefined ? {} : { memo }),
  });
};
