import type { RecurringDonation } from '#machines/recurring-donation/recurring-donation.types.ts';

const ids = { maya: '1c9f0d5e-2a47-4f0b-8a3e-5b7c9d1e2f01', fund: '1c9f0d5e-2a47-4f0b-8a3e-5b7c9d1e2f02' };

/** What a donor gives every month: to Maya, with the fee covered, and to the general fund, paused. */
export const recurringDonations: readonly [RecurringDonation, RecurringDonation] = [
  {
    id: ids.maya,
    recipient: { recipientType: 'User', id: 'maya-okafor', name: 'Maya Okafor' },
    amount: 5_000,
    charge: 5_181,
    dayOfMonth: 31,
    state: 'active',
    pauseReason: null,
    nextOn: '2027-05-31',
    movesFrom: '2027-04-30',
    startedAt: '2027-01-31T12:00:00.000Z',
    givenCount: 4,
    givenAmount: 20_000,
    paymentMethod: {
      type: 'CreditCard',
      brand: 'Visa',
      last4: '1111',
      expirationMonth: 4,
      expirationYear: 2031,
    },
  },
  {
    id: ids.fund,
    recipient: { recipientType: 'General', id: null, name: null },
    amount: 2_500,
    charge: 2_500,
    dayOfMonth: 4,
    state: 'paused',
    pauseReason: 'charge-refused',
    nextOn: null,
    movesFrom: '2027-02-04',
    startedAt: '2027-02-04T12:00:00.000Z',
    givenCount: 1,
    givenAmount: 2_500,
    paymentMethod: null,
  },
];
