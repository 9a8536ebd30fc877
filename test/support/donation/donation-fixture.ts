import type {
  DonationAttempt,
  DonationDraft,
  DonationReceipt,
  DonationRecipient,
  KnownDonor,
  Tokenized,
} from '#machines/donation/donation.types.ts';

export const keys = {
  first: '0b6f6f0e-7f3b-4b63-9d2f-0a4c1d6b7a01',
  kept: '0b6f6f0e-7f3b-4b63-9d2f-0a4c1d6b7a02',
  repeat: '0b6f6f0e-7f3b-4b63-9d2f-0a4c1d6b7a03',
  resend: '0b6f6f0e-7f3b-4b63-9d2f-0a4c1d6b7a04',
  donation: '0b6f6f0e-7f3b-4b63-9d2f-0a4c1d6b7a05',
} as const;

export const maya: DonationRecipient = {
  recipientType: 'User',
  id: 'maya-okafor',
  name: 'Maya Okafor',
  shortName: 'Maya',
  isDonorListPublic: true,
  pelotonName: 'Hollin Valley Wheelers',
};

export const generalFund: DonationRecipient = {
  recipientType: 'General',
  id: null,
  name: 'the general fund',
  shortName: 'the general fund',
  isDonorListPublic: false,
  pelotonName: null,
};

export const wheelers: DonationRecipient = {
  recipientType: 'Peloton',
  id: 'de9d5b73-21e5-4c5c-8b1e-6f0d5f0f3a10',
  name: 'Hollin Valley Wheelers',
  shortName: 'Hollin Valley Wheelers',
  isDonorListPublic: true,
  pelotonName: null,
};

/** Ivo Lindqvist's form, as he would fill it in. */
export const goodDraft = {
  amount: 5_000,
  firstName: 'Ivo',
  lastName: 'Lindqvist',
  email: 'ivo@example.org',
  phone: '(617) 555-0142',
  address: '12 Harbor Street',
  city: 'Boston',
  state: 'MA',
  postalCode: '02139',
  country: 'US',
} as const satisfies Partial<DonationDraft>;

export const donor: KnownDonor = {
  firstName: 'Ivo',
  lastName: 'Lindqvist',
  email: 'ivo@example.org',
  phone: '',
  address: '12 Harbor Street',
  city: 'Boston',
  state: 'MA',
  postalCode: '02139',
  country: 'US',
  savedMethod: { type: 'CreditCard', brand: 'Visa', last4: '1111', expirationMonth: 4, expirationYear: 2031 },
};

export const card: Tokenized = {
  kind: 'nonce',
  nonce: 'fake-valid-visa-nonce',
  type: 'CreditCard',
  brand: 'Visa',
  last4: '1111',
};

/** What PayPal's window gives of somebody who typed nothing. */
export const paypal: Tokenized = {
  kind: 'nonce',
  nonce: 'fake-paypal-one-time-nonce',
  type: 'PayPalAccount',
  brand: null,
  last4: null,
  payer: { firstName: 'Ivo', lastName: 'Lindqvist', email: 'ivo@example.org' },
};

export const openAttempt: DonationAttempt = {
  key: keys.kept,
  charged: {
    recipient: { recipientType: 'User', id: 'maya-okafor' },
    frequency: 'Once',
    amount: 5_000,
    isFeeCovered: true,
    charge: 5_181,
    method: 'CreditCard',
  },
  isRepeatMeant: false,
  isOpen: true,
};

export const receipt: DonationReceipt = {
  id: keys.donation,
  number: 'G-2027-000042',
  recipient: { recipientType: 'User', id: 'maya-okafor' },
  recipientName: 'Maya Okafor',
  frequency: 'Once',
  amount: 5_000,
  fee: 181,
  charge: 5_181,
  donorName: 'Ivo Lindqvist',
  donorEmail: 'ivo@example.org',
  publicName: 'Ivo Lindqvist',
  isAnonymous: false,
  isAmountVisible: true,
  message: null,
  tribute: null,
  organizationName: null,
  paidWith: { type: 'CreditCard', brand: 'Visa', last4: '1111' },
  givenAt: '2027-05-04T12:00:00.000Z',
  nextOn: null,
  refundedAmount: 0,
};
