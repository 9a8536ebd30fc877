import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nextSummit } from '#src/components/climb/next-summit.ts';
import { pelotonText } from '#src/features/peloton/peloton-messages.ts';
import { mayaSignedIn, wheelers } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

const address = `/peloton/${wheelers.id}`;
const endpoint = `GET /api/peloton/${wheelers.id}`;

test('a visitor sees a peloton’s captain, admins, number of members and fundraising progress', async () => {
  await openApp(address, { api: { [endpoint]: { status: 200, body: wheelers } } });

  await screen.findByRole('heading', { level: 1, name: 'Hollin Valley Wheelers' });
  expect(document.title).toBe('Product | Hollin Valley Wheelers');
  expect(document.body.textContent).toContain('16 people, riding together since 2025.');
  expect(screen.getByText('Takes new members')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Give to the peloton' }).getAttribute('href')).toBe(
    `/donate?recipient=${wheelers.id}&recipientType=Peloton`,
  );
  expect(screen.getByText('Four people and a group chat, once.')).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'A climb to $10,000, 85% done: $8,514 raised, $1,486 to go.',
  );
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dev RamanCaptain', 'Omar NasserAdmin', 'See all 16 members', 'See who gave']);
  expect(screen.getByRole('link', { name: 'Dev Raman' }).getAttribute('href')).toBe('/profile/dev-raman');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('$8,514'),
    '$33,424',
    '16',
    '3',
  ]);
});

test('an admin sees requests to join, the private donor list and fund sharing', async () => {
  const peloton = { id: wheelers.id, name: wheelers.name, isPending: false, isAdmin: true, isCaptain: false };
  await openApp(address, {
    user: { ...mayaSignedIn, peloton },
    api: { [endpoint]: { status: 200, body: { ...wheelers, displayDonations: false } } },
  });

  const ways = within(await screen.findByRole('list', { name: 'More of this peloton' }));
  expect(ways.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'See all 16 members, 2 more asked to join',
    'See who gave',
    'Share what was given',
    'Edit the page',
  ]);
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${address}/members`,
    `${address}/donations`,
    `/fund-sharing/${wheelers.id}`,
    `${address}/edit`,
  ]);
});

test('a peloton shows its parent, that it is closed to new members, and that it is inactive', async () => {
  const parent = { id: '11111111-2222-4333-8444-555555555555', name: 'Brightwater Health' };
  const body = {
    ...wheelers,
    parent,
    acceptingNewMembers: false,
    isActive: false,
    captain: null,
    admins: [],
  };
  await openApp(address, { api: { [endpoint]: { status: 200, body } } });

  const above = await screen.findByRole('link', { name: 'Brightwater Health' });
  expect(above.getAttribute('href')).toBe(`/peloton/${parent.id}`);
  for (const text of [
    'Takes no new members',
    'Not riding this year',
    'Nobody leads this peloton at the moment.',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
});

test('a super-peloton shows that it counts the totals of its pelotons', async () => {
  const body = { ...wheelers, level: 'super' };
  await openApp(address, { api: { [endpoint]: { status: 200, body } } });

  await screen.findByText('Super-peloton · Product 2027');
  expect(document.body.textContent).toContain('It holds other pelotons, and counts what they raise.');
});

test('an unknown peloton shows 404', async () => {
  const body = { type: 'about:blank', title: 'No', status: 404, code: 'peloton-not-found', traceId: 't1' };
  await openApp(address, { api: { [endpoint]: { status: 404, body } } });

  await screen.findByRole('heading', { level: 1, name: 'This page could not be found.' });
  expect(document.title).toBe('Product | 404: This page could not be found.');
});

test('an invalid peloton id shows 404, and requests nothing', async () => {
  const { asked } = await openApp('/peloton/wheelers', { api: {} });

  await screen.findByRole('heading', { level: 1, name: 'This page could not be found.' });
  expect(asked).toEqual([]);
});

test.each([
  [0, 100_000],
  [99_999, 100_000],
  [100_000, 250_000],
  [250_000, 500_000],
  [356_300, 500_000],
  [500_000, 1_000_000],
  [1_000_000, 2_500_000],
])('from %i cents the next summit is %i', (raised, summit) => {
  expect(nextSummit(raised)).toBe(summit);
});

test.each([
  [1, [2027], '1 person, riding together since 2027.'],
  [0, [2026], 'Nobody is in it yet. On the road since 2026.'],
  [3, [], '3 people.'],
])('member count and first year are described in words (%#)', (membersCount, yearsActive, text) => {
  expect(pelotonText({ membersCount, yearsActive })).toBe(text);
});
