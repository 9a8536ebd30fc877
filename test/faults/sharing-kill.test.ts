import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { scaled } from '#scripts/test/extent.ts';
import { clockFrom } from '#server/platform/clock/clock.ts';
import { tokenFor } from '#test/support/api.ts';
import { fillPeloton } from '#test/support/event/crowd.ts';
import { seedEvent } from '#test/support/event/event-rows.ts';
import { fundOf, give } from '#test/support/event/shares.ts';
import { heldProcesses, type Running } from '#test/support/held-process.ts';

const rows = scaled(2_000, 200);
/** Cents of each row. */
const each = 100;
const noon = '2027-03-01T12:00:00Z';
const later = '2027-03-01T12:05:00Z';

let pelotonId = '';
const { withStore, start, kill, killHeld } = heldProcesses(async ({ db }) => {
  await seedEvent(db);
  pelotonId = await fillPeloton(db, 'crew', { size: rows, donationsEach: 0 });
  const clock = clockFrom(() => new Date(noon));
  await give({ store: { db }, clock }, fundOf(pelotonId), rows * each);
});

const share = async ({ address }: Running, key: string) => {
  const answer = await fetch(`${address}/api/fundsharing/peloton`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokenFor({ oid: 'crew-1' })}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({
      pelotonId,
      source: 'peloton',
      reason: null,
      beyondMissing: false,
      lines: Array.from({ length: rows }, (_, at) => ({ to: `crew-${at + 1}`, amount: each })),
    }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

/** Everything that is written of it: rows, cents in the fund and with the members, e-mails, and the sum over all accounts. */
const written = () =>
  withStore(async ({ db }) => {
    const { rows: found } = await sql<Record<string, number>>`
      select (select count(*) from fund_share_batch)::int as batches, (select count(*) from fund_share)::int as shares,
        (select count(*) from mail_outbox)::int as letters, (select count(*) from peloton_log)::int as logged,
        (select count(*) from ledger_transaction where kind = 'fund-share')::int as booked,
        (select coalesce(-sum(amount), 0) from ledger_entry entry join ledger_account account on account.id = account_id
          where owner_type = 'Peloton')::int as fund,
        (select coalesce(-sum(amount), 0) from ledger_entry entry join ledger_account account on account.id = account_id
          where owner_type = 'User')::int as members,
        (select coalesce(sum(amount), 0) from ledger_entry)::int as sum`.execute(db);
    return found[0];
  });

const nothing = {
  batches: 0,
  shares: 0,
  letters: 0,
  logged: 0,
  booked: 0,
  fund: rows * each,
  members: 0,
  sum: 0,
};

const killedDuring = async (running: Running, key: string): Promise<void> => {
  const held = killHeld(running);
  const lost = share(running, key).catch((error: unknown) => error);
  await held;
  expect(await lost).toBeInstanceOf(Error);
};

// Each starts the server twice, which takes time on a busy machine.
describe(`The server is killed within a batch of ${rows} rows`, () => {
  test('before it commits: nothing is written, and the same key books all of it once', async () => {
    const key = randomUUID();
    await killedDuring(await start(noon, 'mail.send'), key);
    expect(await written()).toEqual(nothing);

    const again = await start(later);
    const first = await share(again, key);
    expect([first.status, first.body.amount, first.body.count]).toEqual([201, rows * each, rows]);
    expect((await share(again, key)).body).toEqual(first.body);
    await kill();
    expect(await written()).toMatchObject({
      batches: 1,
      shares: rows,
      booked: rows,
      logged: rows,
      fund: 0,
      members: rows * each,
      sum: 0,
    });
  });

  test('before the answer: all of it is written, and the same key is answered the same', {
    tags: 'everything',
  }, async () => {
    const key = randomUUID();
    await killedDuring(await start(noon, 'answer'), key);
    expect(await written()).toMatchObject({
      batches: 1,
      shares: rows,
      fund: 0,
      members: rows * each,
      sum: 0,
    });

    const again = await start(later);
    const first = await share(again, key);
    expect(first.status).toBe(201);
    expect((await share(again, key)).body).toEqual(first.body);
    await kill();
    expect(await written()).toMatchObject({
      batches: 1,
      shares: rows,
      fund: 0,
      members: rows * each,
      sum: 0,
    });
  });
});
