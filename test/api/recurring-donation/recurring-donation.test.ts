import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayIn, eventZone } from '#machines/calendar.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { newPerson, publicId, takeNoMorePart, takePart } from '#test/support/event/people.ts';
import { rowsOf } from '#test/support/rows.ts';
import {
  beginRecurring,
  chooseSale,
  emailsTo,
  givenOf,
  insufficient,
  lookOn,
  planOf,
} from './recurring-donation.fixtures.ts';

const { api } = givenEvent({
  variables: { PAYMENTS_TIMEOUT_MS: '1500' },
  at: '2027-01-31T15:00:00Z',
  clearsJobs: true,
});
beforeEach(async () => {
  // Each test has one donation; earlier ones have ended.
  await sql`update recurring_donation set state = 'cancelled', next_on = null, retry_on = null, ended_at = now()
    where state <> 'cancelled'`.execute(api.store.db);
});

const daysOf = async (id: string) => (await givenOf(api, id)).map(({ day }) => day);
const active = { state: 'active', retryOn: null, refusedCount: 0, pauseReason: null };
const once = { amount: 5_000, charge: 5_181, taken: 5_181 };

describe('Recurring donations: schedule', () => {
  test('charges on the same day each month, and on the last day of a shorter month', async () => {
    const { id } = await beginRecurring(api);
    for (const day of ['02-27', '02-28', '02-28', '03-30', '03-31', '04-30', '05-30', '05-31'])
      await lookOn(api, `2027-${day}`);
    expect(await givenOf(api, id)).toEqual(
      ['01-31', '02-28', '03-31', '04-30', '05-31'].map((day) => ({ day: `2027-${day}`, ...once })),
    );
    expect(await planOf(api, id)).toEqual({ ...active, nextOn: '2027-06-30' });
  });

  test.each(['fake-paypal-billing-agreement-nonce', 'fake-venmo-account-nonce'])(
    'charges %s again in the next month',
    async (nonce) => {
      const type = nonce.includes('paypal') ? 'PayPalAccount' : 'VenmoAccount';
      const { id } = await beginRecurring(api, { payment: { nonce, type, isKept: false } });
      expect(await planOf(api, id)).toEqual({ ...active, nextOn: '2027-02-28' });
      await lookOn(api, '2027-02-28');
      expect(await givenOf(api, id)).toEqual(
        ['01-31', '02-28'].map((day) => ({ day: `2027-${day}`, ...once })),
      );
    },
  );

  test('counts days in the event’s time zone, not in UTC', async () => {
    api.clock.set('2027-02-01T03:00:00Z');
    const { id } = await beginRecurring(api);
    expect(await planOf(api, id)).toEqual({ ...active, nextOn: '2027-02-28' });
    await lookOn(api, '2027-02-28T04:59:00Z');
    expect(await daysOf(id)).toHaveLength(1);
    await lookOn(api, '2027-03-01T04:59:00Z');
    expect(await daysOf(id)).toHaveLength(2);
    expect(await planOf(api, id)).toEqual({ ...active, nextOn: '2027-03-31' });
  });

  test('schedules the next day’s run by itself', async () => {
    const { id } = await beginRecurring(api);
    await lookOn(api, '2027-02-27');
    api.clock.set('2027-02-28T16:00:00Z');
    await api.platform.jobs.runDue();
    expect(await daysOf(id)).toEqual(['2027-01-31', '2027-02-28']);
  });

  test('skips no day when a late run is near midnight and summer time begins', async () => {
    api.clock.set('2027-02-14T15:00:00Z');
    const { id } = await beginRecurring(api);
    // Half an hour before midnight; a day later by the clock it is half an hour after the next one.
    await lookOn(api, '2027-03-14T04:30:00Z');
    api.clock.set('2027-03-14T22:00:00Z');
    await api.platform.jobs.runDue();
    expect(await daysOf(id)).toEqual(['2027-02-14', '2027-03-14']);
  });

  test('runs once a day, even when each run is 50 minutes late', async () => {
    await lookOn(api, '2027-11-06T03:59:58Z');
    const looks: string[] = [];
    for (let day = 0; day < 4; day += 1) {
      const { runAt } = await rowsOf(api.store.db, 'job', {
        kind: 'recurring-donation-sweep',
        state: 'waiting',
      }).readOne('runAt');
      looks.push(runAt.toISOString());
      api.clock.set(new Date(runAt.getTime() + 50 * 60 * 1000).toISOString());
      await api.platform.jobs.runDue();
    }
    expect(looks.map((look) => dayIn(eventZone, new Date(look)))).toEqual([
      '2027-11-06',
      '2027-11-07',
      '2027-11-08',
      '2027-11-09',
    ]);
  });

  test.each(['00:30', '12:00', '15:00', '18:00', '23:30'])(
    'continues daily after a first run at %s UTC and a second one that day',
    async (hour) => {
      const { id } = await beginRecurring(api);
      await lookOn(api, `2027-02-27T${hour}:00Z`);
      await lookOn(api, `2027-02-27T${hour}:30Z`);
      for (const time of ['2027-02-27T23:45:00Z', '2027-02-28T16:00:00Z', '2027-03-01T16:00:00Z']) {
        api.clock.set(time);
        await api.platform.jobs.runDue();
      }
      expect(await daysOf(id)).toEqual(['2027-01-31', '2027-02-28']);
      const waiting = api.store.db
        .selectFrom('job')
        .select('runAt')
        .where('kind', '=', 'recurring-donation-sweep')
        .where('state', '=', 'waiting');
      expect(await waiting.execute()).toEqual([{ runAt: new Date('2027-03-02T15:00:00Z') }]);
    },
  );

  test('charges once when the clock moves a day back and forth', async () => {
    const { id } = await beginRecurring(api);
    for (const time of ['02-28T16', '02-27T16', '02-28T16', '03-01T16', '02-28T18', '03-01T15'])
      await lookOn(api, `2027-${time}:00:00Z`);
    expect(await daysOf(id)).toEqual(['2027-01-31', '2027-02-28']);
    expect(await planOf(api, id)).toEqual({ ...active, nextOn: '2027-03-31' });
  });

  test('charges only the latest of several missed months, and continues from there', async () => {
    const { id } = await beginRecurring(api);
    await lookOn(api, '2027-07-10');
    await lookOn(api, '2027-07-11');
    expect(await daysOf(id)).toEqual(['2027-01-31', '2027-07-10']);
    const attempts = await rowsOf(api.store.db, 'donationAttempt', { recurringDonationId: id }).read('dueOn');
    expect(attempts).toEqual([{ dueOn: '2027-06-30' }]);
    expect(await planOf(api, id)).toEqual({ ...active, nextOn: '2027-07-31' });
  });

  test('waits while there is no current event, and charges once there is one', async () => {
    const { id } = await beginRecurring(api);
    await api.store.db.updateTable('event').set({ isCurrent: false }).execute();
    await lookOn(api, '2027-02-28');
    expect(await daysOf(id)).toHaveLength(1);
    await rowsOf(api.store.db, 'event', { year: 2027 }).update({ isCurrent: true });
    await lookOn(api, '2027-03-01');
    expect(await daysOf(id)).toEqual(['2027-01-31', '2027-03-01']);
    expect(await planOf(api, id)).toEqual({ ...active, nextOn: '2027-03-31' });
  });

  test('sends a receipt for each donation with the day of the next', async () => {
    const { id, email } = await beginRecurring(api);
    await lookOn(api, '2027-02-28');
    const receipts = await rowsOf(api.store.db, 'mailOutbox', { recipient: email }, 'createdAt').read(
      'subject',
      'text',
    );
    expect(receipts).toHaveLength(2);
    expect(receipts[1]?.text).toContain('You give this every month. The next charge is on March 31, 2027.');
    expect(await daysOf(id)).toHaveLength(2);
  });

  test('pauses for a recipient who takes no more donations, and tells the donor', async () => {
    const ada = await newPerson(api.store.db);
    await takePart(api.store.db, ada);
    const { id, email } = await beginRecurring(api, {
      recipient: { recipientType: 'User', id: publicId(ada) },
    });
    await takeNoMorePart(api.store.db, ada);
    await lookOn(api, '2027-02-28');
    expect([await daysOf(id), await planOf(api, id)]).toEqual([
      ['2027-01-31'],
      { state: 'paused', nextOn: null, retryOn: null, refusedCount: 0, pauseReason: 'recipient-closed' },
    ]);
    expect((await emailsTo(api, email)).map(({ kind }) => kind)).toEqual([
      'recurring-donation-recipient-closed',
    ]);
  });
});

describe('Recurring donations: declined charge', () => {
  const refuse = async (email: string, times: number) => {
    for (let time = 0; time < times; time += 1) await chooseSale(api, email, insufficient);
  };
  const bank = 'Your bank says there isn’t enough on this card. Nothing was charged. Try another card.';

  test('retries after 3, 5 and 7 days with an e-mail each, then pauses the recurring donation', async () => {
    const { id, email } = await beginRecurring(api);
    await refuse(email, 4);
    for (const day of ['02-28', '03-01', '03-02']) await lookOn(api, `2027-${day}`);
    expect(await planOf(api, id)).toEqual({
      ...active,
      nextOn: '2027-02-28',
      retryOn: '2027-03-03',
      refusedCount: 1,
    });
    for (const day of ['03-03', '03-07', '03-08', '03-14', '03-15', '03-16', '03-31', '04-30'])
      await lookOn(api, `2027-${day}`);
    expect(await daysOf(id)).toEqual(['2027-01-31']);
    expect(await planOf(api, id)).toEqual({
      state: 'paused',
      nextOn: null,
      retryOn: null,
      refusedCount: 0,
      pauseReason: 'charge-refused',
    });
    const emails = await emailsTo(api, email);
    expect(emails.map(({ kind, text }) => [kind, /We’ll try again on [^.]*\./.exec(text)?.[0]])).toEqual([
      ['recurring-donation-declined', 'We’ll try again on March 3, 2027.'],
      ['recurring-donation-declined', 'We’ll try again on March 8, 2027.'],
      ['recurring-donation-declined', 'We’ll try again on March 15, 2027.'],
      ['recurring-donation-paused', undefined],
    ]);
    expect(emails.every(({ text }) => text.includes(bank))).toBe(true);
  });

  test('a successful retry keeps the original day of the month', async () => {
    const { id, email } = await beginRecurring(api);
    await refuse(email, 2);
    for (const day of ['02-28', '03-03', '03-08', '03-30', '03-31']) await lookOn(api, `2027-${day}`);
    expect(await daysOf(id)).toEqual(['2027-01-31', '2027-03-08', '2027-03-31']);
    expect(await planOf(api, id)).toEqual({ ...active, nextOn: '2027-04-30' });
  });
});

describe('Recurring donations: unknown outcome', () => {
  const minutes = async (count: number) => {
    api.clock.advance(count * 60_000);
    await api.platform.jobs.runDue();
  };

  test('finds the charge later and does not charge again', async () => {
    const { id, email } = await beginRecurring(api);
    await chooseSale(api, email, { kind: 'timeout', when: 'after' });
    await lookOn(api, '2027-02-28');
    expect(await daysOf(id)).toHaveLength(1);
    await minutes(2);
    await minutes(20);
    await lookOn(api, '2027-03-01');
    expect(await givenOf(api, id)).toEqual([
      { day: '2027-01-31', ...once },
      { day: '2027-02-28', ...once },
    ]);
    expect(await planOf(api, id)).toEqual({ ...active, nextOn: '2027-03-31' });
    expect(await emailsTo(api, email)).toEqual([]);
  });

  test('treats a charge that never reached the gateway as declined, and sends one e-mail', async () => {
    const { id, email } = await beginRecurring(api);
    await chooseSale(api, email, { kind: 'timeout', when: 'before' });
    await lookOn(api, '2027-02-28');
    await minutes(2);
    await minutes(20);
    await lookOn(api, '2027-03-01');
    expect((await emailsTo(api, email)).map(({ kind }) => kind)).toEqual(['recurring-donation-declined']);
    const { retryOn } = await planOf(api, id);
    await lookOn(api, retryOn ?? '');
    expect(await daysOf(id)).toHaveLength(2);
  });
});

describe('Recurring donations: expiring card', () => {
  const expireIn = (id: string, month: number | null, year: number | null) =>
    rowsOf(api.store.db, 'recurringDonation', { id }).update({
      methodExpirationMonth: month,
      methodExpirationYear: year,
    });

  test('warns 30 and 7 days before the card expires, once each', async () => {
    const { id, email } = await beginRecurring(api);
    await expireIn(id, 4, 2027);
    for (const day of ['03-30', '03-31', '04-01', '04-22', '04-23', '04-24', '04-30', '05-01'])
      await lookOn(api, `2027-${day}`);
    const emails = await emailsTo(api, email);
    expect(emails.map(({ kind, subject }) => [kind, subject])).toEqual(
      Array.from({ length: 2 }, () => [
        'recurring-donation-card-expiring',
        'The card for your monthly gift expires on April 30, 2027',
      ]),
    );
  });

  test('warns once when both days were missed, and stops after the card is replaced', async () => {
    const { id, email } = await beginRecurring(api);
    await expireIn(id, 4, 2027);
    await lookOn(api, '2027-04-26');
    expect(await emailsTo(api, email)).toHaveLength(1);
    await expireIn(id, 4, 2031);
    await lookOn(api, '2027-04-27');
    expect(await emailsTo(api, email)).toHaveLength(1);
  });
});
