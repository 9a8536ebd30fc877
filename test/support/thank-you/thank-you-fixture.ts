import type { ReceivedDonation } from '#machines/thank-you/thank-you.types.ts';

const donation: ReceivedDonation = {
  id: 'f0000000-0000-4000-8000-000000000001',
  name: 'Larkin & Daughters',
  isAnonymous: false,
  amount: 10_000,
  isAmountVisible: true,
  message: 'Ride safe.',
  givenAt: '2027-02-14T12:00:00.000Z',
  thankedAt: null,
};

/** Three donations that wait for a thank-you, the newest first: by name, anonymous, by name. */
export const unthanked: readonly [ReceivedDonation, ReceivedDonation, ReceivedDonation] = [
  donation,
  {
    ...donation,
    id: 'f0000000-0000-4000-8000-000000000002',
    name: 'Shy Sam',
    isAnonymous: true,
    amount: 5_000,
    message: null,
    givenAt: '2027-02-12T12:00:00.000Z',
  },
  {
    ...donation,
    id: 'f0000000-0000-4000-8000-000000000003',
    name: 'Thuy Tran',
    amount: 2_500,
    message: null,
    givenAt: '2027-02-10T12:00:00.000Z',
  },
];
