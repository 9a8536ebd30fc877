import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Account, type Posting, post, reverse } from '#server/ledger/ledger.ts';
import { testClock } from '#test/support/clock.ts';
import { given } from '#test/support/given.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';
import { openTestStore } from '#test/support/store.ts';

const ada = '0b8f6f3a-0000-4000-8000-000000000001';
const clearing: Account = { kind: 'clearing', eventYear: 2027 };
const fees: Account = { kind: 'registration-fees', eventYear: 2027 };
const person: Account = { kind: 'recipient', ownerType: 'User', ownerId: ada, eventYear: 2027 };
const general: Account = { kind: 'recipient', ownerType: 'General', eventYear: 2027 };
const clock = testClock();
const store = given(openTestStore);

const posted = (posting: Posting) => store.db.transaction().execute((trx) => post(trx, clock, posting));

const donation = (reference: string, amount = 2500, credited = amount): Posting => ({
  kind: 'donation',
  reference,
  debits: [{ account: clearing, amount }],
  credits: [{ account: person, amount: credited }],
});

const entriesOf = async (transactionId: string) =>
  store.db
    .selectFrom('ledgerEntry')
    .innerJoin('ledgerAccount', 'ledgerAccount.id', 'ledgerEntry.accountId')
    .where('transactionId', '=', transactionId)
    .select(['ledgerAccount.kind', 'ledgerEntry.amount'])
    .orderBy('ledgerEntry.id')
    .execute();

const count = async (): Promise<number> => {
  const { rows } = await sql<{ all: number }>`
    select (select count(*) from ledger_entry) + (select count(*) from ledger_transaction) as "all"
  `.execute(store.db);
  return rows[0]?.all ?? -1;
};

describe('Postings', () => {
  test('debits are positive and credits negative, in whole cents', async () => {
    const { transactionId, isNew } = await posted(donation('first'));
    expect(isNew).toBe(true);
    expect(await entriesOf(transactionId)).toEqual([
      { kind: 'clearing', amount: 2500 },
      { kind: 'recipient', amount: -2500 },
    ]);
  });

  test('a second posting with the same reference changes nothing', async () => {
    const first = await posted(donation('twice'));
    const before = await count();
    expect(await posted(donation('twice'))).toEqual({ transactionId: first.transactionId, isNew: false });
    expect(await count()).toBe(before);
  });

  test('opens each account once, also the general fund’s account without an owner', async () => {
    for (const reference of ['general-1', 'general-2'])
      await posted({ ...donation(reference), credits: [{ account: general, amount: 2500 }] });
    const accounts = await store.db
      .selectFrom('ledgerAccount')
      .where('ownerType', '=', 'General')
      .selectAll()
      .execute();
    expect(accounts).toHaveLength(1);
  });

  test.each([0, -5, 0.5, Number.NaN, 2 ** 60])('refuses %d as an amount', async (amount) => {
    await expect(posted(donation('odd', amount))).rejects.toThrow('is not an amount in cents');
  });
});

describe('Database constraints', () => {
  const refused = async (work: () => Promise<unknown>, message: string) => {
    const before = await count();
    await expect(work()).rejects.toThrow(message);
    expect(await count()).toBe(before);
  };

  test('rejects a transaction that does not sum to zero', async () => {
    await refused(() => posted(donation('unbalanced', 2500, 2400)), 'has 2 entries that sum to 100');
  });

  test('rejects a transaction with one entry or none', async () => {
    await refused(() => posted({ ...donation('one'), credits: [] }), 'has 1 entries');
    await refused(() => posted({ ...donation('none'), debits: [], credits: [] }), 'has 0 entries');
  });

  test('rejects updates, deletes and truncation of entries and transactions', async () => {
    await posted(donation('kept'));
    const statements = [
      'update ledger_entry set amount = 1',
      'delete from ledger_entry',
      'truncate ledger_entry cascade',
      "update ledger_transaction set kind = 'x'",
      'delete from ledger_transaction',
    ];
    for (const statement of statements) {
      await refused(() => store.execute(statement), 'append-only');
      await refused(() => sql.raw(statement).execute(store.db), 'permission denied');
    }
  });

  test('rejects an entry whose part is missing or does not belong to its account', async () => {
    const { transactionId } = await posted(donation('parts'));
    const entries = await rowsOf(store.db, 'ledgerEntry', { transactionId }).read(
      'accountId',
      'amount',
      'part',
    );
    const withParts = (part: (known: string | null) => 'confirmed' | null) =>
      store.db.transaction().execute(async (trx) => {
        const { id } = await trx
          .insertInto('ledgerTransaction')
          .values({ kind: 'donation', reference: 'other parts', occurredAt: clock.now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        const rows = entries.map((entry) => ({ ...entry, transactionId: id, part: part(entry.part) }));
        await insertRows(trx, 'ledgerEntry', rows);
      });
    await refused(() => withParts(() => null), 'without saying which part');
    await refused(() => withParts(() => 'confirmed'), 'without saying which part');
  });

  test('rejects balanced entries added to an existing transaction', async () => {
    const { transactionId } = await posted(donation('closed'));
    const { id: accountId } = await rowsOf(store.db, 'ledgerAccount', { kind: 'clearing' }).readOne('id');
    const late = [5, -5].map((amount) => ({ transactionId, accountId, amount }));
    await refused(() => insertRows(store.db, 'ledgerEntry', late), 'is closed');
  });
});

describe('Reversals', () => {
  test('a reversal is a new transaction with opposite entries that refers to the first', async () => {
    const { transactionId } = await posted({
      kind: 'registration-fee',
      reference: 'fee-1',
      debits: [{ account: clearing, amount: 7500 }],
      credits: [{ account: fees, amount: 7500 }],
    });
    const reversed = await store.db
      .transaction()
      .execute((trx) => reverse(trx, clock, { transactionId, kind: 'refund', memo: 'Changed their mind' }));
    expect(await entriesOf(reversed.transactionId)).toEqual([
      { kind: 'clearing', amount: -7500 },
      { kind: 'registration-fees', amount: 7500 },
    ]);
    const row = await rowsOf(store.db, 'ledgerTransaction', { id: reversed.transactionId }).readOne(
      'reversesId',
      'memo',
      'occurredAt',
    );
    expect(row).toEqual({ reversesId: transactionId, memo: 'Changed their mind', occurredAt: clock.now() });
  });

  test('a second reversal returns the first', async () => {
    const { transactionId } = await posted(donation('reversed-once'));
    const back = () =>
      store.db.transaction().execute((trx) => reverse(trx, clock, { transactionId, kind: 'refund' }));
    const first = await back();
    expect(await back()).toEqual({ transactionId: first.transactionId, isNew: false });
  });
});
