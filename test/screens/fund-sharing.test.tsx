import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import {
  address,
  api,
  captain,
  endpoint,
  fund,
  inPeloton,
  member,
  members,
  ownApi,
  share,
} from '#test/support/fund-sharing/fund-sharing-answers.ts';
import { listAnswer } from '#test/support/profile/list-fixture.ts';
import { wheelers } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

const heading = { level: 1, name: 'Share what was raised' };

test('a captain sees the fund, each member’s missing amount, and the shares', async () => {
  await openApp(address, { user: captain, api: api() });

  await screen.findByRole('heading', { name: 'Start with a plan' });
  screen.getByRole('heading', heading);
  expect(document.title).toBe('Product | Share what was raised');
  const figures = screen
    .getAllByRole('term')
    .slice(0, 3)
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(figures).toEqual([
    ['given to the fund', '$900'],
    ['shared with members', '$455'],
    ['still to raise together', '$2,675'],
  ]);
  const rows = within(screen.getByRole('list', { name: 'Who can get a share' })).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Priya Lockettneeds $2,675 of $2,800',
    'Kai Morenoneeds $2,900: $2,800, and $100 refunded after it was shared',
  ]);
  const satisfied = screen.getByText('2 members need nothing').closest('details');
  expect(satisfied?.open).toBe(false);
  expect([...(satisfied?.querySelectorAll('li p') ?? [])].map((row) => row.textContent)).toEqual([
    'Omar NasserMet',
    'Imran DesaiNo commitment',
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'History' }));
  await screen.findByRole('heading', { name: 'What was shared' });
  const shares = screen.getByRole('list', { name: 'Shares' });
  for (const text of ['$455', 'from the fund to you', '“For the last mile.”'])
    expect(shares.textContent).toContain(text);
});

test('each plan says what it would do, with High Rollers and without', async () => {
  await openApp(address, { user: captain, api: api() });

  const plans = within(await screen.findByRole('list', { name: 'Ways to share the fund' }));
  const outlooks = () =>
    plans.getAllByRole('listitem').map((plan) => plan.querySelector('p:last-of-type')?.textContent);
  expect(outlooks()).toEqual([
    '2 of 3 riders meet their commitment. Each gets $42 to $260.',
    '1 of 4 riders meets the commitment. Each gets $111.25.',
  ]);
  await userEvent.click(screen.getByLabelText('Include High Rollers in plans'));
  expect(outlooks()).toEqual([
    '0 riders meet their commitment. One rider gets $445.',
    'No one would get a share.',
  ]);
  plans.getByText(
    'Equal shares of at least $1, and no one gets more than they need. If there’s too little for everyone, those who need most get it.',
  );
});

test('a chosen plan fills in amounts and is marked until an amount changes', async () => {
  const lines = [{ to: 'priya-lockett', firstName: 'Priya', lastName: 'Lockett', amount: 44_500 }];
  await openApp(address, {
    user: captain,
    api: {
      ...api(),
      [`POST /api/fundsharing/peloton/${wheelers.id}/plan`]: { status: 200, body: { lines, rest: 0 } },
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: /to get the most riders to their commitment$/ }),
  );
  await screen.findByText('Filled in');
  const field = screen.getByLabelText<HTMLInputElement>('Amount for Priya Lockett');
  expect(field.value).toBe('445');
  fireEvent.change(field, { target: { value: '400' } });
  await waitFor(() => expect(screen.queryByText('Filled in')).toBeNull());
});

test('members without a commitment are offered as such, and not as past one', async () => {
  const grace = { publicId: 'grace-tierney', firstName: 'Grace', lastName: 'Tierney', raised: 25_400 };
  const donors = [{ ...grace, committedAmount: 0, spare: 25_400, offer: null, request: false }];
  await openApp(`${address}?tab=ask`, {
    user: captain,
    api: { ...api(), [`${endpoint}/donors`]: listAnswer(donors) },
  });

  const row = (await screen.findByRole('rowheader', { name: 'Grace Tierney' })).closest('tr');
  expect(row?.textContent).toContain('No commitment');
  expect(row?.textContent).not.toContain('Past');
});

test('unfolding the fund shows its parts, which add up to the balance', async () => {
  await openApp(address, { user: captain, api: api() });
  const details = (await screen.findByText('What the fund is made of')).closest('details');
  if (details === null) throw new Error('There is nothing to unfold.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const sum = await screen.findByText('In the fund');
  expect([...(sum.closest('dl')?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Online gifts$800.00',
    'Checks$120.00',
    'Refunded to donors−$20.00',
    'Shared with others−$455.00',
    'In the fund$445.00',
    'Gifts whose payment is being confirmed$50.00',
  ]);
});

test('the rest decreases with each amount, and a sum above it is refused before any request', async () => {
  const { asked } = await openApp(address, { user: captain, api: api() });
  const field = await screen.findByLabelText('Amount for Priya Lockett');

  fireEvent.change(field, { target: { value: '400' } });
  await screen.findByText('$45 of $445 left');
  fireEvent.change(field, { target: { value: '500' } });
  await screen.findByText('$55 too much');
  fireEvent.click(screen.getByRole('button', { name: 'See what changes' }));

  await screen.findByText('That’s $55 more than there is to share. Lower the amounts by $55.', {
    exact: false,
  });
  fireEvent.change(screen.getByLabelText('Amount for Omar Nasser'), { target: { value: '1' } });
  fireEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  await screen.findAllByText(/Omar Nasser has met the commitment/);
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
});

const preview: Schemas['SharePreview'] = {
  source: { name: wheelers.name, before: 44_500, after: 34_500 },
  spare: 34_500,
  peloton: { name: wheelers.name, before: 90_000, after: 90_000 },
  lines: [
    {
      to: 'priya-lockett',
      name: 'Priya Lockett',
      amount: 10_000,
      before: 12_500,
      after: 22_500,
      committedAmount: 280_000,
      missing: 257_500,
    },
  ],
};

test('changed figures since the preview are announced, and the amounts stay', async () => {
  const orders: unknown[] = [];
  const { asked } = await openApp(address, {
    user: captain,
    api: {
      ...api(),
      [endpoint]: () => ({
        status: 200,
        body: orders.length === 0 ? fund : { ...fund, balance: 34_500 },
      }),
      [`POST /api/fundsharing/peloton/${wheelers.id}/preview`]: { status: 200, body: preview },
      'POST /api/fundsharing/peloton': (order) => {
        orders.push(order);
        return {
          status: 409,
          headers: { 'content-type': 'application/problem+json' },
          body: {
            type: 'about:blank',
            status: 409,
            code: 'balance-changed',
            title: 'Money came in or went out since you looked.',
            traceId: '0',
            fields: [{ path: '/body/before', code: 'balance-changed', message: 'The fund has $345 now.' }],
          },
        };
      },
    },
  });
  const field = await screen.findByLabelText('Amount for Priya Lockett');
  fireEvent.change(field, { target: { value: '100' } });
  fireEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  await screen.findByText('$125 → $225');
  screen.getByText('$445 → $345');
  fireEvent.click(screen.getByRole('button', { name: 'Share $100 with Priya Lockett' }));

  await screen.findByRole('heading', { name: 'The figures have changed' });
  screen.getByText('The fund has $345 now.');
  await screen.findByText('$245 of $345 left');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('The figures have changed'));
  expect(orders).toEqual([
    expect.objectContaining({
      before: 44_500,
      lines: [{ to: 'priya-lockett', amount: 10_000, before: 12_500 }],
    }),
  ]);
  const loads = asked.filter((call) => call === endpoint).length;
  fireEvent.click(screen.getByRole('button', { name: 'Change the amounts' }));
  await waitFor(() => expect(asked.filter((call) => call === endpoint).length).toBeGreaterThan(loads));
  expect((screen.getByLabelText('Amount for Priya Lockett') as HTMLInputElement).value).toBe('100');
});

const refusal = (status: number, code: string, title: string) => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: { type: 'about:blank', status, code, title, detail: title, traceId: '0' },
});

test('focus goes to the totals, back to the form, and to what was done', async () => {
  await openApp(address, {
    user: captain,
    api: {
      ...api(),
      [`POST /api/fundsharing/peloton/${wheelers.id}/preview`]: { status: 200, body: preview },
      'POST /api/fundsharing/peloton': {
        status: 201,
        body: { batchId: share.batchId, amount: 10_000, count: 1, balance: 34_500 },
      },
    },
  });
  const focused = (text: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(text));
  const see = () => fireEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  fireEvent.change(await screen.findByLabelText('Amount for Priya Lockett'), { target: { value: '100' } });
  see();
  await focused('Every total that changes');
  fireEvent.click(screen.getByRole('button', { name: 'Change the amounts' }));
  await focused('Start with a plan');
  see();
  fireEvent.click(await screen.findByRole('button', { name: 'Share $100 with Priya Lockett' }));
  await focused('You shared $100. $345 is left in the fund.');
});

test('an unknown outcome is announced once, and no new preview can be requested', async () => {
  await openApp(address, {
    user: captain,
    api: {
      ...api(),
      [`POST /api/fundsharing/peloton/${wheelers.id}/preview`]: { status: 200, body: preview },
      'POST /api/fundsharing/peloton': refusal(500, 'unexpected', 'Something went wrong on our side'),
    },
  });
  fireEvent.change(await screen.findByLabelText('Amount for Priya Lockett'), { target: { value: '100' } });
  fireEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Share $100 with Priya Lockett' }));
  await screen.findByRole('heading', { name: 'We don’t know whether $100 was shared with Priya Lockett' });
  expect(screen.queryByText('Enter an amount first.')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'That didn’t work' })).toBeNull();
  expect(screen.getByRole('button', { name: 'See what changes' }).hasAttribute('disabled')).toBe(true);
});

test('the page reports a failed plan, also after another action', async () => {
  const donor = {
    publicId: 'omar-nasser',
    firstName: 'Omar',
    lastName: 'Nasser',
    raised: 300_000,
    committedAmount: 280_000,
    spare: 20_000,
    offer: null,
    request: false,
  };
  await openApp(address, {
    user: captain,
    api: {
      ...api(),
      [`${endpoint}/donors`]: listAnswer([donor]),
      [`POST /api/fundsharing/peloton/${wheelers.id}/requests`]: { status: 201, body: {} },
      [`POST /api/fundsharing/peloton/${wheelers.id}/plan`]: refusal(409, 'balance-too-low', 'Not enough'),
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Ask members' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for $200 from Omar Nasser' }));
  await screen.findByText(/^We asked Omar for \$200/);
  await userEvent.click(screen.getByRole('link', { name: 'Share' }));
  fireEvent.click(screen.getByRole('button', { name: /to share it evenly$/ }));
  await screen.findByText('Not enough');
  expect(screen.queryByText(/^We asked Omar/)).toBeNull();
});

test('another page of members keeps the amounts, and warns of nothing', async () => {
  const { router } = await openApp(address, {
    user: captain,
    api: {
      ...api(),
      [`${endpoint}/recipients`]: (_, at) =>
        at.searchParams.get('page') === '2'
          ? listAnswer([{ ...member, publicId: 'zainab-nwosu', firstName: 'Zainab', lastName: 'Nwosu' }], {
              page: 2,
              limit: 3,
              total: 4,
            })
          : listAnswer(members, { limit: 3, total: 4 }),
    },
  });
  fireEvent.change(await screen.findByLabelText('Amount for Priya Lockett'), { target: { value: '100' } });
  await act(() => router.navigate({ to: address, search: { page: 2 }, hash: 'amounts' }));
  await screen.findByLabelText('Amount for Zainab Nwosu');
  expect(screen.queryByText('Leave without sharing?')).toBeNull();
  screen.getByText('1 amount on other pages: Priya Lockett $100.');
  await act(async () => void router.navigate({ to: address, search: { from: 'self' } }));
  await screen.findByText('Leave without sharing?');
});

test('while the figures are read again, amounts can be typed and nothing else can be pressed', async () => {
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  const { router } = await openApp(address, {
    user: captain,
    api: {
      ...api(),
      [`${endpoint}/recipients`]: async (_, at) => {
        if (at.searchParams.get('page') === '2') await isLetThrough;
        return listAnswer(members, { limit: 3, total: 4 });
      },
    },
  });
  fireEvent.change(await screen.findByLabelText('Amount for Priya Lockett'), { target: { value: '100' } });
  await act(() => router.navigate({ to: address, search: { page: 2 }, hash: 'amounts' }));
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'See what changes' });
  const plan = screen.getByRole<HTMLButtonElement>('button', { name: /to share it evenly$/ });
  expect(submit.disabled).toBe(true);
  expect(plan.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Amount for Omar Nasser'), { target: { value: '50' } });
  letThrough();
  await waitFor(() => expect(plan.disabled).toBe(false));
  expect(submit.disabled).toBe(false);
  screen.getByText('$295 of $445 left');
});

test('an empty fund says what fills it, and offers no form', async () => {
  await openApp(address, { user: captain, api: api({ ...fund, balance: 0 }) });

  await screen.findByText(/The fund is empty right now/);
  expect(screen.queryByRole('button', { name: 'See what changes' })).toBeNull();
});

test('after the end nothing can be shared, and what was shared stays', async () => {
  await openApp(address, { user: captain, api: api({ ...fund, isOpen: false }) });

  await screen.findByRole('heading', { name: 'Fund sharing has ended' });
  expect(screen.queryByRole('button', { name: 'See what changes' })).toBeNull();
  screen.getByRole('list', { name: 'Shares' });
});

test.each([
  ['a member', address, inPeloton({})],
  ['a captain who asks for their own', `${address}?from=self`, captain],
])('%s shares what is beyond the commitment, with the fund or others', async (_, at, user) => {
  const { asked } = await openApp(at, { user, api: ownApi() });

  await screen.findByRole('heading', { name: 'Share what you raised' });
  screen.getByText(/\$100 of it is yours to share/);
  const rows = within(screen.getByRole('list', { name: 'Who can get a share' })).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.firstChild?.textContent)).toEqual([
    `The fund of ${wheelers.name}`,
    'Priya Lockett',
  ]);
  expect(asked).not.toContain(endpoint);
  expect(screen.queryByRole('link', { name: 'Share the fund' }) === null).toBe(user !== captain);
});

test('a user who only asked to join is shown a 403, and nothing is requested', async () => {
  const { asked } = await openApp(address, { user: inPeloton({ isPending: true, isAdmin: true }), api: {} });

  const title = 'Only its members share a peloton’s money.';
  await screen.findByRole('heading', { level: 1, name: title });
  expect(document.title).toBe(`Product | 403: ${title}`);
  expect(asked.filter((call) => call.includes('fundsharing'))).toEqual([]);
});

test('fund sharing redirects a visitor to sign-in with its address as prevPath', async () => {
  const { router } = await openApp(address, { api: { 'GET /api/settings': { status: 500, body: 'No.' } } });

  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  expect(router.state.location.search).toMatchObject({ prevPath: address });
});

test('of the page that the server rendered, a visitor reads who shares the fund, and where to sign in', async () => {
  const { asked } = await openApp(address, { api: {}, came: { getPeloton: wheelers } });

  await screen.findByRole('heading', heading);
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
