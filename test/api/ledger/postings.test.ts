import { beforeAll, describe, expect, test, vi } from 'vitest';
import { chargeFor } from '#machines/donation/donation.rules.ts';
import { bookFee } from '#server/charging/audit/gateway-fees.ts';
import { scheduleDeadlineSweep } from '#server/fundraising-deadline/fundraising-deadline.ts';
import type { Posting, RecipientAccount } from '#server/ledger/ledger.entries.ts';
import { signedNotification } from '#server/simulators/braintree/signed-notification.ts';
import { refundScenario } from '#test/api/charging/refunds.fixtures.ts';
import { donationBatches } from '#test/api/donation/giving-batches.fixtures.ts';
import { beginRecurring, givenOf, lookOn } from '#test/api/recurring-donation/recurring-donation.fixtures.ts';
import { type DonationRequest, donation, giver } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPeloton, newPerson, type Person, publicId, takePart } from '#test/support/event/people.ts';
import { post, walkTo } from '#test/support/event/registration.ts';
import { fundOf, give as giveTo, shareCalls } from '#test/support/event/shares.ts';
import { rowsOf } from '#test/support/rows.ts';
import {
  bookedFor,
  bookedIn,
  comparableOf,
  donationPosting,
  madeOf,
  reversalOf,
} from './postings.fixtures.ts';

const day = 24 * 60 * 60_000;
const eventYear = 2027;
const { api, registeredRider } = givenEvent({
  variables: { PAYMENTS_TIMEOUT_MS: '20000' },
  at: '2027-03-01T15:00:00Z',
  clearsJobs: true,
});
const scenario = refundScenario(api);
const { give } = donationBatches(api);

const clearing = { kind: 'clearing', eventYear } as const;
const partners = { kind: 'partners', eventYear } as const;
const general: RecipientAccount = { kind: 'recipient', ownerType: 'General', eventYear };
const owned = (ownerType: 'User' | 'Peloton', ownerId: string): RecipientAccount => ({
  kind: 'recipient',
  ownerType,
  ownerId,
  eventYear,
});

let ada: Person;
beforeAll(async () => {
  ada = await newPerson(api.store.db);
  await takePart(api.store.db, ada);
});

type To = { recipient: DonationRequest['recipient']; account: () => RecipientAccount };
const toAda: To = {
  get recipient() {
    return { recipientType: 'User' as const, id: publicId(ada) };
  },
  account: () => owned('User', ada.personId),
};
const toCrew: To = {
  recipient: { recipientType: 'Peloton', id: ids.orrinCrew },
  account: () => owned('Peloton', ids.orrinCrew),
};
const toAll: To = { recipient: { recipientType: 'General', id: null }, account: () => general };

const forms = [
  { to: toAll, isFeeCovered: false, isAmountVisible: true },
  { to: toAda, isFeeCovered: false, isAmountVisible: true },
  { to: toCrew, isFeeCovered: false, isAmountVisible: true },
  { to: toAll, isFeeCovered: true, isAmountVisible: true },
  { to: toAda, isFeeCovered: true, isAmountVisible: false },
  { to: toCrew, isFeeCovered: true, isAmountVisible: false },
];

/** Donations of each form, and the postings that the ledger's function gets for them. */
const donations = (amountAt: (place: number) => number) =>
  forms.map(({ to, isFeeCovered, isAmountVisible }, place) => {
    const amount = amountAt(place);
    const charge = chargeFor(amount, isFeeCovered);
    return {
      body: donation({ recipient: to.recipient, amount, charge, isFeeCovered, isAmountVisible }),
      posting: (reference: string) => donationPosting(reference, to.account(), { amount, charge }),
      withheld: isAmountVisible ? [] : [{ part: 'confirmed', amount: -amount }],
    };
  });

const booked = (...references: string[]) => bookedFor(api.store.db, references);

const withheldOf = (donationId: string) =>
  rowsOf(api.store.db, 'withheldEntry', { donationId }).read('part', 'amount');

describe('Postings of donations', () => {
  test('the donation form posts what the ledger’s function makes, to each kind of recipient', async () => {
    for (const { body, posting, withheld } of donations((place) => 5_000 + 1_111 * place)) {
      const answer = await giver(api).send(body);
      const id = answer.body.receipt?.id ?? '';
      expect(await booked(id)).toEqual([madeOf(posting(id))]);
      expect(await withheldOf(id)).toEqual(withheld);
    }
  });

  test('one batch posts what the ledger’s function makes of each of its donations', async () => {
    const batch = [1_000, 1_001, 99_999].flatMap((amount) => donations((place) => amount + 137 * place));
    const receipts = await give(batch.map(({ body }) => body));
    const given = receipts.map((receipt) => (receipt === null || receipt === 'refused' ? '' : receipt.id));
    expect(await booked(...given)).toEqual(
      batch.map(({ posting }, place) => madeOf(posting(given[place] ?? ''))),
    );
    expect(await Promise.all(given.map(withheldOf))).toEqual(batch.map(({ withheld }) => withheld));
  });

  test('a recurring donation posts its first and its later charge alike', async () => {
    const { id: plan } = await beginRecurring(api, { recipient: toAda.recipient });
    await lookOn(api, '2027-04-01');
    const rows = await rowsOf(api.store.db, 'donation', { recurringDonationId: plan }, 'givenAt').read('id');
    expect(await givenOf(api, plan)).toHaveLength(2);
    expect(await booked(...rows.map(({ id }) => id))).toEqual(
      rows.map(({ id }) => madeOf(donationPosting(id, toAda.account(), { amount: 5_000, charge: 5_181 }))),
    );
  });
});

describe('Postings of other charges', () => {
  const intentOf = async ({ personId }: Person, purpose: string) =>
    (await rowsOf(api.store.db, 'paymentIntent', { personId, purpose }).readOne('id')).id;
  const feePosting = (reference: string): Posting => ({
    kind: 'registration-fee',
    reference,
    debits: [{ account: clearing, amount: 15_000 }],
    credits: [{ account: { kind: 'registration-fees', eventYear }, amount: 15_000 }],
  });

  test('a registration fee credits the account of fees', async () => {
    const rider = await newPerson(api.store.db);
    await walkTo(api, rider, { signature: true }, 'complete');
    const id = await intentOf(rider, 'registration-fee');
    expect(await booked(id)).toEqual([madeOf(feePosting(id))]);
  });

  test('an orphaned charge and its return pass through the partners’ account', async () => {
    const rider = await newPerson(api.store.db);
    await walkTo(api, rider, { signature: true }, 'fee');
    const { sale } = api.platform.payments;
    vi.spyOn(api.platform.payments, 'sale').mockImplementationOnce(async (request) => {
      api.clock.advance(120_000);
      await api.send('GET', '/registration', { as: rider });
      return sale(request);
    });
    const payment = { useSaved: true };
    await post(api, rider, '/registration/fee', { total: 15_000, discountCode: null, payment });
    await api.platform.jobs.runDue();
    const id = await intentOf(rider, 'registration-fee');
    const charge = { ...feePosting(id), credits: [{ account: partners, amount: 15_000 }] };
    const [first] = (await bookedIn(api.store.db)).filter(({ reference }) => reference === id);
    const back = { id: first?.id ?? '', kind: 'registration-fee-returned' };
    expect(await booked(id, back.id)).toEqual([madeOf(charge), madeOf(reversalOf(charge, back))]);
  });

  test('the charge of a missing commitment credits the rider', async () => {
    const rider = await registeredRider({ gravel: true });
    for (const time of ['2027-09-30', '2027-10-07', '2027-10-08']) {
      api.clock.set(`${time}T16:01:00Z`);
      await scheduleDeadlineSweep(api.platform, api.clock.now());
      await api.platform.jobs.runDue();
    }
    const id = await intentOf(rider, 'commitment-shortfall');
    const shortfall: Posting = {
      kind: 'commitment-shortfall',
      reference: id,
      debits: [{ account: clearing, amount: 120_000 }],
      credits: [{ account: owned('User', rider.personId), amount: 120_000 }],
    };
    expect(await booked(id)).toEqual([madeOf(shortfall)]);
  });
});

test('a share of a fund, and its undoing, post what the ledger has of them', async () => {
  const rider = await newPerson(api.store.db);
  await takePart(api.store.db, rider);
  const pelotonId = await newPeloton(api.store.db, [{ person: rider, role: 'captain' }]);
  await giveTo(api, fundOf(pelotonId), 10_000);
  const calls = shareCalls(api, pelotonId);
  await calls.share(rider, { lines: [{ to: publicId(rider), amount: 2_500 }], beyondMissing: true });
  const id = (await calls.shares(rider)).body[0]?.id ?? '';
  const share: Posting = {
    kind: 'fund-share',
    reference: id,
    debits: [{ account: owned('Peloton', pelotonId), amount: 2_500 }],
    credits: [{ account: owned('User', rider.personId), amount: 2_500 }],
  };
  const [first] = (await bookedIn(api.store.db)).filter(({ reference }) => reference === id);
  const back = { id: first?.id ?? '', kind: 'fund-share-undone' };
  await calls.undo(rider, id);
  expect(await booked(id, back.id)).toEqual([madeOf(share), madeOf(reversalOf(share, back))]);
});

describe('Postings that take a charge back', () => {
  /** $100 to Ada for which $103.30 was charged, by the donation form. */
  const charged = async () => {
    const answer = await giver(api).send(
      donation({ recipient: toAda.recipient, amount: 10_000, charge: 10_330, isRepeatMeant: true }),
    );
    const id = answer.body.receipt?.id ?? '';
    const sale = await rowsOf(api.store.db, 'localGatewayTransaction', { orderId: id }).readOne('id');
    // The gateway voids a charge before it settles, and refunds it later.
    api.clock.advance(day);
    return { id, saleId: sale.id };
  };

  type Notification = Parameters<typeof scenario.deliver>[0];
  const deliver = async (notification: Notification) => {
    await scenario.deliver(notification);
    await scenario.work();
  };

  const takenFrom = async (id: string) => {
    const all = await bookedIn(api.store.db);
    const first = all.find(({ reference }) => reference === id);
    return all.filter((one) => one.takenFrom === first?.id).map(comparableOf);
  };

  /** The posting of a refund or dispute: the recipient bears a part, the partners bear the rest. */
  const taking = (kind: string, byRecipient: number, byPartners: number): Posting => ({
    kind,
    reference: 'of the gateway',
    correctsId: 'the charge',
    debits: [
      { account: toAda.account(), amount: byRecipient },
      { account: partners, amount: byPartners },
    ],
    credits: [{ account: clearing, amount: byRecipient + byPartners }],
  });
  const givenAgain = (first: Posting): Posting => ({
    ...first,
    debits: first.credits,
    credits: first.debits,
  });

  test('a refund takes the recipient’s amount and the covered fee back', async () => {
    const { id, saleId } = await charged();
    await deliver(await scenario.panel.refund(saleId, null));
    expect(await takenFrom(id)).toEqual([madeOf(taking('donation-refund', 10_000, 330))]);
  });

  test('partial refunds take their parts back, and a failed refund gives its part again', async () => {
    const { id, saleId } = await charged();
    await deliver(await scenario.panel.refund(saleId, 2_066));
    await deliver(await scenario.panel.refund(saleId, 5_165));
    const failed = await api.store.db
      .updateTable('localGatewayTransaction')
      .set({ status: 'failed' })
      .where('refundedTransactionId', '=', saleId)
      .where('amount', '=', 5_165)
      .returningAll()
      .executeTakeFirstOrThrow();
    await deliver(signedNotification('refund_failed', api.clock.now(), { transaction: failed }));
    const second = taking('donation-refund', 5_000, 165);
    expect(await takenFrom(id)).toEqual(
      [taking('donation-refund', 2_000, 66), second, givenAgain(second)].map(madeOf),
    );
  });

  test('a lost dispute takes the charge back, and a verdict that turns gives it again', async () => {
    const { id, saleId } = await charged();
    await deliver(await scenario.panel.openDispute(saleId, null));
    const dispute = await rowsOf(api.store.db, 'localGatewayDispute', { transactionId: saleId }).readOne(
      'id',
    );
    const lost = taking('donation-dispute', 10_000, 330);
    await deliver(await scenario.panel.closeDispute(dispute.id, 'lost'));
    expect(await takenFrom(id)).toEqual([madeOf(lost)]);
    await deliver(await scenario.panel.closeDispute(dispute.id, 'won'));
    expect(await takenFrom(id)).toEqual([lost, givenAgain(lost)].map(madeOf));
  });

  test('a gateway fee moves from clearing to the account of fees, and so does its correction', async () => {
    const answer = await giver(api).send(
      donation({
        isFeeCovered: false,
        charge: 5_000,
        payment: { nonce: 'fake-paypal-billing-agreement-nonce', type: 'PayPalAccount', isKept: false },
      }),
    );
    const id = answer.body.receipt?.id ?? '';
    const fee = (amount: number): Posting => ({
      kind: 'gateway-fee',
      reference: id,
      debits: [{ account: { kind: 'processing-fees', eventYear }, amount }],
      credits: [{ account: clearing, amount }],
    });
    const { id: saleId } = await rowsOf(api.store.db, 'localGatewayTransaction', { orderId: id }).readOne(
      'id',
    );
    // The gateway reports its fee once the charge has settled.
    api.clock.advance(day);
    await deliver(await scenario.panel.payOut([saleId]));
    await api.store.db
      .transaction()
      .execute((trx) => bookFee(trx, api.platform, { orderId: id, reference: id, amount: 160 }));
    const given = donationPosting(id, general, { amount: 5_000, charge: 5_000 });
    const corrected = { ...reversalOf(fee(15), { id, kind: 'gateway-fee' }), reference: `${id}#1` };
    expect(await booked(id, corrected.reference)).toEqual([given, fee(175), corrected].map(madeOf));
  });
});
