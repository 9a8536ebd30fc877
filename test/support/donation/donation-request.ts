import { chargeFor } from '#machines/donation/donation.rules.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { goodDraft } from './donation-fixture.ts';

type DonationRequest = Schemas['DonationRequest'];

export const donorOf = (firstName: string, lastName: string, email: string): DonationRequest['donor'] => {
  const { address, city, state, postalCode, country } = goodDraft;
  return {
    firstName,
    lastName,
    email,
    phone: null,
    address: { address, city, state, postalCode, country },
  };
};

/** $50 of Ivo’s with the fee covered, as the API takes it. The card is another one than the demo's people have on file. */
export const donationRequest = (
  recipient: DonationRequest['recipient'],
  more: Partial<DonationRequest> = {},
): DonationRequest => {
  const { firstName, lastName, email } = goodDraft;
  const { amount = goodDraft.amount, isFeeCovered = true } = more;
  return {
    recipient,
    frequency: 'Once',
    amount,
    isFeeCovered,
    charge: chargeFor(amount, isFeeCovered),
    donor: donorOf(firstName, lastName, email),
    organization: null,
    publicName: null,
    isAnonymous: false,
    isAmountVisible: true,
    message: null,
    tribute: null,
    payment: { nonce: 'fake-valid-mastercard-nonce', type: 'CreditCard', isKept: false },
    isRepeatMeant: true,
    proof: null,
    ...more,
  };
};
