import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp } from '#test/support/profile/whole-app.tsx';
import { event, searching } from '#test/support/search-fixture.ts';

const climber = {
  publicId: 'maya-okafor',
  firstName: 'Maya',
  lastName: 'Okafor',
  profileImageUrl: null,
  raised: 245_900,
  goal: 480_000,
};
const boards = {
  climbers: [climber],
  nearSummit: [],
  pelotons: [
    {
      id: 'de9d5b73-c409-829c-af8b-32c7852b142f',
      name: 'Hollin Valley Wheelers',
      profileImageUrl: null,
      membersCount: 16,
      raised: 851_400,
    },
  ],
  newcomers: [
    {
      publicId: 'tomas-rivera',
      firstName: 'Tomas',
      lastName: 'Rivera',
      profileImageUrl: null,
      participantTypes: {
        isChallenger: false,
        isVolunteer: true,
        registeredRides: [{ rideType: 'gravel' as const }],
      },
    },
  ],
};

const api = {
  ...searching({ people: { items: [] }, pelotons: { items: [] } }).api,
  'GET /api/event': { status: 200, body: event },
};

afterEach(() => vi.unstubAllGlobals());

const rows = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test.each(['/give', '/search?query=nobody'])('%s shows who is on the road', async (path) => {
  await openApp(path, { api: { ...api, 'GET /api/leaderboards': { status: 200, body: boards } } });
  await screen.findByRole('heading', { name: 'On the road right now' }, { timeout: 20_000 });
  expect(rows('Close to the summit')).toEqual(['MOMaya Okafor$2,459 of $4,800']);
  if (path === '/give') {
    expect(rows('Give to a peloton')).toEqual(['HWHollin Valley Wheelers16 people · $8,514 raisedGive']);
    expect(screen.queryByRole('region', { name: 'Pelotons at the front' })).toBeNull();
  } else expect(rows('Pelotons at the front')).toEqual(['HWHollin Valley Wheelers$8,514 · 16 people']);
  expect(rows('Just registered')).toEqual(['TRTomas RiveraRiding and volunteering']);
  expect(screen.getByRole('link', { name: 'Maya Okafor' }).getAttribute('href')).toBe('/profile/maya-okafor');
});

test('/give shows who is near the summit with a button for each, and doesn’t name them again', async () => {
  const near = { ...climber, raised: 470_050 };
  const body = { ...boards, climbers: [near], nearSummit: [near] };
  await openApp('/give', { api: { ...api, 'GET /api/leaderboards': { status: 200, body } } });
  await screen.findByRole('heading', { name: 'Almost at the summit' });
  expect(rows('Almost at the summit')).toEqual(['MOMaya Okafor$100 to go of $4,800Give']);
  expect(screen.getByRole('link', { name: 'Give to Maya Okafor' }).getAttribute('href')).toBe(
    '/donate?recipient=maya-okafor&recipientType=User',
  );
  expect(screen.queryByRole('region', { name: 'Close to the summit' })).toBeNull();
});

test.each([
  ['nobody is on them', { status: 200, body: { climbers: [], nearSummit: [], pelotons: [], newcomers: [] } }],
  ['the request fails', null],
])('the page leaves the leaderboards out if %s', async (_, answer) => {
  await openApp('/give', { api: { ...api, 'GET /api/leaderboards': answer } });
  await screen.findByRole('heading', { name: 'How giving works' });
  expect(screen.queryByRole('heading', { name: 'On the road right now' })).toBeNull();
});

test('they are read again after the event’s total has moved', async () => {
  const lines: EventTarget[] = [];
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      readyState = 1;
      constructor() {
        super();
        lines.push(this);
      }
      close() {}
    },
  );
  let raised = 245_900;
  await openApp('/give', {
    api: {
      ...api,
      'GET /api/leaderboards': () => ({
        status: 200,
        body: { climbers: [{ ...climber, raised }], pelotons: [], newcomers: [] },
      }),
    },
  });
  await screen.findByText('$2,459 of $4,800');
  await waitFor(() => expect(lines).toHaveLength(1));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  raised = 300_000;
  const hear = (total: number) =>
    lines[0]?.dispatchEvent(new MessageEvent('total', { data: JSON.stringify({ raised: total }) }));
  hear(1_000);
  hear(2_000);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  await screen.findByText('$3,000 of $4,800');
});
