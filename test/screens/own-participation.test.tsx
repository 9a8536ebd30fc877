import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';
import { placeIn, volunteering } from '#test/support/shifts/shifts-fixture.ts';

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
  startsAt: '2027-08-28T12:00:00.000Z',
  endsAt: '2027-08-28T15:00:00.000Z',
  capacity: 10,
  placesLeft: 6,
  minimumAge: 14,
} as const;
const oranges = {
  ...shift,
  id: 'a0000000-0000-4000-8000-000000000002',
  title: 'Oranges',
  day: '2027-08-29',
  startsAt: '2027-08-29T12:00:00.000Z',
  endsAt: '2027-08-29T15:00:00.000Z',
} as const;

const own = (more: Partial<Schemas['OwnSignUps']> = {}): Schemas['OwnSignUps'] => ({
  ...volunteering,
  places: [placeIn(shift)],
  ...more,
});
const shiftsApi = (
  signUps: Schemas['OwnSignUps'],
  shifts: readonly Schemas['Shift'][] = [shift, oranges],
) => ({
  'GET /api/user/volunteer/sign-ups': ok(signUps),
  'GET /api/registration/jobs': ok(shifts),
});

test('a volunteer sees their next shift first, who leads it, and the shifts that they lead', async () => {
  const places = [placeIn(shift), placeIn(oranges, { leads: [] })];
  await openApp('/volunteer-edit', { user, api: shiftsApi(own({ places, led: [shift, oranges] })) });

  await screen.findByRole('heading', { level: 1, name: 'Your shifts' });
  expect(document.title).toBe('Product | Your shifts');
  const [next, led, other] = within(screen.getByRole('list', { name: 'Where you help' })).getAllByRole(
    'listitem',
  );
  expect(next?.textContent).toMatch(
    /^Your next shiftSat, Aug 28, 8\s–\s11\sAMField parkingYou lead this one.*Sanjay leads it\./,
  );
  expect(next?.textContent).toContain('With Bo, Cleo, and 2 others.');
  expect(next?.textContent).toContain('until Wed, Aug 25, 8:00\u00A0AM Eastern\u00A0Time');
  expect(other?.textContent).toMatch(/^Sun, Aug 29, 8\s–\s11\sAMOranges/);
  expect(led?.textContent).toMatch(
    /^Sat, Aug 28, 8\s–\s11\sAMField parkingYou leadFounders Green\.See all 2 shifts you lead, and check people in/,
  );
  expect(goTo('See all 2 shifts you lead, and check people in')).toBe('/volunteer-edit/lead');
  expect(goTo('your registration')).toBe('/register');
  // One scene on the page: that of the next shift.
  expect([...document.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual([
    '/illustrations/job-parking.svg',
  ]);
});

test('a place of which something is asked is unfolded, and the others are not', async () => {
  const places = [placeIn(shift), placeIn(oranges, { canLeave: false, canRequestLeave: true })];
  await openApp('/volunteer-edit', { user, api: shiftsApi(own({ places })) });
  const [give] = await screen.findAllByRole('button', {
    name: 'Give up my place Field parking',
    hidden: true,
  });
  const [cant] = screen.getAllByRole('button', { name: 'I can’t come Oranges', hidden: true });
  expect([give?.closest('details')?.open, cant?.closest('details')?.open]).toEqual([false, true]);
});

test('a user who is not a volunteer sees how to register as one', async () => {
  await openApp('/volunteer-edit', { user, api: shiftsApi(own({ isVolunteer: false, places: [] })) });

  await screen.findByText(/^You’re not registered to volunteer at Product 2027/);
  expect(goTo('Register to volunteer')).toBe('/register?choose=volunteer');
  expect(screen.queryByRole('heading', { level: 2, name: 'Find a shift' })).toBeNull();
});

test('one day is shown, and narrowed by ride, place and job', async () => {
  const gravel = {
    ...oranges,
    id: 'a0000000-0000-4000-8000-000000000003',
    title: 'Soup',
    rideType: 'gravel' as const,
  };
  const { router } = await openApp('/volunteer-edit', {
    user,
    api: shiftsApi(own(), [{ ...shift, placesLeft: 0 }, oranges, gravel]),
  });
  const days = within(await screen.findByRole('list', { name: 'Days' }));
  const names = () => days.getAllByRole('button').map((one) => one.textContent);
  const shown = () => screen.getAllByRole('heading', { level: 4 }).map((one) => one.textContent);

  expect(names()).toEqual(['Sat Aug 28: Full, you have a shift', 'Sun Aug 29: 2 open']);
  // The day of the next own shift; without one, the first that needs people.
  await screen.findByText(/^Saturday, August 28, 2027: Every shift is full right now\./);
  expect(shown()).toEqual(['Field parking Parking']);
  await userEvent.selectOptions(screen.getByLabelText(/^Ride/), 'Gravel Day');
  await screen.findByText('Sunday, August 29, 2027: The only shift still needs people.');
  expect([names(), shown()]).toEqual([['Sun Aug 29: 1 open'], ['Soup Parking']]);
  expect(router.state.location.search).toEqual({ rideType: 'gravel' });
});

test('the address says which day is shown, and Back leads to the day before', async () => {
  const { router } = await openApp(`/volunteer-edit?day=${oranges.day}`, { user, api: shiftsApi(own()) });
  await screen.findByRole('heading', { level: 4, name: 'Oranges Parking' });
  await userEvent.click(screen.getByRole('button', { name: /^Sat Aug 28/ }));
  await screen.findByText(/^Saturday, August 28, 2027:/);
  expect(router.state.location.search).toEqual({ day: shift.day });
  router.history.back();
  await screen.findByText(/^Sunday, August 29, 2027:/);
});

test('filters that match nothing together can be taken off at once', async () => {
  const gravel = {
    ...oranges,
    id: 'a0000000-0000-4000-8000-000000000003',
    rideType: 'gravel',
    jobType: 'Photo',
  } as const;
  await openApp('/volunteer-edit?rideType=gravel&jobType=Parking', {
    user,
    api: shiftsApi(own(), [shift, gravel]),
  });
  await screen.findByText('No shifts match. Choose another ride, place or job.');
  await userEvent.click(screen.getByRole('button', { name: 'Show all shifts' }));
  await screen.findByText('Saturday, August 28, 2027: The only shift still needs people.');
});

test('the address says which shift is being swapped, so that Back leads to the list', async () => {
  const { router } = await openApp(`/volunteer-edit?swap=${shift.id}`, { user, api: shiftsApi(own()) });
  const swapping = 'Swap “Field parking”';
  await screen.findByRole('heading', { name: swapping });
  await userEvent.click(screen.getByRole('button', { name: 'Keep my shift' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));

  await userEvent.click(await screen.findByText(/^Swap, give up or bring friends/));
  await userEvent.click(screen.getByRole('button', { name: 'Swap Field parking' }));
  await screen.findByRole('heading', { name: swapping });
  await waitFor(() => expect(router.state.location.search).toEqual({ swap: shift.id }));
  router.history.back();
  await screen.findByRole('heading', { name: 'Where you help' });
  expect(router.state.location.search).toEqual({});
  router.history.forward();
  await screen.findByRole('heading', { name: swapping });
});

test('an address with a shift that is not the user’s is corrected', async () => {
  const { router } = await openApp(`/volunteer-edit?swap=${oranges.id}`, { user, api: shiftsApi(own()) });
  await screen.findByRole('heading', { name: 'Where you help' });
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

const ride = {
  name: 'Century',
  startsAt: '2027-08-28T11:00:00.000Z',
  endsAt: '2027-08-28T18:00:00.000Z',
} as const;

test.each([
  ['of a shift of one’s own', {}, /^Dimmed shifts overlap yours\.$/],
  [
    'of one’s own ride',
    { places: [], rides: [ride] },
    /^You’re riding “Century” from 7:00\sAM until about 2:00\sPM\.$/,
  ],
  [
    'of one’s own ride of two days',
    { places: [], rides: [{ ...ride, endsAt: '2027-08-29T18:00:00.000Z' as const }] },
    /^You’re riding “Century” from Sat, Aug 28, 7:00\sAM until about Sun, Aug 29, 2:00\sPM\.$/,
  ],
])('shifts at the time %s say so once, and can’t be taken', async (_, more, text) => {
  const bells = { ...shift, id: 'a0000000-0000-4000-8000-000000000004', title: 'Cowbells' };
  const horns = { ...bells, id: 'a0000000-0000-4000-8000-000000000005', title: 'Horns' };
  await openApp('/volunteer-edit', { user, api: shiftsApi(own(more), [bells, horns]) });
  expect(await screen.findAllByText(text)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Take it Cowbells' })).toBeNull();
});

test('a shift that overlaps one that the person leads is offered with less emphasis', async () => {
  const led = { ...shift, id: 'a0000000-0000-4000-8000-000000000006', title: 'Rest stop' };
  const bells = { ...shift, id: 'a0000000-0000-4000-8000-000000000004', title: 'Cowbells' };
  await openApp('/volunteer-edit', { user, api: shiftsApi(own({ places: [], led: [led] }), [bells]) });
  expect(await screen.findByRole('button', { name: 'Take it anyway Cowbells' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take it Cowbells' })).toBeNull();
});

test('the shift that a person leads stands among theirs in order of time, after the next one', async () => {
  const at = (hour: number, id: number, title: string) => ({
    ...shift,
    id: `a0000000-0000-4000-8000-00000000001${id}`,
    title,
    startsAt: `2027-08-28T${hour}:00:00.000Z` as const,
    endsAt: `2027-08-28T${hour + 1}:00:00.000Z` as const,
  });
  const [place] = own().places;
  if (place === undefined) throw new Error('The fixture has no place.');
  const [first, led, last] = [at(12, 1, 'Cowbells'), at(14, 2, 'Rest stop'), at(16, 3, 'Horns')];
  const places = [first, last].map((of) => ({ ...place, shift: of }));
  await openApp('/volunteer-edit', { user, api: shiftsApi(own({ places, led: [led] }), []) });
  const list = await screen.findByRole('list', { name: 'Where you help' });
  const titles = within(list).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => /Cowbells|Rest stop|Horns/.exec(textContent)?.[0])).toEqual([
    'Cowbells',
    'Rest stop',
    'Horns',
  ]);
});

test('the link of a friend leads to their shift', async () => {
  const shared = { firstName: 'Bo', shift: oranges };
  await openApp('/volunteer-edit?friends=BCDFGHJK', {
    user,
    api: { ...shiftsApi(own()), 'GET /api/volunteer/shifts/shared': ok(shared) },
  });
  await screen.findByRole('heading', { name: 'Bo wants you to join “Oranges”' });
  expect(screen.getByRole('button', { name: 'Join Bo' })).toBeTruthy();
});

test('the link of a friend who left the shift says so', async () => {
  const code = 'shift-code-unknown';
  const gone = {
    type: `urn:problem:${code}`,
    title: 'Gone',
    status: 404,
    detail: 'Gone.',
    code,
    traceId: 't',
  };
  await openApp('/volunteer-edit?friends=BCDFGHJK', {
    user,
    api: { ...shiftsApi(own()), 'GET /api/volunteer/shifts/shared': { status: 404, body: gone } },
  });
  await screen.findByRole('heading', { name: 'Your friend’s link doesn’t work anymore' });
});

test('a calendar file is saved', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:shifts');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  await openApp('/volunteer-edit', {
    user,
    api: { ...shiftsApi(own()), 'GET /api/user/volunteer/calendar': ok('BEGIN:VCALENDAR') },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save to my calendar' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
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

const ridden = {
  route,
  rideName: 'Ride Weekend',
  commitment: 500_000,
  registeredAt: '2026-10-04T12:00:00.000Z',
  lowerRouteDeadline: '2027-07-14',
  withdrawDeadline: '2027-08-14',
  isChangeable: true,
  isLeavable: true,
  change: null,
  waiting: [],
};
const routesOf = (...routes: object[]) =>
  ok({ currentEventName, fundraisingDeadline: '2027-10-15', paymentMethod: null, routes });

test('a rider sees their route with its course, and until when they can change it', async () => {
  await openApp('/ride-route/edit', { user, api: { 'GET /api/user/routes': routesOf(ridden) } });

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
  expect(
    screen.getByText(
      'You can move to a lower commitment through July 14, 2027, and to any other route until the day before the ride. You can leave the ride through August 14, 2027.',
    ),
  ).toBeTruthy();
});

test('from the day of the ride on, nothing is offered any more', async () => {
  const api = { 'GET /api/user/routes': routesOf({ ...ridden, isChangeable: false }) };
  await openApp('/ride-route/edit', { user, api });

  await screen.findByText('You can’t change routes on or after August 28, 2027.');
  expect(screen.queryByRole('button', { name: /Ride Weekend/ })).toBeNull();
});

test('a place on offer says until when it is kept, in the event’s zone', async () => {
  const offer = {
    routeId: 'b0000000-0000-4000-8000-000000000002',
    routeName: 'Seven Bridges',
    position: 1,
    offeredUntil: '2027-03-05T20:00:00.000Z',
  };
  const api = { 'GET /api/user/routes': routesOf({ ...ridden, waiting: [offer] }) };
  await openApp('/ride-route/edit', { user, api });

  await screen.findByText(/^A place on Seven Bridges is yours until Fri, Mar 5, 3:00\sPM EST\. Then/);
  expect(screen.getByRole('button', { name: 'Take this place' })).toBeTruthy();
});

test('a user without a ride sees how to register for one', async () => {
  await openApp('/ride-route/edit', { user, api: { 'GET /api/user/routes': routesOf() } });

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
  const api: Parameters<typeof openApp>[1]['api'] = {};
  await openApp('/volunteer-edit', { user, api });

  const again = await screen.findByRole('button', { name: 'Try again' });
  Object.assign(api, shiftsApi(own()));
  await userEvent.click(again);
  await screen.findByRole('heading', { level: 2, name: 'Find a shift' });
});
