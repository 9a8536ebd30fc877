import { randomUUID } from 'node:crypto';
import { completeDonation } from '#server/donation/donation.booking.ts';
import { begin } from '#server/donation/donation.intent.ts';
import type { DonationCall } from '#server/donation/donation.types.ts';
import type { ReceiptRow } from '#server/receipt/receipt.ts';
import type { TestApi } from '#test/support/api.ts';
import { type DonationRequest, donation } from '#test/support/event/donations.ts';

const tried = {
  address: null,
  device: null,
  donor: null,
  domain: null,
  personId: null,
  isKnown: false,
  isProven: false,
  isAuthenticated: false,
};

/** Runs the items together: the first one keeps the database busy, so that the others form one batch. */
const together = <Item, Answer>(items: readonly Item[], work: (item: Item) => Promise<Answer>) =>
  Promise.allSettled(items.map(work));

type Sent = { body: DonationRequest; key: string };
export const sent = (body: DonationRequest, key: string = randomUUID()): Sent => ({ body, key });

type Charge = { intentId: string; transactionId: string };

/** Donations that the server begins and counts in one batch. */
export const donationBatches = (api: TestApi) => {
  /** The intents of simultaneous donations, or why there is none. */
  const beginAll = async (donations: readonly Sent[]): Promise<string[]> => {
    const ends = await together([sent(donation()), ...donations], ({ body, key }) => {
      const call = { body, headers: { 'idempotency-key': key }, caller: null } as unknown as DonationCall;
      return begin(api.platform, call, tried);
    });
    return ends.slice(1).map((end) => {
      if (end.status === 'rejected') return end.reason.code;
      return 'intentId' in end.value ? end.value.intentId : 'before';
    });
  };

  const charged = ({ intentId, transactionId }: Charge): Promise<ReceiptRow | null> =>
    completeDonation(api.platform, {
      intentId,
      charged: {
        kind: 'charged',
        transactionId,
        paidWith: { type: 'CreditCard', brand: 'Visa', last4: '1111' },
      },
      card: null,
      recurringDonationId: null,
    });

  const countAll = async (charges: readonly Charge[]): Promise<(ReceiptRow | null | 'refused')[]> => {
    const ends = await together(
      [{ intentId: randomUUID(), transactionId: randomUUID() }, ...charges],
      charged,
    );
    return ends.slice(1).map((end) => (end.status === 'fulfilled' ? end.value : 'refused'));
  };

  const give = async (bodies: readonly DonationRequest[]) => {
    const intents = await beginAll(bodies.map((body) => sent(body)));
    return countAll(intents.map((intentId) => ({ intentId, transactionId: randomUUID() })));
  };

  return { beginAll, countAll, give };
};
