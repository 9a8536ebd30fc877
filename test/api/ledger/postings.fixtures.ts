import { sql } from 'kysely';
import {
  type Account,
  entriesOf,
  type Posting,
  type PostingEntry,
  type RecipientAccount,
  type Side,
} from '#server/ledger/ledger.entries.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The ledger's entries by account, so that two postings compare in any order of their entries. */
type Comparable = { kind: string; entries: [account: string, amount: number, part: string | null][] };

const comparable = (kind: string, entries: readonly PostingEntry[]): Comparable => ({
  kind,
  entries: entries
    .map(({ account, amount, part }): Comparable['entries'][number] => [
      Object.values(account).join(' '),
      amount,
      part,
    ])
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
});

/** The result of the ledger's own function for a posting. */
export const madeOf = (posting: Posting): Comparable => comparable(posting.kind, entriesOf(posting));

export type BookedTransaction = {
  id: string;
  kind: string;
  reference: string;
  /** The transaction that this one takes back, in part or whole. */
  takenFrom: string | null;
  entries: PostingEntry[];
};

type Row = Omit<BookedTransaction, 'entries'> & {
  accountKind: Account['kind'];
  ownerType: RecipientAccount['ownerType'] | null;
  ownerId: string | null;
  eventYear: number;
  amount: number;
  part: PostingEntry['part'];
};

const accountOf = ({ accountKind: kind, ownerType, ownerId, eventYear }: Row): Account => {
  if (kind !== 'recipient') return { kind, eventYear };
  return ownerType === 'General' || ownerType === null
    ? { kind, ownerType: 'General', eventYear }
    : { kind, ownerType, ownerId: ownerId ?? '', eventYear };
};

/** Every transaction in the database, in order of booking. */
export const bookedIn = async (db: Db): Promise<BookedTransaction[]> => {
  const { rows } = await sql<Row>`
    select booked.id, booked.kind, booked.reference, coalesce(booked.corrects_id, booked.reverses_id) as taken_from,
      account.kind as account_kind, account.owner_type, account.owner_id, account.event_year, entry.amount, entry.part
    from ledger_transaction booked
    join ledger_entry entry on entry.transaction_id = booked.id
    join ledger_account account on account.id = entry.account_id
    order by entry.id`.execute(db);
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...rest]) => {
    if (!first) return [];
    const { id, kind, reference, takenFrom } = first;
    const entries = [first, ...rest].map((row) => ({
      account: accountOf(row),
      amount: row.amount,
      part: row.part,
    }));
    return { id, kind, reference, takenFrom, entries };
  });
};

/** The transactions in the database for each reference, in order of booking. */
export const bookedFor = async (db: Db, references: readonly string[]): Promise<Comparable[]> => {
  const booked = await bookedIn(db);
  return references.flatMap((reference) =>
    booked
      .filter((transaction) => transaction.reference === reference)
      .map(({ kind, entries }) => comparable(kind, entries)),
  );
};

export const comparableOf = ({ kind, entries }: BookedTransaction): Comparable => comparable(kind, entries);

const sides = (entries: readonly PostingEntry[], sign: 1 | -1): Side[] =>
  entries
    .filter(({ amount }) => Math.sign(amount) === sign)
    .map(({ account, amount }) => ({ account, amount: Math.abs(amount) }));

/** The posting that a transaction's entries describe. */
export const postingOf = ({ kind, reference, takenFrom, entries }: BookedTransaction): Posting => ({
  kind,
  reference,
  debits: sides(entries, 1),
  credits: sides(entries, -1),
  ...(takenFrom === null ? {} : { correctsId: takenFrom }),
});

/** The posting that takes another one back completely. */
export const reversalOf = (first: Posting, { id, kind }: { id: string; kind: string }): Posting => ({
  kind,
  reference: id,
  correctsId: id,
  debits: first.credits,
  credits: first.debits,
});

/** The posting of a donation: the donor’s charge, the recipient’s whole amount, and the fee that the donor covers. */
export const donationPosting = (
  reference: string,
  recipient: RecipientAccount,
  { amount, charge }: { amount: number; charge: number },
): Posting => {
  const { eventYear } = recipient;
  const covered = charge - amount;
  return {
    kind: 'donation',
    reference,
    debits: [{ account: { kind: 'clearing', eventYear }, amount: charge }],
    credits: [
      { account: recipient, amount },
      ...(covered > 0 ? [{ account: { kind: 'partners', eventYear } as const, amount: covered }] : []),
    ],
  };
};
