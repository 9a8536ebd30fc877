import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeEvents, listening } from '#test/support/profile/fake-events.ts';
import { maya, mayaSignedIn, wheelers } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

const address = '/profile/maya-okafor';
const person = { 'GET /api/user/maya-okafor': { status: 200, body: maya } };
const partsEndpoint = 'GET /api/user/maya-okafor/fundraising/parts';

const parts = {
  total: maya.fundraising.raised,
  confirmed: maya.fundraising.raised - 20_000,
  offline: 10_000,
  refunded: 5_000,
  attributed: 20_000,
  sharedIn: 0,
  sharedOut: 5_000,
  owed: 0,
  isSharedInOwed: false,
  pending: null as { donations: number; monthly: number } | null,
};

/** Unfolds the line, as a click on it does. */
const unfold = async () => {
  const summary = await screen.findByText('What the $2,459 is made of');
  const details = summary.closest('details');
  if (details === null) throw new Error('There is nothing to unfold.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

const rows = async () => {
  const sum = await screen.findByText(/^Counts toward the commitment$/);
  return [...(sum.closest('dl')?.children ?? [])].map(({ textContent }) => textContent);
};

afterEach(() => vi.unstubAllGlobals());

test('unfolding a total requests and shows its parts', async () => {
  const { asked } = await openApp(address, {
    api: { ...person, [partsEndpoint]: { status: 200, body: parts } },
  });
  await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
  expect(asked).not.toContain(partsEndpoint);
  await unfold();
  expect(await rows()).toEqual([
    'Online gifts$2,259.07',
    'Checks$100.00',
    'Shared by the peloton$200.00',
    'Refunded to donors−$50.00',
    'Shared with others−$50.00',
    'Counts toward the commitment$2,459.07',
  ]);
});

test('the owner also sees pending and recurring donations to come', async () => {
  const own = { ...parts, pending: { donations: 2_500, monthly: 15_000 } };
  await openApp(address, {
    user: mayaSignedIn,
    api: { ...person, [partsEndpoint]: { status: 200, body: own } },
  });
  await unfold();
  expect((await rows()).slice(-2)).toEqual([
    'Gifts whose payment is being confirmed$25.00',
    'Monthly gifts to come by the deadline$150.00',
  ]);
});

test('parts that fail to load are requested again by “Try again”', async () => {
  const api = { ...person, [partsEndpoint]: { status: 503, body: { code: 'temporarily-unavailable' } } };
  await openApp(address, { api });
  await unfold();
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t load this right now.');
  api[partsEndpoint] = { status: 200, body: parts } as never;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(6);
});

const seen = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('the progress chart follows live totals, and a hidden page closes its event stream', async () => {
  vi.stubGlobal('EventSource', FakeEvents);
  await openApp(`/peloton/${wheelers.id}`, {
    api: { [`GET /api/peloton/${wheelers.id}`]: { status: 200, body: wheelers } },
  });
  const climb = () => screen.getByRole('img').getAttribute('aria-label');
  await screen.findByRole('heading', { level: 1, name: 'Hollin Valley Wheelers' });
  const source = await listening();
  expect(new URL(source.url).search).toBe(`?of=Peloton&id=${wheelers.id}`);
  await source.say(wheelers.fundraising.raised + 100_000);
  expect(climb()).toBe('A climb to $10,000, 95% done: $9,514 raised, $486 to go.');
  seen('hidden');
  expect(FakeEvents.open.size).toBe(0);
  seen('visible');
  const again = await listening();
  await again.say(999_900);
  expect(climb()).toBe('A climb to $10,000, 99% done: $9,999 raised, $1 to go.');
  vi.restoreAllMocks();
});

test('a live total that reaches the goal marks it as reached', async () => {
  vi.stubGlobal('EventSource', FakeEvents);
  FakeEvents.open.clear();
  await openApp(address, { api: person });
  await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
  expect(screen.queryByText(/^The goal is reached/)).toBeNull();
  await (await listening()).say(maya.fundraising.goal);
  expect(screen.getByText(/^The goal is reached/)).toBeTruthy();
});
