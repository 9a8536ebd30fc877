import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { reverse } from '#server/ledger/ledger.ts';
import { scheduleSummaries } from '#server/receipt/annual-summary.mailing.ts';
import { approval } from '#test/api/charging/chariot.fixtures.ts';
import { refundScenario } from '#test/api/charging/refunds.fixtures.ts';
import {
  beginRecurring,
  chooseSale,
  insufficient,
  lookOn,
} from '#test/api/recurring-donation/recurring-donation.fixtures.ts';
import { card, type DonationRequest, donation, emailsOf, giver } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { newPerson, publicId, takeNoMorePart, takePart } from '#test/support/event/people.ts';
import { rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent({ at: '2027-03-10T15:00:00Z', clearsJobs: true });
const scenario = refundScenario(api);
beforeEach(async () => {
  await api.store.db.deleteFrom('mailOutbox').execute();
});

/** Gives, and resolves with the attempt's key, the donation's id and the gateway's id of the charge. */
const give = async (more: Partial<DonationRequest> = {}) => {
  const key = randomUUID();
  const answer = await giver(api).send(donation(more), key);
  expect(answer.status).toBe(201);
  const id = answer.body.receipt?.id ?? expect.fail('no receipt');
  const { gatewayTransactionId } = await rowsOf(api.store.db, 'paymentIntent', { id }).readOne(
    'gatewayTransactionId',
  );
  await scenario.work();
  return { key, id, charge: gatewayTransactionId ?? expect.fail('no charge') };
};

const settle = (id: string) =>
  rowsOf(api.store.db, 'localGatewayTransaction', { id }).update({ status: 'settled' });

/** Refunds `amount` cents of a charge at the gateway, all of it when null; the ledger follows. */
const giveBack = async (charge: string, amount: number | null) => {
  if (amount !== null) await settle(charge);
  expect(await scenario.deliver(await scenario.panel.refund(charge, amount))).toBe(204);
  await scenario.work();
};

const loseDispute = async (charge: string) => {
  const opened = await scenario.panel.openDispute(charge, null);
  expect(await scenario.deliver(opened)).toBe(204);
  const dispute = await rowsOf(api.store.db, 'localGatewayDispute', { transactionId: charge }).readOne('id');
  expect(await scenario.deliver(await scenario.panel.closeDispute(dispute.id, 'lost'))).toBe(204);
  await scenario.work();
};

type Sent = { kind: string; subject: string; text: string };

/** Sends the receipt again for the bearer of the attempt's key. */
const again = async ({ id, key }: { id: string; key: string }): Promise<Sent> => {
  await api.store.db.deleteFrom('mailOutbox').execute();
  const answer = await api.send('POST', `/donation/receipt/${id}/resend`, {
    headers: { 'donation-attempt': key },
    from: `127.3.0.${1 + Math.floor(Math.random() * 250)}`,
  });
  expect(answer.status).toBe(204);
  const [email, ...more] = await emailsOf(api.store.db, 'donation-receipt');
  expect(more).toEqual([]);
  return email ?? expect.fail('no e-mail');
};

/** The e-mail without greeting, tribute and closing: its paragraphs and the rows of its list. */
const saysOf = ({ text }: Sent): string[] => text.split(/\n+/).slice(1, -3);

const number = expect.stringMatching(/^Receipt: 2027-\d{6}$/);

describe('Receipt of a refunded donation', () => {
  test('after a partial refund states the remainder, which alone is deductible', async () => {
    const given = await give();
    await giveBack(given.charge, 2_000);
    const email = await again(given);
    expect(email.subject).toBe('Your gift of $50 to the general fund');
    expect(saysOf(email)).toEqual([
      'We refunded part of your gift of $50 to the general fund. The rest goes to cancer research. Thank you!',
      'Gift: $50',
      'Processing fee you covered: $1.81',
      'Charged: $51.81',
      'Paid with: Visa ending in 1111',
      'Refunded: $20',
      'Your gift now: $31.81',
      number,
      'Your receipt is attached as a PDF. It replaces any that we sent you before. Keep it for your taxes. Only $31.81 is deductible.' +
        ' You received no goods or services in exchange.',
    ]);
  });

  test('after a full refund does not mention taxes', async () => {
    const given = await give({ tribute: { kind: 'memory', name: 'Sam Hill', familyEmail: null } });
    await giveBack(given.charge, null);
    const email = await again(given);
    expect(email.subject).toBe('Your gift of $50 to the general fund was refunded');
    expect(saysOf(email)).toEqual([
      'We refunded all of your gift of $50 to the general fund, in memory of Sam Hill. Thank you for wanting to give.',
      'Gift: $50',
      'Processing fee you covered: $1.81',
      'Charged: $51.81',
      'Paid with: Visa ending in 1111',
      'Refunded: $51.81',
      'Your gift now: $0',
      number,
      'Your receipt is attached as a PDF. It replaces any that we sent you before.',
    ]);
  });

  test('after a refund and a lost dispute states a remainder of $0, never less', async () => {
    const given = await give();
    await settle(given.charge);
    await giveBack(given.charge, null);
    await loseDispute(given.charge);
    const said = saysOf(await again(given));
    expect(said).toContain('Refunded: $103.62');
    expect(said).toContain('Your gift now: $0');
    expect(said.join(' ')).not.toMatch(/tax|deduct|goods or services/i);
  });

  test('the receipt of the page contains the refunded amount, too', async () => {
    const given = await give();
    await giveBack(given.charge, 2_000);
    const { body } = await giver(api).ask(given.key);
    expect([body.receipt?.charge, body.receipt?.refundedAmount]).toEqual([5_181, 2_000]);
  });

  test('the acknowledgement of a withdrawn fund grant states what remains of the grant', async () => {
    const given = await give({
      isFeeCovered: false,
      charge: 5_000,
      payment: { chariotSession: approval() },
    });
    const { id: transactionId } = await rowsOf(api.store.db, 'ledgerTransaction', {
      reference: given.id,
    }).readOne('id');
    await api.store.db
      .transaction()
      .execute((trx) => reverse(trx, api.clock, { transactionId, kind: 'donation-refund' }));
    const email = await again(given);
    expect(email.subject).toBe('Your grant of $50 to the general fund was taken back');
    expect(saysOf(email)).toEqual([
      'All of your donor-advised fund’s grant of $50 to the general fund was taken back. Thank you for wanting to give.',
      'Grant: $50',
      'Paid by: your donor-advised fund',
      'Refunded: $50',
      'Your gift now: $0',
      expect.stringMatching(/^Acknowledgment: 2027-\d{6}$/),
      'Your acknowledgment is attached as a PDF. It replaces any that we sent you before.',
    ]);
  });
});

describe('Receipt of a recurring donation', () => {
  const publicUrl = () => api.platform.settings.publicUrl;
  /** The e-mail's text about the coming months. */
  const recurringOf = (email: Sent): string[] => {
    const said = saysOf(email);
    const from = said.findIndex((line) => line.startsWith('Receipt:')) + 1;
    return said.slice(
      from,
      said.findIndex((line) => line.startsWith('Your receipt is attached')),
    );
  };
  const planBy = (key: string) =>
    api.store.db
      .selectFrom('donationAttempt')
      .innerJoin('donation', 'donation.id', 'donationAttempt.intentId')
      .select('donation.recurringDonationId as id')
      .where('attemptKey', '=', key)
      .executeTakeFirstOrThrow();

  test('tells a guest to sign in to change or end it', async () => {
    await give({ frequency: 'Monthly' });
    const [email] = await emailsOf(api.store.db, 'donation-receipt');
    expect(email && recurringOf(email)).toEqual([
      'You give this every month. The next charge is on April 10, 2027. You can change or end it at any time. Sign in with this e-mail address, or create an account with it.',
      `Change or end your monthly gift: ${publicUrl()}/edit-donation`,
    ]);
  });

  test('does not explain the sign-in to a donor with an account', async () => {
    const ada = await newPerson(api.store.db);
    await beginRecurring(api, {}, ada);
    await scenario.work();
    const [email] = await emailsOf(api.store.db, 'donation-receipt');
    expect(email && recurringOf(email)).toEqual([
      'You give this every month. The next charge is on April 10, 2027. You can change or end it at any time.',
      `Change or end your monthly gift: ${publicUrl()}/edit-donation`,
    ]);
  });

  test('says that a cancelled recurring donation has ended', async () => {
    const ada = await newPerson(api.store.db);
    const { donor } = donation();
    const given = await give({ frequency: 'Monthly', donor: { ...donor, email: ada.emailAddress } });
    const { id } = await planBy(given.key);
    const answer = await api.send('POST', `/donation/recurring/${id}/cancel`, { as: ada, key: randomUUID() });
    expect(answer.status).toBe(204);
    expect(recurringOf(await again(given))).toEqual([
      'Your monthly gift has ended. We won’t charge it again.',
    ]);
  });

  test('names the retry day after a declined charge, and the pause after four declines', async () => {
    const body = donation({ frequency: 'Monthly' });
    const key = randomUUID();
    const first = await giver(api).send(body, key);
    const given = { key, id: first.body.receipt?.id ?? expect.fail('no receipt') };
    for (let time = 0; time < 4; time += 1)
      await chooseSale(api, body.donor.email.toLowerCase(), insufficient);
    await lookOn(api, '2027-04-10');
    expect(recurringOf(await again(given))[0]).toContain('The next charge is on April 13, 2027.');
    for (const day of ['13', '18', '25']) await lookOn(api, `2027-04-${day}`);
    expect(recurringOf(await again(given))).toEqual([
      'Your monthly gift is paused, because we couldn’t charge your payment method. Choose another one, and it continues on its usual' +
        ' day of the month. Sign in with this e-mail address, or create an account with it.',
      `Continue your monthly gift: ${publicUrl()}/edit-donation`,
    ]);
  });

  test('says that it is paused because the recipient takes no more donations', async () => {
    const ada = await newPerson(api.store.db);
    await takePart(api.store.db, ada);
    const given = await give({
      frequency: 'Monthly',
      recipient: { recipientType: 'User', id: publicId(ada) },
    });
    await takeNoMorePart(api.store.db, ada);
    await lookOn(api, '2027-04-10');
    expect(recurringOf(await again(given))).toEqual([
      'Your monthly gift is paused, because its recipient no longer takes gifts. Choose someone else or the general fund, and it' +
        ' continues on its usual day of the month. Sign in with this e-mail address, or create an account with it.',
      `Choose who gets it: ${publicUrl()}/edit-donation`,
    ]);
  });

  test('says that it is paused because the method cannot be charged again', async () => {
    const given = await give({ frequency: 'Monthly' });
    await rowsOf(api.store.db, 'recurringDonation', { id: (await planBy(given.key)).id ?? '' }).update({
      state: 'paused',
      nextOn: null,
      customerId: null,
      methodToken: null,
      methodType: null,
    });
    expect(recurringOf(await again(given))).toEqual([
      'You wanted to give every month, but we can’t charge this payment method again without you. Your monthly gift is paused until you' +
        ' choose another one. Sign in with this e-mail address, or create an account with it.',
      `Continue your monthly gift: ${publicUrl()}/edit-donation`,
    ]);
  });
});

test('sends a summary of a year with a deductible amount, although one donation was refunded twice', async () => {
  type Summary = Schemas['GivingSummary'];
  const ada = await newPerson(api.store.db);
  const ofAda = async (more: Partial<DonationRequest>) => {
    const body = donation({ isRepeatMeant: true, ...more });
    const answer = await giver(api).send(
      { ...body, donor: { ...body.donor, email: ada.emailAddress } },
      randomUUID(),
      ada,
    );
    const { gatewayTransactionId } = await rowsOf(api.store.db, 'paymentIntent', {
      id: answer.body.receipt?.id ?? '',
    }).readOne('gatewayTransactionId');
    return gatewayTransactionId ?? '';
  };
  await ofAda({});
  const charge = await ofAda({ payment: card('fake-valid-mastercard-nonce') });
  await settle(charge);
  await giveBack(charge, null);
  await loseDispute(charge);
  const { body } = await api.send<Summary>('GET', '/user/donations/given/summary/2027', { as: ada });
  expect([body.charge, body.refunded, body.deductible]).toEqual([10_362, 10_362, 5_181]);
  await api.store.db.deleteFrom('job').execute();
  api.clock.set('2028-01-10T16:00:00Z');
  await scheduleSummaries(api.platform, api.clock.now());
  await scenario.work();
  const emails = await emailsOf(api.store.db, 'donation-summary');
  expect(emails.filter(({ recipient }) => recipient === ada.emailAddress)).toHaveLength(1);
});
