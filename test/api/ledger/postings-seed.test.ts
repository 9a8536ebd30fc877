import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Account, Posting, RecipientAccount } from '#server/ledger/ledger.entries.ts';
import { openBook, post, reverse } from '#server/ledger/ledger.ts';
import { seed } from '#server/seed/seed.ts';
import { testClock } from '#test/support/clock.ts';
import { given } from '#test/support/given.ts';
import { openTestStore } from '#test/support/store.ts';
import {
  type BookedTransaction,
  bookedFor,
  bookedIn,
  comparableOf,
  donationPosting,
  madeOf,
  postingOf,
  reversalOf,
} from './postings.fixtures.ts';

const eventYear = 2027;
const clock = testClock();
let booked: BookedTransaction[];
const store = given(openTestStore);
beforeAll(async () => {
  await seed(store);
  booked = await bookedIn(store.db);
});

describe('Postings of the demo data', () => {
  test('each transaction has the entries that the ledger’s function makes of its sides', () => {
    expect([...new Set(booked.map(({ kind }) => kind))].toSorted()).toEqual([
      'cheque',
      'commitment-shortfall',
      'donation',
      'fund-share',
      'gateway-fee',
      'refund',
      'registration-fee',
    ]);
    expect(booked.map(comparableOf)).toEqual(booked.map((transaction) => madeOf(postingOf(transaction))));
  });

  test('each transaction sums to zero', () => {
    const sums = booked.map(({ entries }) => entries.reduce((sum, { amount }) => sum + amount, 0));
    expect(new Set(sums)).toEqual(new Set([0]));
  });

  test('each donation has the entries that the ledger’s function makes of the donation', async () => {
    const donations = await store.db
      .selectFrom('donation')
      .innerJoin('event', 'event.id', 'donation.eventId')
      .select(['donation.id', 'recipientType', 'recipientPersonId', 'recipientPelotonId', 'amount', 'charge'])
      .select(['isOffline', 'year'])
      .execute();
    const expected = donations.map(({ year, recipientType, ...donation }) => {
      const { id, amount, charge, isOffline } = donation;
      const ownerId = donation.recipientPersonId ?? donation.recipientPelotonId ?? '';
      const recipient: RecipientAccount =
        recipientType === 'General'
          ? { kind: 'recipient', ownerType: recipientType, eventYear: year }
          : { kind: 'recipient', ownerType: recipientType, ownerId, eventYear: year };
      const posting = donationPosting(id, recipient, { amount, charge });
      const receipts: Account = { kind: 'offline-receipts', eventYear: year };
      return madeOf(
        isOffline ? { ...posting, kind: 'cheque', debits: [{ account: receipts, amount }] } : posting,
      );
    });
    const given = new Map(
      booked
        .filter(({ kind }) => kind === 'donation' || kind === 'cheque')
        .map((transaction) => [transaction.reference, comparableOf(transaction)]),
    );
    expect(donations.map(({ id }) => given.get(id))).toEqual(expected);
  });
});

describe('Totals of recipients', () => {
  type Entry = BookedTransaction['entries'][number];
  const recipientOf = ({ account }: Entry) => Object.values(account).slice(1).join(' ');

  const sumsBy = (keyOf: (entry: Entry) => string) => {
    const sums = new Map<string, number>();
    for (const entry of booked.flatMap(({ entries }) => entries))
      if (entry.account.kind === 'recipient')
        sums.set(keyOf(entry), (sums.get(keyOf(entry)) ?? 0) - entry.amount);
    return sums;
  };

  const sumsIn = async (view: string, columns: readonly string[]) => {
    const { rows } = await sql<{ key: string; raised: number }>`
      select concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))}) as key, sum(raised)::bigint as raised
      from ${sql.table(view)} group by 1`.execute(store.db);
    return new Map(rows.map(({ key, raised }) => [key, raised]));
  };
  const recipient = ['owner_type', 'owner_id', 'event_year'];

  test('recipient_total sums a recipient’s entries by year and part, and no other account’s', async () => {
    const sums = sumsBy((entry) => `${recipientOf(entry)} ${entry.part}`);
    expect(await sumsIn('recipient_total', [...recipient, 'part'])).toEqual(sums);
  });

  test('public_recipient_total has the same sums where no amount is withheld', async () => {
    // A hidden donation that was refunded shows in other parts, with the same sum.
    expect(await sumsIn('public_recipient_total', recipient)).toEqual(sumsBy(recipientOf));
  });
});

describe('Reversal of a posting', () => {
  const owned = (ownerType: 'User' | 'Peloton'): RecipientAccount => ({
    kind: 'recipient',
    ownerType,
    ownerId: randomUUID(),
    eventYear,
  });
  const received: Account = { kind: 'offline-receipts', eventYear };
  const movements: [string, Account, RecipientAccount][] = [
    ['donation', { kind: 'clearing', eventYear }, owned('User')],
    ['cheque', received, owned('Peloton')],
    ['cheque', received, { kind: 'recipient', ownerType: 'General', eventYear }],
    ['fund-share', owned('Peloton'), owned('User')],
    ['fund-share', owned('User'), owned('Peloton')],
    ['fund-share', owned('User'), owned('User')],
  ];

  /** The parts in the demo data's ledger of a posting and of its reversal. */
  const partsInBook = (kind: string, from: Account, to: Account) => {
    const book = openBook();
    const at = clock.now();
    const reversesId = book.post({
      at,
      kind,
      reference: 'first',
      sides: [
        [from, 700],
        [to, -700],
      ],
    });
    book.post({
      at,
      kind: 'back',
      reference: 'back',
      reversesId,
      sides: [
        [from, -700],
        [to, 700],
      ],
    });
    return book.rows.ledgerEntry.map(({ amount, part }) => [amount, part]);
  };

  test.each(movements)(
    '%s %#: the ledger and the demo data take each part back alike',
    async (kind, from, to) => {
      const moved: Posting = {
        kind,
        reference: randomUUID(),
        debits: [{ account: from, amount: 700 }],
        credits: [{ account: to, amount: 700 }],
      };
      const id = await store.db.transaction().execute(async (trx) => {
        const { transactionId } = await post(trx, clock, moved);
        await reverse(trx, clock, { transactionId, kind: `${kind}-reversed` });
        return transactionId;
      });
      const reversal = reversalOf(moved, { id, kind: `${kind}-reversed` });
      expect(await bookedFor(store.db, [id])).toEqual([madeOf(reversal)]);
      const ledger = (await bookedIn(store.db)).filter(
        ({ id: own, takenFrom }) => id === own || id === takenFrom,
      );
      expect(partsInBook(kind, from, to)).toEqual(
        ledger.flatMap(({ entries }) => entries.map(({ amount, part }) => [amount, part])),
      );
    },
  );
});
