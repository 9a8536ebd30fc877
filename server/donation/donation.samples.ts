import type { Samples } from '#server/platform/mail/email.ts';
import { sampleReceipt } from '#server/receipt/receipt.samples.ts';
import type { ReceiptRow } from '#server/receipt/receipt.ts';
import {
  givenBackEmail,
  newDonationEmail,
  notChargedEmail,
  stillOpenEmail,
  tributeNoticeEmail,
} from './donation.emails.ts';

const details = sampleReceipt.details as NonNullable<ReceiptRow['details']>;
const forPeloton: ReceiptRow = {
  ...sampleReceipt,
  recipientType: 'Peloton',
  publicId: null,
  pelotonId: 'orrin-crew',
  recipientName: 'Orrin Crew',
  frequency: 'Monthly',
  details: { ...details, isAnonymous: true, isAmountVisible: false },
};
const tribute: ReceiptRow = {
  ...sampleReceipt,
  details: {
    ...details,
    tribute: { kind: 'memory', name: 'Sam Hill', familyEmail: 'family@example.org' },
  },
};
const onTheWay = { raised: 145_000, goal: 300_000, committedAmount: 250_000 };

const payment = { charge: 5_181, reference: '3F8C21AB' };

export const donationSamples = (
  publicUrl: string,
): Samples<
  | 'donation-news'
  | 'donation-tribute'
  | 'donation-not-charged'
  | 'donation-still-open'
  | 'donation-given-back'
> => ({
  'donation-news': [
    { what: 'To a person', letter: newDonationEmail(sampleReceipt, 'Maya', onTheWay, publicUrl) },
    {
      what: 'The commitment is met',
      letter: newDonationEmail(sampleReceipt, 'Maya', { ...onTheWay, raised: 252_000 }, publicUrl),
    },
    {
      what: 'The goal is reached',
      letter: newDonationEmail(sampleReceipt, 'Maya', { ...onTheWay, raised: 302_500 }, publicUrl),
    },
    { what: 'To a peloton', letter: newDonationEmail(forPeloton, 'Maya', null, publicUrl) },
  ],
  'donation-tribute': [{ what: 'In memory', letter: tributeNoticeEmail(tribute, 'sample', publicUrl) }],
  'donation-not-charged': [{ what: 'Not charged', letter: notChargedEmail(details, payment, publicUrl) }],
  'donation-still-open': [{ what: 'Still open', letter: stillOpenEmail(details, payment, publicUrl) }],
  'donation-given-back': [{ what: 'Refunded', letter: givenBackEmail(details, payment, publicUrl) }],
});
