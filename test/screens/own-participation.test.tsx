import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { components } from '#openapi/contract.gen.ts';
import { mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

type Schemas = components['schemas'];

const currentEventName = 'Product 2027';
const user = mayaSignedIn;
const ok = (body: unknown) => ({ status: 200, body });
const goTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const shift: Schemas['Shift'] = {
  id: 'a0000000-0000-4000-8000-000000000001',
  title: 'Field parking',
  jobType: 'Parking',
  summary: 'Wave cars into straight lines.',
  rideType: 'signature',
  location: 'Founders Green',
  day: '2027-08-28',
  startTime: '08:00',
  endTime: '11:00',
  startsAt: '2027-08-07T12:00:00.000Z',
  endsAt: '2027-08-07T15:00:00.000Z',
  capacity: 10,
  placesLeft: 6,
  minimumAge: 14,
};
const oranges = { ...shift, id: 'a0000000-0000-4000-8000-000000000002', title: 'Oranges', day: '2027-08-29' };

const shiftsIn = (day: string) =>
  within(screen.getByRole('list', { name: day }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a volunteer sees their shifts by day, and the shifts that they lead', async () => {
  const own = { currentEventName, isVolunteer: true, shifts: [shift], led: [shift, oranges] };
  await openApp('/volunteer-edit', { user, api: { 'GET /api/user/volunteer': ok(own) } });

  await screen.findByRole('heading', { level: 1, name: 'Your shifts' });
  expect(document.title).toBe('Product | Your shifts');
  expect(shiftsIn('Saturday, August 28, 2027')).toEqual([
    '8:00\u00A0AM – 11:00\u00A0AMField parkingYou lead this oneFounders Green · ParkingWave cars into straight lines.4 people of 10 so far.',
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'What you lead' })).toBeTruthy();
  expect(shiftsIn('Sunday, August 29, 2027')).toHaveLength(1);
  expect([goTo('Write to us'), goTo('your registration')]).toEqual(['/contact', '/register']);
});

test('a user who is not a volunteer sees how to register as one', async () => {
  const own = { currentEventName, isVolunteer: false, shifts: [], led: [] };
  await openApp('/volunteer-edit', { user, api: { 'GET /api/user/volunteer': ok(own) } });

  await screen.findByText(/^You’re not registered to volunteer at Product 2027/);
  expect(goTo('Register to volunteer')).toBe('/register?choose=volunteer');
  expect(screen.queryByRole('heading', { level: 2, name: 'To change a shift' })).toBeNull();
});

const route: Schemas['RideRoute'] = {
  id: 'b0000000-0000-4000-8000-000000000001',
  rideId: 'b0000000-0000-4000-8000-00000000000a',
  rideType: 'signature',
  name: 'Summit Century',
  summary: 'The whole valley and both passes.',
  distanceMiles: 102,
  climbFeet: 6850,
  day: '2027-08-28',
  startPlace: 'Founders Green',
  startTime: '06:30',
  capacity: 500,
  placesLeft: 300,
  fee: 15_000,
  commitment: 250_000,
  sponsorName: null,
  line: [
    [-80, 38],
    [-80.1, 38.1],
  ],
  elevation: [900, 1000],
};
const others = [
  { ...route, id: 'b0000000-0000-4000-8000-000000000002', name: 'Seven Bridges', placesLeft: 3 },
  { ...route, id: 'b0000000-0000-4000-8000-000000000003', name: 'Old Quarry', placesLeft: 0 },
];

test('a rider sees their route with its course, and the other routes with their places', async () => {
  const ridden = {
    route,
    rideName: 'Ride Weekend',
    commitment: 500_000,
    registeredAt: '2026-10-04T12:00:00.000Z',
  };
  const own = { currentEventName, fundraisingDeadline: '2027-10-15', routes: [ridden] };
  const api = {
    'GET /api/user/routes': ok(own),
    [`GET /api/ride/${route.rideId}/routes`]: ok([route, ...others]),
  };
  await openApp('/ride-route/edit', { user, api });

  await screen.findByRole('heading', { level: 2, name: 'Summit Century' });
  expect(document.title).toBe('Product | Your routes');
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual([
    'The course of Summit Century, 102 miles from Founders Green',
    'Elevation profile: 102 miles with 6,850 ft of climbing, the highest point at 1,000 ft.',
  ]);
  const figures = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(figures).toEqual([
    ['distance', '102 miles'],
    ['climb', '6,850 ft'],
    ['fee', '$150'],
    ['you committed to raise', '$5,000'],
  ]);
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.lastElementChild?.textContent));
  expect(rows.map((row) => [row[0], row.at(-1)])).toEqual([
    ['Seven Bridges', '3'],
    ['Old Quarry', 'Full'],
  ]);
});

test('a user without a ride sees how to register for one', async () => {
  const own = { currentEventName, fundraisingDeadline: '2027-10-15', routes: [] };
  await openApp('/ride-route/edit', { user, api: { 'GET /api/user/routes': ok(own) } });

  await screen.findByText(/^You’re not registered to ride in Product 2027/);
  expect(goTo('Register to ride')).toBe('/register');
});

test.each([
  '/volunteer-edit',
  '/volunteer-edit/lead',
  '/activity-goals/edit',
  '/ride-route/edit',
  '/edit-donation',
])('%s redirects a visitor to sign-in with its address as prevPath', async (path) => {
  const { router, asked } = await openApp(path, {
    api: { 'GET /api/settings': { status: 500, body: 'No.' } },
  });

  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  expect(router.state.location.search).toMatchObject({ prevPath: path });
  expect(asked.filter((call) => call.includes('/api/user'))).toEqual([]);
});

test('shifts that fail to load are requested again by “Try again”', async () => {
  // React and the error page tell the log.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const api: Parameters<typeof openApp>[1]['api'] = {};
  await openApp('/volunteer-edit', { user, api });

  const again = await screen.findByRole('button', { name: 'Try again' });
  api['GET /api/user/volunteer'] = ok({ currentEventName, isVolunteer: true, shifts: [shift], led: [] });
  await userEvent.click(again);
  await screen.findByRole('heading', { level: 1, name: 'Your shifts' });
});
