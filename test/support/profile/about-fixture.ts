import type { Schemas } from '#openapi/contract.gen.ts';

const route = (id: number, name: string): Schemas['RiddenRoute'] => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  rideType: 'signature',
  rideName: 'Ride Weekend',
  name,
  summary: `${name} in one line.`,
  distanceMiles: 102.4,
  climbFeet: 6850,
  day: '2027-08-28',
  line: [
    [-80.2, 38.5],
    [-80.3, 38.6],
    [-80.2, 38.7],
  ],
  elevation: [900, 2700, 900],
});

/** Rides one route, and takes part as nothing else. */
export const riding: Schemas['UserParticipation'] = {
  year: 2027,
  fundraisingDeadline: '2027-10-15',
  isFundraisingOpen: true,
  routes: [route(1, 'Summit Century')],
  activityGoals: [],
  help: [],
};

export const secondRoute = route(2, 'Long Table');

/** In the third year, with one of each achievement. */
export const thirdYear: Schemas['UserHistory'] = {
  achievements: [
    { kind: 'years', achievedOn: '2026-10-02', years: [2025, 2026, 2027], value: 3 },
    { kind: 'miles', achievedOn: '2026-08-29', years: [2025, 2026], value: 205 },
    { kind: 'shifts', achievedOn: '2026-08-30', years: [2026], value: 1 },
    { kind: 'goal-met', achievedOn: '2026-05-04', years: [2026], value: 210_000 },
    { kind: 'commitment-met', achievedOn: '2026-05-03', years: [2025, 2026], value: 175_000 },
    { kind: 'high-roller', achievedOn: '2026-01-02', years: [2026], value: 500_000 },
    { kind: 'first-donation', achievedOn: '2025-06-24', years: [2025], value: 1 },
  ],
  years: [
    {
      year: 2025,
      isCurrent: false,
      raised: 148_300,
      owed: 0,
      goal: 150_000,
      miles: 102.4,
      routes: ['Summit Century'],
      types: ['Rider'],
      donated: null,
    },
    {
      year: 2026,
      isCurrent: false,
      raised: 0,
      owed: 0,
      goal: 0,
      miles: 0,
      routes: [],
      types: ['Volunteer'],
      donated: null,
    },
    {
      year: 2027,
      isCurrent: true,
      raised: 245_907,
      owed: 0,
      goal: 480_000,
      miles: 102.4,
      routes: ['Summit Century'],
      types: ['Rider'],
      donated: null,
    },
  ],
};

/** One page of a wall. */
export const donationOf = (id: number, more: Partial<Schemas['Donation']> = {}): Schemas['Donation'] => ({
  id: `00000000-0000-4000-8000-0000000001${String(id).padStart(2, '0')}`,
  name: `Donor ${id}`,
  isAnonymous: false,
  amount: 2_500 * id,
  isAmountVisible: true,
  message: null,
  givenAt: '2026-11-14T15:00:00.000Z',
  ...more,
});
