import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mayaSignedIn, wheelers, wheelersRoster } from '#test/support/profile/profile-fixture.ts';
import { type Api, openApp } from '#test/support/profile/whole-app.tsx';

const address = `/peloton/${wheelers.id}`;
const endpoint = `/api/peloton/${wheelers.id}`;
const company = { id: '11111111-2222-4333-8444-555555555555', name: 'Brightwater Health' };
const asked = { peloton: company, askedAt: '2026-11-20T15:00:00.000Z' };

const none = { level: 'peloton', parent: null, requests: [] };
const captain = { id: wheelers.id, name: wheelers.name, isPending: false, isAdmin: false, isCaptain: true };

const open = (state: unknown, api: Api = {}, changes: Partial<typeof captain> = {}) =>
  openApp(address, {
    user: { ...mayaSignedIn, peloton: { ...captain, ...changes } },
    api: {
      [`GET ${endpoint}`]: { status: 200, body: wheelers },
      [`GET ${endpoint}/roster`]: { status: 200, body: wheelersRoster },
      [`GET ${endpoint}/family/requests`]: { status: 200, body: state },
      ...api,
    },
  });

/** What comes after the page may be a while on a busy machine. */
const patient = { timeout: 20_000 };

const found = (id: string, name: string, level: string, parentName: string | null = null) => ({
  type: 'Peloton',
  match: 'name',
  id,
  name,
  level,
  acceptingNewMembers: true,
  parentName,
  membersCount: 2,
  raised: 0,
});
const listed = (body: readonly unknown[], total = body.length) => ({
  status: 200,
  body,
  headers: {
    'pagination-page': '1',
    'pagination-limit': '100',
    'pagination-count': String(body.length),
    'pagination-total': String(total),
  },
});

test('a captain agrees to an invitation, and reads that they belong together', async () => {
  let state: unknown = { ...none, requests: [{ ...asked, isOurs: false }] };
  const { asked: calls } = await open(null, {
    [`GET ${endpoint}/family/requests`]: () => ({ status: 200, body: state }),
    [`POST ${endpoint}/family/requests/${company.id}/agree`]: () => {
      state = { ...none, parent: company };
      return { status: 200, body: state };
    },
  });
  await screen.findByRole('heading', { name: '1 request for you to answer' }, patient);
  await userEvent.click(screen.getByRole('button', { name: 'Accept Brightwater Health' }));
  const told = await screen.findByText('Hollin Valley Wheelers and Brightwater Health belong together now.');
  expect(document.activeElement?.contains(told)).toBe(true);
  await screen.findByRole('button', { name: 'Leave Brightwater Health' });
  expect(calls.filter((one) => one.startsWith('POST'))).toEqual([
    `POST ${endpoint}/family/requests/${company.id}/agree`,
  ]);
  // The page and its climb follow.
  expect(calls.filter((one) => one === `GET ${endpoint}`).length).toBeGreaterThan(1);
});

test('the page reports a refusal, and the request stays', async () => {
  const refusal = { code: 'has-parent', title: 'Already in', detail: 'It has to leave that one first.' };
  await open(
    { ...none, requests: [{ ...asked, isOurs: false }] },
    { [`POST ${endpoint}/family/requests/${company.id}/decline`]: { status: 409, body: refusal } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Decline Brightwater Health' }, patient));
  await userEvent.click(screen.getByRole('button', { name: 'Decline it' }));
  await screen.findByText('It has to leave that one first.');
  expect(screen.getByRole('button', { name: 'Accept Brightwater Health' })).toBeTruthy();
});

test('a captain finds a super-peloton by name and asks it; pelotons of the same level are not offered', async () => {
  let state: unknown = none;
  let body: unknown;
  await open(null, {
    [`GET ${endpoint}/family/requests`]: () => ({ status: 200, body: state }),
    'GET /api/search/pelotons': listed([
      found(company.id, company.name, 'super'),
      found('22222222-2222-4333-8444-555555555555', 'Bright Ones', 'peloton'),
    ]),
    [`POST ${endpoint}/family/requests`]: (sent) => {
      body = sent;
      state = { ...none, requests: [{ ...asked, isOurs: true }] };
      return { status: 200, body: state };
    },
  });
  const field = await screen.findByRole('searchbox', { name: /^Name of the super-peloton/ }, patient);
  await userEvent.type(field, '{Enter}');
  await screen.findByText('Enter a part of its name.');
  await userEvent.type(field, 'bright{Enter}');
  await screen.findByText('1 super-peloton found.');
  const offered = within(screen.getByRole('list', { name: 'Results' }));
  await userEvent.click(offered.getByRole('button', { name: 'Ask Brightwater Health' }));
  await screen.findByText('We told the captain of Brightwater Health.');
  expect(body).toEqual({ pelotonId: company.id });
  expect(screen.getByRole('button', { name: 'Withdraw it from Brightwater Health' })).toBeTruthy();
  expect(field).toHaveProperty('value', '');
});

test('the captain of a family of 250 sees a dozen, then a hundred, and can part with each', async () => {
  const all = Array.from({ length: 250 }, (_, index) => ({
    id: `11111111-2222-4333-8444-${String(index).padStart(12, '0')}`,
    name: `Crew ${index + 1}`,
    profileImageUrl: null,
    isActive: true,
    membersCount: 3,
    raised: 100_000 - index,
  }));
  await openApp(address, {
    user: { ...mayaSignedIn, peloton: captain },
    api: {
      [`GET ${endpoint}`]: { status: 200, body: { ...wheelers, level: 'super' } },
      [`GET ${endpoint}/roster`]: { status: 200, body: wheelersRoster },
      [`GET ${endpoint}/family/requests`]: { status: 200, body: { ...none, level: 'super' } },
      [`GET ${endpoint}/family`]: (_, { searchParams }) => {
        const [page, limit] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('limit'))];
        const answer = listed(all.slice((page - 1) * limit, page * limit), all.length);
        const headers = { 'pagination-page': String(page), 'pagination-limit': String(limit) };
        return { ...answer, headers: { ...answer.headers, ...headers } };
      },
      'GET /api/search/pelotons': listed([
        found('22222222-2222-4333-8444-555555555555', 'Free Wheels', 'peloton'),
        found('22222222-2222-4333-8444-555555555556', 'Bound Wheels', 'peloton', 'Old Friends'),
      ]),
    },
  });
  const own = await screen.findByRole('region', { name: 'Your pelotons' }, patient);
  // By role it would take ten seconds.
  const parting = () =>
    [...own.querySelectorAll('li button')].filter((one) => /^Part ways with Crew \d+$/.test(one.textContent))
      .length;
  await within(own).findByRole('heading', { name: '250 pelotons in your super-peloton' });
  expect(parting()).toBe(12);
  await userEvent.click(within(own).getByText('Show 88 more'));
  await within(own).findByText('Show 100 more');
  expect(parting()).toBe(100);

  await userEvent.type(screen.getByRole('searchbox', { name: /^Name of the peloton/ }), 'wheels{Enter}');
  const offered = within(await screen.findByRole('list', { name: 'Results' }));
  expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Invite Free Wheels',
  ]);
  expect(screen.getByText('Belongs to Old Friends, and would have to leave it first')).toBeTruthy();
});

test('leaving asks once more', async () => {
  let state: unknown = { ...none, parent: company };
  const { asked: calls } = await open(null, {
    [`GET ${endpoint}/family/requests`]: () => ({ status: 200, body: state }),
    [`DELETE ${endpoint}/family/${company.id}`]: () => {
      state = none;
      return { status: 200, body: state };
    },
  });
  const leave = { name: 'Leave Brightwater Health' };
  await userEvent.click(await screen.findByRole('button', leave, patient));
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(calls.some((one) => one.startsWith('DELETE'))).toBe(false);
  await userEvent.click(screen.getByRole('button', leave));
  await userEvent.click(screen.getByRole('button', { name: 'Leave now' }));
  await screen.findByText('Hollin Valley Wheelers and Brightwater Health no longer belong together.');
});

test('an admin has no say about super-pelotons, and asks for no requests', async () => {
  const { asked: calls } = await open(none, {}, { isCaptain: false, isAdmin: true });
  await screen.findByRole('link', { name: 'Answer 2 requests' });
  expect(calls.some((one) => one.includes('/family/requests'))).toBe(false);
});
