import { beforeEach, describe, expect, test } from 'vitest';
import { auditNow } from '#server/charging/audit/audit.ts';
import { retryAfter, stageOf } from '#server/fundraising-deadline/fundraising-deadline.rules.ts';
import { purposes } from '#server/operations.ts';
import type { Outcome } from '#server/platform/outcomes/outcomes.ts';
import { give as donate, pageOf } from '#test/support/event/shares.ts';
import { rowsOf } from '#test/support/rows.ts';
import { givenCommittedRider } from './fundraising-deadline.fixtures.ts';

const given = givenCommittedRider();
const { api } = given;

/** Gives `amount` cents to the rider, who has committed to $1,200. */
const give = (amount: number, reference: string) =>
  donate(api, pageOf(given.rider), amount, { reference: `${given.rider.personId}-${reference}` });

const letters = async () =>
  (
    await api.store.db
      .selectFrom('mailOutbox')
      .select(['kind', 'subject', 'text'])
      .where('personId', '=', given.rider.personId)
      .where('kind', '<>', 'registration-confirmation')
      .orderBy('createdAt')
      .execute()
  ).map(({ kind, subject, text }) => ({ kind, subject, text }));

const subjects = async () => (await letters()).map(({ subject }) => subject);

const intents = () =>
  rowsOf(
    api.store.db,
    'paymentIntent',
    { personId: given.rider.personId, purpose: 'commitment-shortfall' },
    'createdAt',
  ).read('state', 'amount');

const raised = async () => {
  const { total } = await api.store.db
    .selectFrom('ledgerEntry')
    .innerJoin('ledgerAccount', 'ledgerAccount.id', 'accountId')
    .select(({ fn }) => fn.sum<number>('ledgerEntry.amount').as('total'))
    .where('ownerId', '=', given.rider.personId)
    .executeTakeFirstOrThrow();
  return 0 - (total ?? 0);
};

const sale = (outcome: Outcome) =>
  api.platform.outcomes.choose('gateway.sale', outcome, { emailAddress: given.rider.emailAddress });

describe('Fundraising deadline: stages', () => {
  test.each([
    ['2027-08-31', null],
    ['2027-09-01', 30],
    ['2027-09-23', 30],
    ['2027-09-24', 7],
    ['2027-09-29', 7],
    ['2027-09-30', 1],
    ['2027-10-01', 1],
    ['2027-10-02', 1],
    ['2027-10-06', 1],
    ['2027-10-07', 'charge'],
  ] as const)(
    'the stage on %s with the deadline on 1 October, and sharing until the 6th, is %s',
    (today, stage) => {
      expect(stageOf('2027-10-01', '2027-10-06', today)).toBe(stage);
    },
  );

  test('retries after 3, 5 and 7 days, then stops', () => {
    expect([1, 2, 3, 4].map(retryAfter)).toEqual([3, 5, 7, null]);
  });
});

describe('Fundraising deadline: warnings', () => {
  test('sends one warning each 30, 7 and 1 days before the deadline with the missing amount', async () => {
    await give(100_050, 'first');
    await given.sweepAt('2027-08-31T16:00:00Z');
    expect(await letters()).toEqual([]);
    for (const time of ['09-01T16', '09-02T16', '09-24T16', '09-25T16', '09-30T16', '10-01T16'])
      await given.sweepAt(`2027-${time}:00:00Z`);
    expect(await subjects()).toEqual(Array.from({ length: 3 }, () => '$199.50 to go by October 1, 2027'));
    const [first] = await letters();
    expect(first?.text).toContain(
      'You’ve raised $1,000.50 of the $1,200 that you committed to raise for Product 2027. The deadline is in 30 days, October 1, 2027.\n\n' +
        'Members of your peloton can still share with you through October 6, 2027. If you’re $199.50 short after that day, we’ll charge that amount to your Visa ending in 1111.',
    );
  });

  test('sends no warning and makes no charge when the rider meets the commitment', async () => {
    await give(120_000, 'all');
    await given.sweepAt('2027-09-24T16:00:00Z');
    await given.sweepAt('2027-10-07T16:00:00Z');
    expect([await letters(), await intents()]).toEqual([[], []]);
  });

  test('the job runs again each day and sends the warning when it is due', async () => {
    await given.sweepAt('2027-08-30T16:00:00Z');
    api.clock.set('2027-08-31T16:00:00Z');
    await api.platform.jobs.runDue();
    api.clock.set('2027-09-01T16:00:00Z');
    await api.platform.jobs.runDue();
    expect(await subjects()).toEqual(['$1,200 to go by October 1, 2027']);
  });
});

describe('Fundraising deadline: last warning before the charge', () => {
  test('sends a missed last warning after the deadline, and charges 24 hours later', async () => {
    await given.sweepAt('2027-10-07T16:00:00Z');
    expect(await intents()).toEqual([]);
    const [late, ...others] = await letters();
    expect([late?.kind, late?.subject, others]).toEqual([
      'fundraising-deadline-last-warning',
      'You’re $1,200 short, and the deadline was October 1, 2027',
      [],
    ]);
    expect(late?.text).toContain(
      'If you’re still $1,200 short tomorrow, we’ll charge that amount to your Visa ending in 1111.',
    );
    await given.sweepAt('2027-10-08T15:59:00Z');
    expect(await intents()).toEqual([]);
    await given.sweepAt('2027-10-08T16:01:00Z');
    expect(await intents()).toEqual([{ state: 'charged', amount: 120_000 }]);
    expect(await subjects()).toEqual([
      'You’re $1,200 short, and the deadline was October 1, 2027',
      'We charged $1,200 for your commitment',
    ]);
  });

  test('sends a missed last warning while fund sharing is open, and charges on the day after sharing ends', async () => {
    await given.sweepAt('2027-10-04T16:00:00Z');
    await given.sweepAt('2027-10-05T16:00:00Z');
    const [late, ...others] = await letters();
    expect([late?.kind, others]).toEqual(['fundraising-deadline-last-warning', []]);
    expect(late?.text).toContain(
      'If you’re still $1,200 short after October 6, 2027, we’ll charge that amount to your Visa ending in 1111.',
    );
    await given.sweepAt('2027-10-06T16:00:00Z');
    expect(await intents()).toEqual([]);
    await given.sweepAt('2027-10-07T16:01:00Z');
    expect(await intents()).toEqual([{ state: 'charged', amount: 120_000 }]);
  });

  test('charges 24 hours after a last warning that was sent late on the last day of sharing', async () => {
    await given.sweepAt('2027-10-06T23:00:00Z');
    await given.sweepAt('2027-10-07T22:00:00Z');
    expect(await intents()).toEqual([]);
    await given.sweepAt('2027-10-07T23:00:00Z');
    expect(await intents()).toEqual([{ state: 'charged', amount: 120_000 }]);
  });

  test('sends the last warning instead of a charge when only the seven-day warning was sent', async () => {
    await given.sweepAt('2027-09-24T16:00:00Z');
    await given.sweepAt('2027-10-07T16:00:00Z');
    expect([await intents(), (await letters()).length]).toEqual([[], 2]);
  });

  test('makes no charge when the rider raises the missing amount after the last warning', async () => {
    await given.sweepAt('2027-10-07T16:00:00Z');
    await give(120_000, 'all');
    await given.sweepAt('2027-10-09T16:00:00Z');
    expect(await intents()).toEqual([]);
  });
});

test('sends the last warning after days of e-mail failures, and charges one day after it', async () => {
  const { mail } = api.platform;
  const { send } = mail;
  mail.send = async () => {
    throw new Error('There is no room for letters.');
  };
  for (const day of ['01', '03', '06', '08', '10', '11'])
    for (const hour of ['03', '09', '15', '21']) await given.sweepAt(`2027-10-${day}T${hour}:00:00Z`);
  expect([await letters(), await intents()]).toEqual([[], []]);
  mail.send = send;
  await given.sweepAt('2027-10-12T16:00:00Z');
  expect([await subjects(), await intents()]).toEqual([
    ['You’re $1,200 short, and the deadline was October 1, 2027'],
    [],
  ]);
  await given.sweepAt('2027-10-13T16:01:00Z');
  expect(await intents()).toEqual([{ state: 'charged', amount: 120_000 }]);
});

describe('Fundraising deadline: charge', () => {
  beforeEach(() => given.sweepAt('2027-09-30T16:00:00Z'));

  test('charges the missing amount once and counts it as raised', async () => {
    await give(100_050, 'first');
    await given.sweepAt('2027-10-01T23:00:00Z');
    expect(await intents()).toEqual([]);
    await given.sweepAt('2027-10-07T16:00:00Z');
    await given.sweepAt('2027-10-08T16:00:00Z');
    expect([await intents(), await raised()]).toEqual([[{ state: 'charged', amount: 19_950 }], 120_000]);
    const last = (await letters()).at(-1);
    expect([last?.kind, last?.subject]).toEqual([
      'commitment-charged',
      'We charged $199.50 for your commitment',
    ]);
  });

  test('retries a declined charge after 3, 5 and 7 days with the amount then missing', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1)
      await sale({ kind: 'decline', reason: 'insufficient-funds' });
    // 21:00 of October 7 in the event's zone.
    await given.sweepAt('2027-10-08T01:00:00Z');
    expect((await letters()).at(-1)?.text).toContain('We’ll try again on October 10, 2027.');
    await give(20_000, 'late');
    for (const time of ['10-10', '10-15', '10-22', '11-04', '11-20'])
      await given.sweepAt(`2027-${time}T16:00:00Z`);
    expect(await intents()).toEqual([
      { state: 'declined', amount: 120_000 },
      ...Array.from({ length: 3 }, () => ({ state: 'declined', amount: 100_000 })),
    ]);
    expect((await letters()).at(-1)?.text).toContain('We won’t try again. Please reply to this e-mail');
  });

  test('finds the outcome of a charge whose answer was lost, and does not charge again', async () => {
    await sale({ kind: 'timeout', when: 'after' });
    await given.sweepAt('2027-10-07T16:00:00Z');
    expect(await intents()).toEqual([{ state: 'unknown', amount: 120_000 }]);
    api.clock.advance(2 * 60_000);
    await api.platform.jobs.runDue();
    expect([await intents(), await raised()]).toEqual([[{ state: 'charged', amount: 120_000 }], 120_000]);
    const orders = await api.store.db
      .selectFrom('localGatewayTransaction')
      .select('status')
      .where('amount', '=', 120_000)
      .where('orderId', 'in', (eb) =>
        eb
          .selectFrom('paymentIntent')
          .select((intent) => intent.cast<string>('id', 'text').as('id'))
          .where('personId', '=', given.rider.personId),
      )
      .execute();
    expect(orders).toEqual([{ status: 'submitted_for_settlement' }]);
  });

  test('gives up a charge that did not reach the gateway, and retries it three days later', async () => {
    await sale({ kind: 'timeout', when: 'before' });
    await given.sweepAt('2027-10-07T16:00:00Z');
    // An early run, as after a crash, only reads.
    const waiting = api.store.db.updateTable('job').where('state', '=', 'waiting');
    await waiting.set({ runAt: api.clock.now() }).where('kind', '=', 'commitment-charge').execute();
    await api.platform.jobs.runDue();
    expect(await intents()).toEqual([{ state: 'unknown', amount: 120_000 }]);
    api.clock.advance(6 * 60_000);
    await api.platform.jobs.runDue();
    expect(await intents()).toEqual([{ state: 'declined', amount: 120_000 }]);
    expect((await letters()).at(-1)?.text).toContain('We’ll try again on October 10, 2027.');
    await given.sweepAt('2027-10-10T17:00:00Z');
    expect([(await intents()).map(({ state }) => state), await raised()]).toEqual([
      ['declined', 'charged'],
      120_000,
    ]);
  });

  test('does not count a charge that did not reach the gateway as one of the four attempts', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1)
      await sale({ kind: 'decline', reason: 'insufficient-funds' });
    await sale({ kind: 'timeout', when: 'before' });
    for (const time of ['10-07', '10-10', '10-15', '10-22']) await given.sweepAt(`2027-${time}T16:00:00Z`);
    api.clock.advance(6 * 60_000);
    await api.platform.jobs.runDue();
    expect((await letters()).at(-1)?.text).toContain('We’ll try again on October 29, 2027.');
    await given.sweepAt('2027-10-29T17:00:00Z');
    expect((await intents()).map(({ state }) => state)).toEqual([
      ...Array.from({ length: 4 }, () => 'declined'),
      'charged',
    ]);
  });

  test('refunds an orphaned charge, and charges the rider once afterwards', async () => {
    await sale({ kind: 'timeout', when: 'before' });
    await given.sweepAt('2027-10-07T16:00:00Z');
    api.clock.advance(6 * 60_000);
    await api.platform.jobs.runDue();
    const { id: orderId } = await rowsOf(api.store.db, 'paymentIntent', {
      personId: given.rider.personId,
      purpose: 'commitment-shortfall',
    }).readOne('id');
    await api.platform.payments.sale({
      orderId,
      amount: 120_000,
      source: { nonce: 'fake-valid-visa-nonce' },
    });
    await given.sweepAt('2027-10-07T18:00:00Z');
    expect([await intents(), await raised()]).toEqual([[{ state: 'refunded', amount: 120_000 }], 0]);
    const back = (await letters()).at(-1);
    expect([back?.kind, back?.subject]).toEqual(['commitment-given-back', 'We refunded $1,200']);
    for (const time of ['10-08', '10-09', '10-10', '10-13', '10-20'])
      await given.sweepAt(`2027-${time}T19:00:00Z`);
    expect([(await intents()).map(({ state }) => state), await raised()]).toEqual([
      ['refunded', 'charged'],
      120_000,
    ]);
    const { findings } = await auditNow({ ...api.platform, purposes });
    expect(findings.filter(({ subject }) => subject === orderId)).toEqual([]);
  });
});
