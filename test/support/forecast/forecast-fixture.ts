import type { OwnForecast, PelotonForecast } from '#machines/forecast/forecast.types.ts';

/** The worked example of docs/forecast.md: a rider ten weeks ahead of the deadline. */
export const ownForecast: OwnForecast = {
  now: {
    state: 'projected',
    committed: 250_000,
    countedAmount: 160_000,
    owed: 0,
    missing: 90_000,
    neededPerWeek: 8_182,
    projection: { low: 217_500, likely: 230_000, high: 265_000 },
  },
  time: {
    today: '2027-07-23',
    fundraisingDeadline: '2027-10-01',
    daysLeft: 70,
    weeksLeft: 11,
    recurring: 15_000,
    weeks: [
      { from: '2027-06-07', amount: 0 },
      { from: '2027-06-14', amount: 5_000 },
      { from: '2027-06-21', amount: 12_500 },
      { from: '2027-06-28', amount: 4_000 },
      { from: '2027-07-05', amount: 10_000 },
      { from: '2027-07-12', amount: 6_000 },
    ],
    thisWeek: 2_500,
  },
  donations: 21,
  mostToShare: 0,
  routes: [
    {
      id: '00000000-0000-4000-8000-000000000011',
      rideType: 'signature',
      name: 'Valley Loop',
      distanceMiles: 42,
      commitment: 100_000,
      isOwn: false,
    },
    {
      id: '00000000-0000-4000-8000-000000000010',
      rideType: 'signature',
      name: 'Summit Century',
      distanceMiles: 102,
      commitment: 250_000,
      isOwn: true,
    },
  ],
  whatIf: null,
};

/** The forecast with a what-if of one more $100. */
export const withOneMore: OwnForecast = {
  ...ownForecast,
  whatIf: {
    ...ownForecast.now,
    countedAmount: 170_000,
    owed: 0,
    missing: 80_000,
    neededPerWeek: 7_273,
    projection: { low: 227_500, likely: 240_000, high: 275_000 },
  },
};

/** Three members, one of whom likely meets the commitment. */
export const pelotonForecast: PelotonForecast = {
  now: {
    state: 'projected',
    committed: 400_000,
    countedAmount: 320_000,
    owed: 0,
    missing: 140_000,
    neededPerWeek: 12_728,
    projection: { low: 435_000, likely: 460_000, high: 530_000 },
  },
  time: ownForecast.time,
  donations: 42,
  members: 3,
  committedMembers: 3,
  likelyMembers: 1,
};
