import { createHash } from 'node:crypto';
import { chargeFor } from '#machines/donation/donation.rules.ts';
import { randomFor } from '#server/seed/random.ts';
import { card, type DonationRequest, donation } from '#test/support/event/donations.ts';

export type PlannedDonation = {
  key: string;
  /** The address that it comes from, as a proxy reports it. */
  from: string;
  /** Sent by a double click, not one after the other. */
  isAtOnce: boolean;
  /** Withdrawn by a donor who doesn't wait for the answer. */
  isWithdrawn: boolean;
  body: DonationRequest;
};

/** From the whole name: a stream's state has 32 bits, which are equal for two of a hundred thousand donations. */
const keyOf = (name: string): string =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

/** Far apart, so that the limits by address group don't apply. */
const addressOf = (index: number): string => {
  const place = (index * 2_654_435) % 0x1_00_00_00;
  return `11.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`;
};

/** The donation of a seed and a number: the same in every run, including its key. */
export const planDonation = (
  seed: string,
  index: number,
  more: Partial<DonationRequest> = {},
): PlannedDonation => {
  const name = `${seed} gift ${index}`;
  const random = randomFor(name);
  const amount = random.whole(25, 900) * 100 + random.whole(0, 99);
  const isFeeCovered = random.chance(0.6);
  const nonce = random.weighted([
    ['fake-valid-visa-nonce', 90],
    ['fake-valid-mastercard-nonce', 6],
    ['fake-processor-declined-visa-nonce', 2],
    ['fake-insufficient-funds-nonce', 2],
  ] as const);
  const { donor } = donation();
  return {
    key: keyOf(name),
    from: addressOf(index),
    isAtOnce: random.chance(0.3),
    isWithdrawn: random.chance(0.1),
    body: donation({
      amount,
      isFeeCovered,
      charge: chargeFor(amount, isFeeCovered),
      donor: { ...donor, email: `donor-${index}@${seed}.example.org`.toLowerCase() },
      payment: card(nonce),
      ...more,
    }),
  };
};
