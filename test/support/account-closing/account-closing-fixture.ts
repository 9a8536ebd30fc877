import type { ClosingPreview } from '#machines/account-closing/account-closing.types.ts';

/** A captain with everything that can end. */
export const openPreview: ClosingPreview = {
  firstName: 'Ida',
  blockers: [],
  ends: {
    participations: ['Rider', 'Volunteer'],
    hasOpenRegistration: true,
    shifts: 2,
    peloton: {
      id: '8f14e45f-ceea-467f-a8a5-1f3b6f6f0001',
      name: 'Orrin Crew',
      role: 'captain',
      members: 6,
      successor: { publicId: 'dev-raman', firstName: 'Dev', lastName: 'Raman' },
    },
    request: null,
    recurringDonations: { count: 1, amount: 2_500 },
  },
  stays: { raised: 123_400, donations: 3, donated: 15_000 },
};

export const blockedPreview: ClosingPreview = {
  ...openPreview,
  blockers: [
    { code: 'payment-open', amount: 5_181, until: null },
    { code: 'commitment-unmet', amount: 86_600, until: '2027-10-15' },
  ],
};
