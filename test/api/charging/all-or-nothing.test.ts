import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { endFundSharing } from '#server/fund-sharing/fund-sharing.ts';
import { chargeShortfall } from '#server/fundraising-deadline/fundraising-deadline.charge.ts';
import type { Outcome } from '#server/platform/outcomes/outcomes.ts';
import { chargeDue } from '#server/recurring-donation/recurring-donation.charge.ts';
import {
  beginRecurring,
  chooseSale,
  emailsTo,
  insufficient,
  planOf,
} from '#test/api/recurring-donation/recurring-donation.fixtures.ts';
import { donation, emailsOf, giver, moneyIn } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPeloton, newPerson, publicId } from '#test/support/event/people.ts';
import { post, walkTo } from '#test/support/event/registration.ts';
import { balanceOf, give, pageOf, rider, shareCalls } from '#test/support/event/shares.ts';
import { newShift, shiftCalls, volunteer } from '#test/support/event/volunteers.ts';
import { rowsOf } from '#test/support/rows.ts';
import { refundScenario } from './refunds.fixtures.ts';

const minute = 60_000;
const hour = 60 * minute;
const { api, since } = givenEvent({
  variables: { PAYMENTS_TIMEOUT_MS: '1500' },
  apart: 24 * hour,
  clearsJobs: true,
});
const scenario = refundScenario(api);

const money = () => moneyIn(api.store.db, since());
const choose = (outcome: Outcome) => api.platform.outcomes.choose('gateway.sale', outcome);
const letters = async (kind: string) =>
  (await emailsOf(api.store.db, kind)).filter(({ createdAt }) => createdAt >= since()).length;
const work = async (later = 0) => {
  api.clock.advance(later);
  await api.platform.jobs.runDue();
};

/** Runs a function while the database refuses rows of a table that break a condition. */
const broken = async <Result>(
  table: string,
  condition: string,
  act: () => Promise<Result>,
): Promise<Result> => {
  await api.store.execute(`alter table ${table} add constraint broken check (${condition}) not valid`);
  try {
    return await act();
  } finally {
    await api.store.execute(`alter table ${table} drop constraint broken`);
  }
};

// The last write fails, so all earlier writes must be rolled back, and a later run does all of it once.
describe('A transaction whose last write fails leaves nothing', () => {
  test('a fee’s charge stays to be booked when its postings can’t be written', async () => {
    const ada = await newPerson(api.store.db);
    await walkTo(api, ada, { signature: true }, 'fee');
    const fee = { total: 15_000, discountCode: null, payment: { useSaved: true } };
    await broken('ledger_entry', 'false', () => post(api, ada, '/registration/fee', fee));
    expect(await money()).toMatchObject({ charges: [15_000], intents: ['created'], booked: {} });
    await work(2 * minute);
    expect(await money()).toMatchObject({
      intents: ['charged'],
      booked: { clearing: 15_000, 'registration-fees': -15_000 },
    });
  });

  test('a declined donation stays open when its attempt can’t be closed', async () => {
    const key = randomUUID();
    await choose({ kind: 'decline', reason: 'do-not-honor' });
    const first = await broken('donation_attempt', 'is_open', () => giver(api).send(donation(), key));
    expect([first.status, (await money()).intents]).toEqual([202, ['created']]);
    await work(2 * minute);
    expect((await money()).intents).toEqual(['declined']);
    expect((await giver(api).ask(key)).body).toMatchObject({ state: 'notCharged' });
  });

  test('an intent stays open when its donor can’t be told that nothing was charged', async () => {
    await choose({ kind: 'timeout', when: 'before' });
    await giver(api).send(donation());
    await broken('mail_outbox', 'false', () => work(2 * minute));
    expect((await money()).intents).toEqual(['unknown']);
    await work(2 * minute);
    expect([(await money()).intents, await letters('donation-not-charged')]).toEqual([['declined'], 1]);
  });

  test('a returned charge is recorded and posted together with its e-mail', async () => {
    await choose({ kind: 'timeout', when: 'before' });
    const body = donation();
    await giver(api).send(body);
    await work(2 * minute);
    const { id } = await api.store.db
      .selectFrom('paymentIntent')
      .select('id')
      .where('createdAt', '>=', since())
      .executeTakeFirstOrThrow();
    const source = { nonce: 'fake-valid-visa-nonce' };
    await api.platform.payments.sale({ orderId: id, amount: 5_181, source });
    await broken('mail_outbox', 'false', () => work(hour));
    expect((await money()).intents).toEqual(['declined']);
    await work(hour);
    expect([(await money()).intents, await letters('donation-given-back')]).toEqual([['refunded'], 1]);
    const { returned } = await api.store.db
      .selectFrom('ledgerTransaction')
      .select(({ fn }) => fn.countAll<number>().as('returned'))
      .where('kind', '=', 'donation-returned')
      .executeTakeFirstOrThrow();
    expect(returned).toBe(1);
  });

  test('a recurring donation begins together with its first donation', async () => {
    const body = donation({ frequency: 'Monthly' });
    const begun = async () =>
      (
        await rowsOf(api.store.db, 'recurringDonation', { donorEmail: body.donor.email.toLowerCase() }).read(
          'id',
        )
      ).length;
    await broken('donation', 'false', () => giver(api).send(body));
    expect([await begun(), (await money()).intents]).toEqual([0, ['created']]);
    await work(2 * minute);
    expect([await begun(), (await money()).intents]).toEqual([1, ['charged']]);
  });

  test('a decline of a recurring donation is counted together with its e-mail', async () => {
    api.clock.set('2027-01-31T15:00:00Z');
    const { id, email } = await beginRecurring(api);
    await chooseSale(api, email, insufficient);
    api.clock.set('2027-02-28T16:00:00Z');
    const due = () => chargeDue({ ...api.platform, clock: api.clock }, id);
    await expect(broken('mail_outbox', 'false', due)).rejects.toThrow('broken');
    expect(await planOf(api, id)).toMatchObject({ refusedCount: 0, retryOn: null });
    await due();
    expect(await planOf(api, id)).toMatchObject({ refusedCount: 1, retryOn: '2027-03-03' });
    expect((await emailsTo(api, email)).map(({ kind }) => kind)).toEqual(['recurring-donation-declined']);
  });

  test('the receipt waits for the news that can’t be written', async () => {
    const recipient = await rider(api.store.db, 0);
    await giver(api).send(donation({ recipient: { recipientType: 'User', id: publicId(recipient) } }));
    await broken('mail_outbox', "kind <> 'donation-news'", () => work());
    expect(await letters('donation-receipt')).toBe(0);
    await work(2 * minute);
    expect([await letters('donation-receipt'), await letters('donation-news')]).toEqual([1, 1]);
  });

  test('an intent for a missing commitment is written together with the job that looks after it', async () => {
    const { personId } = await rider(api.store.db, 25_000);
    const order = { eventId: ids.event, personId, attempt: 1 };
    const charge = () => chargeShortfall({ ...api.platform, clock: api.clock }, order);
    await expect(broken('job', 'false', charge)).rejects.toThrow('broken');
    expect((await money()).intents).toEqual([]);
  });

  test('a notification is kept together with the job that works on it', async () => {
    const { transactionId } = await scenario.give(5_000);
    const told = await scenario.panel.refund(transactionId, null);
    const kept = async () =>
      (await api.store.db.selectFrom('gatewayNotification').select('id').execute()).length;
    const before = await kept();
    expect(await broken('job', "kind <> 'gateway-notification'", () => scenario.deliver(told))).toBe(500);
    expect(await kept()).toBe(before);
  });

  test('the end of sharing is written together with the shares that it settles', async () => {
    const { db } = api.store;
    const [rich, poor] = [await rider(db, 25_000), await rider(db, 25_000)];
    const id = await newPeloton(db, [
      { person: rich, role: 'captain' },
      { person: poor, role: 'member' },
    ]);
    await give(api, pageOf(rich), 35_000);
    await shareCalls(api, id).offer(rich, null);
    api.clock.set('2027-10-07T04:00:00Z');
    const event = { id: ids.event, year: 2027, fundraisingDeadline: '2027-10-01' } as const;
    const end = () => endFundSharing({ ...api.platform, clock: api.clock }, event);
    await expect(broken('mail_outbox', 'false', end)).rejects.toThrow('broken');
    expect(await balanceOf(db, pageOf(poor))).toBe(0);
    await end();
    expect(await balanceOf(db, pageOf(poor))).toBe(10_000);
  });

  test('a place is offered together with its e-mail', async () => {
    const { db } = api.store;
    const shiftId = await newShift(db, { capacity: 1 });
    const [first, second, third] = [await volunteer(db), await volunteer(db), await volunteer(db)];
    const calls = shiftCalls(api);
    await calls.take(first, shiftId);
    await calls.wait(second, shiftId);
    await calls.wait(third, shiftId);
    await calls.leave(first, shiftId);
    const offered = () =>
      rowsOf(db, 'waitingListEntry', { subjectId: shiftId, personId: third.personId }).readOne(
        'personId',
        'offeredUntil',
      );
    // The second one lets the offer expire.
    await broken('mail_outbox', 'false', () => work(12 * hour));
    await broken('mail_outbox', 'false', () => work(60 * hour));
    expect((await offered()).offeredUntil).toBeNull();
    await work(hour);
    expect((await offered()).offeredUntil).not.toBeNull();
  });
});
