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

test('a captain agrees to an invitation, and reads that they belong together', async () => {
  let state: unknown = { ...none, requests: [{ ...asked, isOurs: false }] };
  const { asked: calls } = await open(null, {
    [`GET ${endpoint}/family/requests`]: () => ({ status: 200, body: state }),
    [`POST ${endpoint}/family/requests/${company.id}/agree`]: () => {
      state = { ...none, parent: company };
      return { status: 200, body: state };
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Agree with Brightwater Health' }, { timeout: 20_000 }),
  );
  const told = await screen.findByText('Hollin Valley Wheelers and Brightwater Health belong together now.');
  expect(document.activeElement).toBe(told);
  expect(
    screen.getByRole('button', { name: 'end that you belong together with Brightwater Health' }),
  ).toBeTruthy();
  expect(calls.filter((one) => one.startsWith('POST'))).toEqual([
    `POST ${endpoint}/family/requests/${company.id}/agree`,
  ]);
});

test('a refusal is told beside the button, and the request stays', async () => {
  const refusal = { code: 'has-parent', title: 'Already in', detail: 'It has to leave that one first.' };
  await open(
    { ...none, requests: [{ ...asked, isOurs: false }] },
    { [`POST ${endpoint}/family/requests/${company.id}/decline`]: { status: 409, body: refusal } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Decline Brightwater Health' }));
  await screen.findByText('It has to leave that one first.');
  expect(screen.getByRole('button', { name: 'Agree with Brightwater Health' })).toBeTruthy();
});

test('a captain finds a super-peloton by name and asks it; pelotons of the same level are not offered', async () => {
  const found = (id: string, name: string, level: string) => ({
    type: 'Peloton',
    match: 'name',
    id,
    name,
    level,
    acceptingNewMembers: true,
    parentName: null,
    membersCount: 2,
    raised: 0,
  });
  let state: unknown = none;
  let body: unknown;
  await open(null, {
    [`GET ${endpoint}/family/requests`]: () => ({ status: 200, body: state }),
    'GET /api/search/pelotons': {
      status: 200,
      body: [
        found(company.id, company.name, 'super'),
        found('22222222-2222-4333-8444-555555555555', 'Bright Ones', 'peloton'),
      ],
      headers: {
        'pagination-page': '1',
        'pagination-limit': '20',
        'pagination-count': '2',
        'pagination-total': '2',
      },
    },
    [`POST ${endpoint}/family/requests`]: (sent) => {
      body = sent;
      state = { ...none, requests: [{ ...asked, isOurs: true }] };
      return { status: 200, body: state };
    },
  });
  await userEvent.type(
    await screen.findByRole('searchbox', { name: /^Which super-peloton do you want to join/ }),
    'bright{Enter}',
  );
  const offered = within(await screen.findByRole('list', { name: 'Found' }));
  expect(offered.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Ask Brightwater Health',
  ]);
  await userEvent.click(offered.getByRole('button'));
  await screen.findByText('We told the captain of Brightwater Health.');
  expect(body).toEqual({ pelotonId: company.id });
  expect(screen.getByRole('button', { name: 'Take back the request to Brightwater Health' })).toBeTruthy();
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
  const end = 'end that you belong together with Brightwater Health';
  await userEvent.click(await screen.findByRole('button', { name: end }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(calls.some((one) => one.startsWith('DELETE'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: end }));
  await userEvent.click(screen.getByRole('button', { name: `Yes, ${end}` }));
  await screen.findByText('Hollin Valley Wheelers and Brightwater Health no longer belong together.');
});

test('an admin has no say about super-pelotons, and asks for no requests', async () => {
  const { asked: calls } = await open(none, {}, { isCaptain: false, isAdmin: true });
  await screen.findByText('You lead this peloton.', { exact: false });
  expect(calls.some((one) => one.includes('/family/requests'))).toBe(false);
});
