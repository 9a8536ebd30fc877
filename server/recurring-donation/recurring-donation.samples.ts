import type { Samples } from '#server/platform/mail/email.ts';
import {
  changedLetter,
  endedLetter,
  expiringLetter,
  pausedLetter,
  recipientClosedLetter,
  refusedLetter,
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
    { what: 'Tried again later', letter: refusedLetter(donation, reason, '2027-04-13', publicUrl) },
  ],
  'recurring-donation-paused': [{ what: 'Paused', letter: pausedLetter(donation, reason, publicUrl) }],
  'recurring-donation-recipient-closed': [
    { what: 'The recipient left', letter: recipientClosedLetter(donation, publicUrl) },
  ],
  'recurring-donation-card-expiring': [
    { what: 'The card expires', letter: expiringLetter(donation, '2027-04-30', publicUrl) },
  ],
  'recurring-donation-changed': [
    { what: 'Changed', letter: changedLetter(donation, publicUrl) },
    {
      what: 'Changed, and still paused',
      letter: changedLetter({ ...donation, state: 'paused', pauseReason: 'charge-refused' }, publicUrl),
    },
  ],
  'recurring-donation-ended': [{ what: 'Ended', letter: endedLetter(donation, publicUrl) }],
});
