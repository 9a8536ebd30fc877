import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { type Api, openApp } from '#test/support/profile/whole-app.tsx';

const person = (firstName: string, lastName: string, pelotonName: string | null = null) => ({
  type: 'User',
  match: 'name',
  publicId: `${firstName}-${lastName}`.toLowerCase(),
  firstName,
  lastName,
  participantTypes: { isChallenger: true, isVolunteer: false, registeredRides: [] },
  pelotonName,
  profileImageUrl: null,
  raised: 0,
  goal: 0,
});
const crew = {
  type: 'Peloton',
  match: 'name',
  id: 'c0000000-0000-4000-8000-000000000001',
  name: 'Maple Wheelers',
  level: 'peloton',
  parentName: null,
  membersCount: 3,
  acceptingNewMembers: true,
  profileImageUrl: null,
  raised: 0,
};

const listed = (body: unknown[]) => ({
  status: 200,
  body,
  headers: Object.fromEntries(
    Object.entries({ page: 1, limit: 12, count: body.length, total: body.length }).map(([name, value]) => [
      `pagination-${name}`,
      `${value}`,
    ]),
  ),
});

const everybody = [
  person('Maya', 'Okafor', 'Gravel Guild'),
  person('Mads', 'Holm'),
  person('Mara', 'Lind'),
  person('Mavis', 'Bright'),
  person('Max', 'Fifth'),
];

let api: Api;
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  api = {
    'GET /api/search': listed(everybody),
    'GET /api/search/pelotons': listed([crew]),
    'GET /api/user/donations/given/recurring/active': { status: 200, body: [] },
    'GET /api/user/donations/given/all': listed([]),
  };
});

/** The first test waits for scripts that the later ones find loaded. */
const patience = { timeout: 10_000 };

/** A page behind sign-in, whose header has the search box, once the app is open. */
const openBox = async () => {
  const app = await openApp('/edit-donation', { user: mayaSignedIn, api });
  const banner = within(await screen.findByRole('banner'));
  const box = await banner.findByRole<HTMLInputElement>('searchbox');
  await waitFor(async () => {
    box.blur();
    box.focus();
    expect(box.getAttribute('role')).toBe('combobox');
  }, patience);
  return { app, box };
};

const options = () => screen.findAllByRole('option', {}, patience);

test('suggestions appear while the user types; arrow keys move through them, and Enter opens one', async () => {
  const { app, box } = await openBox();
  expect([box.getAttribute('aria-expanded'), box.getAttribute('aria-autocomplete')]).toEqual([
    'false',
    'list',
  ]);
  await userEvent.type(box, 'ma');
  expect((await options()).map(({ textContent }) => textContent)).toEqual([
    'Maya OkaforGravel Guild',
    'Mads HolmChallenger',
    'Mara LindChallenger',
    'Mavis BrightChallenger',
    'Maple WheelersPeloton · 3 people',
  ]);
  expect(screen.getByText('5 names found.').getAttribute('role')).toBe('status');
  await waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('true'));
  const list = screen.getByRole('listbox', { name: 'Names' });
  expect(box.getAttribute('aria-controls')).toBe(list.id);
  await userEvent.keyboard('{ArrowUp}');
  const chosen = () => screen.getByRole('option', { selected: true });
  expect([chosen().textContent, box.getAttribute('aria-activedescendant')]).toEqual([
    'Maple WheelersPeloton · 3 people',
    chosen().id,
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen().getAttribute('href')).toBe('/profile/mads-holm');
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/profile/mads-holm'));
  expect([screen.queryByRole('listbox'), box.getAttribute('aria-expanded')]).toEqual([null, 'false']);
});

test('Enter without a selection searches, Escape and blur close the list, and one letter requests nothing', async () => {
  const { app, box } = await openBox();
  await userEvent.type(box, 'ma');
  await options();
  await userEvent.keyboard('{Escape}');
  expect([screen.queryByRole('listbox'), box.value]).toEqual([null, 'ma']);
  await userEvent.type(box, 'p');
  await options();
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.clear(box);
  await userEvent.type(box, 'm');
  expect(app.asked.filter((name) => name === 'GET /api/search')).toHaveLength(2);
  await userEvent.type(box, 'aya{Enter}');
  await waitFor(() => expect(app.router.state.location.href).toBe('/search?query=maya'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('one letter that is a whole name is looked for, as in Chinese', async () => {
  const { box } = await openBox();
  await userEvent.type(box, '王');
  expect(await screen.findByRole('option', { name: /Maya Okafor/ })).toBeTruthy();
});

test('an outdated answer is ignored, and a failed request closes the list without an error', async () => {
  const { box } = await openBox();
  const { fetch } = globalThis;
  const held: (() => void)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/search' && searchParams.get('query') === 'ma')
      await new Promise<void>((resolve) => held.push(resolve));
    if (pathname === '/api/search' && searchParams.get('query') === 'max')
      return Response.json([everybody[4]], { headers: { 'pagination-total': '1' } });
    return fetch(request);
  });
  api['GET /api/search/pelotons'] = listed([]);
  await userEvent.type(box, 'ma');
  await waitFor(() => expect(held).toHaveLength(1));
  await userEvent.type(box, 'x');
  expect((await options()).map(({ textContent }) => textContent)).toEqual(['Max FifthChallenger']);
  held[0]?.();
  api['GET /api/search'] = null;
  await userEvent.type(box, 'y');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});
