import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { components } from '#openapi/contract.gen.ts';
import { listAnswer } from '#test/support/profile/list-fixture.ts';
import { mayaSignedIn, wheelers } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

type Schemas = components['schemas'];

const address = `/fund-sharing/${wheelers.id}`;
const endpoint = `GET /api/fundsharing/peloton/${wheelers.id}`;

const fund: Schemas['FundSharing'] = {
  pelotonId: wheelers.id,
  pelotonName: wheelers.name,
  currentEventName: 'Product 2027',
  balance: 44_500,
  given: 90_000,
  shared: 45_500,
  parts: {
    total: 44_500,
    confirmed: 80_000,
    offline: 12_000,
    refunded: 2_000,
    attributed: 0,
    sharedIn: 0,
    sharedOut: 45_500,
    pending: { donations: 5_000, monthly: 0 },
  },
  missing: 267_500,
  fundraisingDeadline: '2027-10-15',
  fundSharingEnds: '2027-10-20',
  isOpen: true,
};

const member: Schemas['FundSharingRecipient'] = {
  publicId: 'priya-lockett',
  firstName: 'Priya',
  lastName: 'Lockett',
  role: 'member',
  raised: 12_500,
  committedAmount: 280_000,
  missing: 267_500,
  isHighRoller: false,
};
const members = [
  member,
  { ...member, publicId: 'omar-nasser', firstName: 'Omar', lastName: 'Nasser', raised: 300_000, missing: 0 },
  {
    ...member,
    publicId: 'imran-desai',
    firstName: 'Imran',
    lastName: 'Desai',
    committedAmount: 0,
    missing: 0,
  },
];

const captain = {
  ...mayaSignedIn,
  peloton: { id: wheelers.id, name: wheelers.name, isPending: false, isAdmin: false, isCaptain: true },
};

const api = (given: Schemas['FundSharing'] = fund) => ({
  [endpoint]: { status: 200, body: given },
  [`${endpoint}/recipients`]: listAnswer(members),
});

test.each([
  [100, 'less than 1%'],
  [1_940, '1%'],
  [99_950, '99%'],
])('a fund of %i cents for 100,000 missing cents covers %s', async (balance, share) => {
  await openApp(address, { user: captain, api: api({ ...fund, balance, missing: 100_000 }) });

  await screen.findByRole('heading', { level: 1, name: 'Share what was given' });
  expect(document.body.textContent).toContain(
    `The fund could cover ${share} of what members still have to raise.`,
  );
});

test('a captain sees the fund’s balance, each member’s missing amount, and how to request a share', async () => {
  await openApp(address, { user: captain, api: api() });

  await screen.findByRole('heading', { level: 1, name: 'Share what was given' });
  expect(document.title).toBe('Product | Share what was given');
  expect(document.body.textContent).toContain(
    'The fund could cover 16% of what members still have to raise.',
  );
  const figures = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(figures).toEqual([
    ['in the fund now', '$445'],
    ['given to the fund', '$900'],
    ['shared with members', '$455'],
    ['still to raise together', '$2,675'],
  ]);
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.lastElementChild?.textContent));
  expect(rows).toEqual([
    ['Priya Lockett', '$125.00', '$2,800.00', '$2,675.00'],
    ['Omar Nasser', '$3,000.00', '$2,800.00', 'Met'],
    ['Imran Desai', '$125.00', '–', 'No commitment'],
  ]);
  expect(screen.getByRole('link', { name: 'Write to the office' }).getAttribute('href')).toBe('/contact');
  expect(document.body.textContent).toContain('Send it by October 20, 2027');
});

test('unfolding the fund shows its parts, which add up to the balance', async () => {
  await openApp(address, { user: captain, api: api() });
  const details = (await screen.findByText('What the fund is made of')).closest('details');
  if (details === null) throw new Error('There is nothing to unfold.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const sum = await screen.findByText('In the fund');
  expect([...(sum.closest('dl')?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Gifts online$800.00',
    'Checks$120.00',
    'Given back to donors−$20.00',
    'Shared with others−$455.00',
    'In the fund$445.00',
    'Gifts whose payment is being confirmed$50.00',
  ]);
});

test.each([
  [{ balance: 0 }, 'There is nothing in the general fund to share just now.'],
  [{ missing: 0 }, 'Everybody has met their commitment.'],
  [{ balance: 267_500 }, 'The fund holds enough to bring everybody to their commitment.'],
])('the page states what the balance can cover (%#)', async (part, text) => {
  await openApp(address, { user: captain, api: api({ ...fund, ...part }) });

  await screen.findByRole('heading', { level: 1, name: 'Share what was given' });
  expect(document.body.textContent).toContain(text);
});

test.each([
  ['a member', { isPending: false, isAdmin: false, isCaptain: false }],
  ['a user who only asked to join', { isPending: true, isAdmin: true, isCaptain: false }],
])('fund sharing shows %s a 403, and requests nothing', async (_, part) => {
  const user = { ...mayaSignedIn, peloton: { id: wheelers.id, name: wheelers.name, ...part } };
  const { asked } = await openApp(address, { user, api: {} });

  await screen.findByRole('heading', {
    level: 1,
    name: 'Only a peloton’s captain and admins share its fund.',
  });
  expect(document.title).toBe('Product | 403: Only a peloton’s captain and admins share its fund.');
  expect(asked.filter((call) => call.includes('fundsharing'))).toEqual([]);
});

test('fund sharing redirects a visitor to sign-in with its address as prevPath', async () => {
  const { router } = await openApp(address, { api: { 'GET /api/settings': { status: 500, body: 'No.' } } });

  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  expect(router.state.location.search).toMatchObject({ prevPath: address });
});

test('of the page that the server rendered, a visitor reads who shares the fund, and where to sign in', async () => {
  const { asked } = await openApp(address, { api: {}, came: { getPeloton: wheelers } });

  await screen.findByRole('heading', { level: 1, name: 'Share what was given' });
  screen.getByText(wheelers.name);
  expect(screen.getByRole('link', { name: 'Sign in to share it' }).getAttribute('href')).toBe(
    `/sign-in?prevPath=${encodeURIComponent(address)}`,
  );
  expect(asked.filter((call) => call.includes('fundsharing'))).toEqual([]);
});

test('an invalid peloton id shows 404, and requests nothing', async () => {
  const { asked } = await openApp('/fund-sharing/wheelers', { user: captain, api: {} });

  await screen.findByRole('heading', { level: 1, name: 'This page could not be found.' });
  expect(asked).toEqual([]);
});
