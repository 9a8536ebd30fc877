import type { Samples } from '#server/platform/mail/email.ts';
import { chargedEmail, givenBackEmail, refusedEmail, warningEmail } from './fundraising-deadline.emails.ts';
import type { Rider } from './fundraising-deadline.queries.ts';

const rider: Rider = {
  personId: 'maya',
  publicId: 'maya-okafor',
  firstName: 'Maya',
  emailAddress: 'maya@example.org',
  event: { id: 'ride', name: 'Product 2027', year: 2027, fundraisingDeadline: '2027-10-01' },
  sums: { committedAmount: 250_000, raised: 180_000, owed: 0 },
  method: {
    token: 'card',
    type: 'CreditCard',
    brand: 'Visa',
    last4: '1111',
    expirationMonth: 9,
    expirationYear: 2030,
  },
  customerId: null,
};
const missing = 70_000;
const paid: Rider = { ...rider, sums: { committedAmount: 250_000, raised: 250_000, owed: 0 } };
const declined = 'Your bank declined the charge. It didn’t say why.';

export const fundraisingDeadlineSamples = (
  publicUrl: string,
): Samples<
  | 'fundraising-deadline-warning'
  | 'fundraising-deadline-last-warning'
  | 'commitment-charged'
  | 'commitment-declined'
  | 'commitment-given-back'
> => ({
  'fundraising-deadline-warning': [
    { what: '30 days before', letter: warningEmail(rider, missing, '2027-09-01', publicUrl) },
  ],
  'fundraising-deadline-last-warning': [
    { what: 'The day before', letter: warningEmail(rider, missing, '2027-09-30', publicUrl) },
    { what: 'After the deadline', letter: warningEmail(rider, missing, '2027-10-20', publicUrl) },
  ],
  'commitment-charged': [{ what: 'Charged', letter: chargedEmail(paid, missing, publicUrl) }],
  'commitment-declined': [
    { what: 'Tried again later', letter: refusedEmail(rider, missing, declined, '2027-10-20', publicUrl) },
    { what: 'Not tried again', letter: refusedEmail(rider, missing, declined, null, publicUrl) },
  ],
  'commitment-given-back': [{ what: 'Refunded', letter: givenBackEmail(rider, missing, publicUrl) }],
});
