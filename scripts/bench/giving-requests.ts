import { randomUUID } from 'node:crypto';
import type { Schemas } from '#openapi/contract.gen.ts';
export type DonationToSend = { key: string; charge: number; headers: Record<string, string>; body: string };

/** A random public address. */
const someAddress = (): string => {
  const [one, two, three] = crypto.getRandomValues(new Uint8Array(3));
  return `198.${one}.${two}.${three}`;
};

const amount = 5_000;
const charge = 5_181;

/**
 * A donation of $50 with the fee covered, to a person (public id) or the general fund (null). Each one has a new donor and a new network
 * address: hundreds of small donations from one address would count as card testing.
 */
export const donationTo = (id: string | null): DonationToSend => {
  const key = randomUUID();
  const body: Schemas['DonationRequest'] = {
    recipient: id === null ? { recipientType: 'General', id: null } : { recipientType: 'User', id },
    frequency: 'Once',
    amount,
    isFeeCovered: true,
    charge,
    donor: {
      firstName: 'Dora',
      lastName: 'Donor',
      email: `${randomUUID()}@example.org`,
      phone: null,
      address: {
        address: '12 Mill Street',
        city: 'Tamarack Falls',
        state: 'WV',
        postalCode: '26241',
        country: 'US',
      },
    },
    organization: null,
    publicName: null,
    isAnonymous: false,
    isAmountVisible: true,
    message: 'For you, and for all who ride with you.',
    tribute: null,
    payment: { nonce: 'fake-valid-visa-nonce', type: 'CreditCard', isKept: false },
    isRepeatMeant: false,
    proof: null,
  };
  return {
    key,
    charge,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'donation-device': randomUUID(),
      'x-forwarded-for': someAddress(),
    },
    body: JSON.stringify(body),
  };
};

/** A donation to a random recipient; one of four goes to the general fund. */
export const someDonation = (recipients: readonly string[]): DonationToSend =>
  donationTo(recipients[Math.floor(Math.random() * (recipients.length + recipients.length / 3))] ?? null);
