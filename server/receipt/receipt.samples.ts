import type { Samples } from '#server/platform/mail/email.ts';
import { annualSummaryEmail } from './annual-summary.mailing.ts';
import { type Summary, type SummedRow, summaryOf } from './annual-summary.rules.ts';
import { receiptEmail } from './receipt.emails.ts';
import type { ReceiptRow } from './receipt.view.ts';

/** A fictional donation for examples of e-mails. */
export const sampleReceipt: ReceiptRow = {
  id: '5d0c3a5e-0000-4000-8000-000000000001',
  receiptNumber: 42,
  givenAt: new Date('2027-03-10T15:00:00Z'),
  recipientType: 'User',
  publicId: 'maya-okafor',
  pelotonId: null,
  recipientName: 'Maya Okafor',
  frequency: 'Once',
  amount: 5_000,
  charge: 5_181,
  donorName: 'Dora Donor',
  donorEmail: 'dora@example.org',
  details: {
    donor: {
      firstName: 'Dora',
      lastName: 'Donor',
      email: 'dora@example.org',
      phone: null,
      address: {
        address: '1 Mill Street',
        city: 'Tamarack Falls',
        state: 'WV',
        postalCode: '26101',
        country: 'US',
      },
    },
    isAnonymous: false,
    isAmountVisible: true,
    message: 'Go, Maya! See you at the finish.',
    tribute: null,
  },
  organizationName: null,
  paidWith: { type: 'CreditCard', brand: 'Visa', last4: '1111' },
  monthly: null,
  refundedAmount: 0,
};

const monthly = {
  state: 'active',
  pauseReason: null,
  hasMethod: true,
  isGuests: true,
  nextOn: '2027-04-10',
} as const;
const inMemory: ReceiptRow = {
  ...sampleReceipt,
  details: sampleReceipt.details && {
    ...sampleReceipt.details,
    tribute: { kind: 'memory', name: 'Sam Hill', familyEmail: null },
  },
};
const granted: ReceiptRow = {
  ...sampleReceipt,
  charge: 5_000,
  paidWith: { type: 'Chariot', brand: null, last4: null },
};
const summedRows: SummedRow[] = [
  { givenAt: new Date('2026-03-10T15:00:00Z'), charge: 5_181, recipient: 'Maya Okafor' },
  { givenAt: new Date('2026-11-02T15:00:00Z'), charge: 10_000, recipient: 'Hollin Valley Wheelers' },
].map(({ givenAt, charge, recipient }, at) => ({
  id: `5d0c3a5e-0000-4000-8000-00000000001${at}`,
  receiptNumber: 40 + at,
  givenAt,
  recipientType: at === 0 ? 'User' : 'Peloton',
  recipientId: at === 0 ? 'maya-okafor' : null,
  recipientName: recipient,
  charge,
  refundedAmount: 0,
  organizationName: null,
  isOffline: false,
  legalDonor: 'own',
  donorName: 'Dora Donor',
}));
const summary: Summary = summaryOf(summedRows, {
  year: 2026,
  donorName: 'Dora Donor',
  charity: { legalName: 'Product Ride for Cancer Research, Inc.', ein: '00-4821937', address: 'Mill Street' },
});

export const receiptSamples = (publicUrl: string): Samples<'donation-receipt' | 'donation-summary'> => ({
  'donation-receipt': [
    { what: 'Once', letter: receiptEmail(sampleReceipt, publicUrl) },
    { what: 'In memory', letter: receiptEmail(inMemory, publicUrl) },
    { what: 'Refunded, in memory', letter: receiptEmail({ ...inMemory, refundedAmount: 5_181 }, publicUrl) },
    { what: 'Monthly', letter: receiptEmail({ ...sampleReceipt, monthly }, publicUrl) },
    {
      what: 'Partly refunded',
      letter: receiptEmail({ ...sampleReceipt, refundedAmount: 2_000 }, publicUrl),
    },
    { what: 'Refunded', letter: receiptEmail({ ...sampleReceipt, refundedAmount: 5_181 }, publicUrl) },
    { what: 'From a donor-advised fund', letter: receiptEmail(granted, publicUrl) },
  ],
  'donation-summary': [
    { what: 'With an account', letter: annualSummaryEmail(summary, true, publicUrl) },
    { what: 'Without an account', letter: annualSummaryEmail(summary, false, publicUrl) },
  ],
});
