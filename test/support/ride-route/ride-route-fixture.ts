import type { OwnRoute, OwnRoutes, RouteOption } from '#machines/ride-route/ride-route.types.ts';

const ride = {
  rideId: 'b0000000-0000-4000-8000-00000000000a',
  rideType: 'gravel' as const,
  day: '2027-09-25' as const,
  startPlace: 'Quarry Gate',
  sponsorName: null,
  line: [
    [-80, 38],
    [-80.1, 38.1],
  ],
};

/** The routes of Gravel Day, as the demo has them. */
export const fireRoad: OwnRoute['route'] = {
  ...ride,
  id: 'b0000000-0000-4000-8000-000000000001',
  name: 'Fire Road Sampler',
  summary: 'A gentle taste of gravel on wide fire roads.',
  distanceMiles: 19.5,
  climbFeet: 830,
  startTime: '10:00',
  capacity: 200,
  placesLeft: 192,
  fee: 6_000,
  commitment: 50_000,
  elevation: [900, 1000],
};
export const ridgeline: OwnRoute['route'] = {
  ...fireRoad,
  id: 'b0000000-0000-4000-8000-000000000002',
  name: 'Ridgeline',
  summary: 'Forest road along the spine of the Hollin Ridge.',
  distanceMiles: 63.7,
  climbFeet: 5310,
  startTime: '07:30',
  capacity: 250,
  placesLeft: 12,
  fee: 11_000,
  commitment: 150_000,
  elevation: [900, 2900],
};
export const oldQuarry: OwnRoute['route'] = {
  ...fireRoad,
  id: 'b0000000-0000-4000-8000-000000000003',
  name: 'Old Quarry',
  summary: 'Through the slate quarry, which opens its gates one morning a year, for a small group.',
  distanceMiles: 38.2,
  climbFeet: 2260,
  startTime: '08:30',
  capacity: 12,
  placesLeft: 0,
  fee: 9_000,
  commitment: 100_000,
  elevation: [900, 1500],
};

export const gravelDay: OwnRoute = {
  route: fireRoad,
  rideName: 'Gravel Day',
  commitment: 50_000,
  registeredAt: '2026-10-04T12:00:00.000Z',
  lowerRouteDeadline: '2027-08-11',
  withdrawDeadline: '2027-09-11',
  isChangeable: true,
  isLeavable: true,
  change: null,
  waiting: [],
};

const visa = {
  type: 'CreditCard' as const,
  brand: 'Visa',
  last4: '4242',
  expirationMonth: 4,
  expirationYear: 2029,
};

export const onFireRoad: OwnRoutes = {
  timeZone: 'America/New_York',
  currentEventName: 'Product 2027',
  fundraisingDeadline: '2027-10-15',
  paymentMethod: visa,
  routes: [gravelDay],
};

const withRoute = (changes: Partial<OwnRoute>): OwnRoutes => ({
  ...onFireRoad,
  routes: [{ ...gravelDay, ...changes }],
});

export const onRidgeline = withRoute({ route: ridgeline, commitment: 150_000 });
export const onNothing: OwnRoutes = { ...onFireRoad, routes: [] };
export const charging = withRoute({
  change: { routeId: ridgeline.id, routeName: 'Ridgeline', charge: 5_000, commitment: 150_000 },
});

const wait = { routeId: oldQuarry.id, routeName: 'Old Quarry', position: 3, offeredUntil: null };
export const waiting = withRoute({ waiting: [wait] });
export const offered = withRoute({
  waiting: [{ ...wait, position: 1, offeredUntil: '2027-03-05T20:00:00.000Z' }],
});

/** From Fire Road Sampler: Old Quarry is full, Ridgeline has places. */
export const upward: RouteOption[] = [
  { route: ridgeline, kind: 'higher', charge: 5_000, commitment: 150_000, obstacle: null, clash: null },
  { route: oldQuarry, kind: 'higher', charge: 3_000, commitment: 100_000, obstacle: 'full', clash: null },
];

/** From Ridgeline: nothing is charged. */
export const downward: RouteOption[] = [
  { route: oldQuarry, kind: 'lower', charge: 0, commitment: 100_000, obstacle: 'full', clash: null },
  { route: fireRoad, kind: 'lower', charge: 0, commitment: 50_000, obstacle: null, clash: null },
];
