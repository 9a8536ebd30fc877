import type { Samples } from '#server/platform/mail/email.ts';
import {
  changedEmail,
  endedEmail,
  expiringEmail,
  pausedEmail,
  recipientClosedEmail,
  refusedEmail,
} from './recurring-donation.emails.ts';
import type { Scheduled } from './recurring-donation.queries.ts';

const donation: Scheduled = {
  id: 'plan',
  donorPersonId: null,
  donorEmail: 'dora@example.org',
  donorFirstName: 'Dora',
  recipientType: 'User',
  recipientPersonId: 'maya',
  recipientPelotonId: null,
  recipientName: 'Maya Okafor',
  amount: 2_500,
  charge: 2_606,
  isFeeCovered: true,
  dayOfMonth: 10,
  state: 'active',
  pauseReason: null,
  nextOn: '2027-04-10',
  retryOn: null,
  refusedCount: 0,
  customerId: null,
  method: {
    token: 'card',
    type: 'CreditCard',
    brand: 'Visa',
    last4: '1111',
    expirationMonth: 4,
    expirationYear: 2027,
  },
};
const reason = 'Your bank declined the charge. It didn’t say why.';

export const recurringDonationSamples = (
  publicUrl: string,
): Samples<
  | 'recurring-donation-declined'
  | 'recurring-donation-paused'
  | 'recurring-donation-recipient-closed'
  | 'recurring-donation-card-expiring'
  | 'recurring-donation-changed'
  | 'recurring-donation-ended'
> => ({
  'recurring-donation-declined': [
    { what: 'Tried again later', letter: refusedEmail(donation, reason, '2027-04-13', publicUrl) },
  ],
  'recurring-donation-paused': [{ what: 'Paused', letter: pausedEmail(donation, reason, publicUrl) }],
  'recurring-donation-recipient-closed': [
    { what: 'The recipient left', letter: recipientClosedEmail(donation, publicUrl) },
  ],
  'recurring-donation-card-expiring': [
    { what: 'The card expires', letter: expiringEmail(donation, '2027-04-30', publicUrl) },
  ],
  'recurring-donation-changed': [
    { what: 'Changed', letter: changedEmail(donation, publicUrl) },
    {
      what: 'Changed, and still paused',
      letter: changedEmail({ ...donation, state: 'paused', pauseReason: 'charge-refused' }, publicUrl),
    },
  ],
  'recurring-donation-ended': [{ what: 'Ended', letter: endedEmail(donation, publicUrl) }],
});
