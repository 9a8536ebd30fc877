import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { donations, donationsInFull, listAnswer } from '#test/support/profile/list-fixture.ts';
import { maya, mayaSignedIn, wheelers } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

const address = '/profile/maya-okafor/donations';
const person = { 'GET /api/user/maya-okafor': { status: 200, body: maya } };
const endpoint = 'GET /api/user/maya-okafor/donations';
const unthankedEndpoint = 'GET /api/user/maya-okafor/donations/unthanked';
const hidden = { 'GET /api/user/maya-okafor': { status: 200, body: { ...maya, isDonorListVisible: false } } };

const pelotonAddress = `/peloton/${wheelers.id}/donations`;
const pelotonEndpoint = `GET /api/peloton/${wheelers.id}/donations`;
const peloton = { [`GET /api/peloton/${wheelers.id}`]: { status: 200, body: wheelers } };
const captain = {
  ...mayaSignedIn,
  peloton: { id: wheelers.id, name: wheelers.name, isPending: false, isAdmin: false, isCaptain: true },
};

const rows = () => within(screen.getByRole('list', { name: /^Gifts to/ })).getAllByRole('listitem');
const texts = () => rows().map(({ textContent }) => textContent);

test('a visitor sees a person’s donors, without the names and amounts that donors hide', async () => {
  await openApp(address, { api: { ...person, [endpoint]: listAnswer(donations) } });

  await screen.findByRole('heading', { level: 1, name: 'Who gave to Maya' });
  expect(document.title).toBe('Product | Who gave to Maya Okafor');
  expect(texts()).toEqual([
    'Larkin & DaughtersNovember 14, 2026$100“Ride safe.”',
    'AnonymousNovember 14, 2026$100',
    'Thuy TranNovember 14, 2026Amount kept private',
  ]);
  expect(document.body.textContent).toContain('3 gifts so far.');
  expect(screen.getByRole('link', { name: 'Give to Maya' }).getAttribute('href')).toBe(
    '/donate?recipient=maya-okafor&recipientType=User',
  );
  expect(screen.queryByRole('navigation', { name: 'Gifts to Maya, page by page' })).toBeNull();
});

test('the recipient sees hidden names and amounts, with a note that others don’t', async () => {
  await openApp(address, {
    user: mayaSignedIn,
    api: { ...hidden, [endpoint]: listAnswer(donationsInFull), [unthankedEndpoint]: listAnswer([]) },
  });

  await screen.findByRole('heading', { level: 1, name: 'Who gave to you' });
  expect(texts()).toEqual([
    'Larkin & DaughtersNovember 14, 2026$100“Ride safe.”',
    'Shy SamNovember 14, 2026$100Others don’t see the name.',
    'Thuy TranNovember 14, 2026$25Others don’t see the amount.',
  ]);
  expect(document.body.textContent).toContain('Only you see this list. Change who sees it');
});

/** The first was thanked for. */
const ownDonations = donationsInFull.map((donation, index) => ({
  ...donation,
  thankedAt: index === 0 ? '2026-11-16T12:00:00.000Z' : null,
}));

test('the recipient sees which donations are thanked for, and the ways to thank for the others', async () => {
  const waiting = listAnswer(ownDonations.slice(1, 2), { limit: 1, total: 2 });
  const api = { ...person, [endpoint]: listAnswer(ownDonations), [unthankedEndpoint]: waiting };
  await openApp(address, { user: mayaSignedIn, api });

  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('link', { name: 'Say thanks for 2 gifts' });
  expect(hrefOf('Say thanks for 2 gifts')).toBe('/profile/maya-okafor/thank');
  expect(rows().map(({ textContent }) => /Thank.*/.exec(textContent ?? '')?.[0])).toEqual([
    'Thanked on November 16, 2026',
    'Thank Shy Sam',
    'Thank Thuy Tran',
  ]);
  expect(hrefOf('Thank Thuy Tran')).toBe(`/profile/maya-okafor/thank?gift=${donations[2]?.id}`);
});

test('the recipient’s list has no way to thank for all where all are thanked for', async () => {
  const api = {
    ...person,
    [endpoint]: listAnswer(ownDonations.slice(0, 1)),
    [unthankedEndpoint]: listAnswer([]),
  };
  await openApp(address, { user: mayaSignedIn, api });

  await screen.findByText(/^Thanked on/);
  expect(screen.queryByRole('link', { name: /^Thank/ })).toBeNull();
});

test('a visitor’s list shows no thanks and no spreadsheets', async () => {
  const { asked } = await openApp(address, { api: { ...person, [endpoint]: listAnswer(donations) } });

  await screen.findByRole('heading', { level: 1, name: 'Who gave to Maya' });
  expect(screen.queryByText(/^Thank/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  expect(asked).not.toContain(unthankedEndpoint);
});

test.each([
  ['Download Product 2027', 'currentyear'],
  ['Download all years', 'all'],
])('"%s" asks for the table of received donations, and a failure is shown', async (name, path) => {
  const table = `GET /api/user/donations/csv/received/${path}`;
  const api = {
    ...person,
    [endpoint]: listAnswer(ownDonations),
    [unthankedEndpoint]: listAnswer([]),
    [table]: {
      status: 429,
      body: { code: 'too-many-requests', title: 'Slow down', detail: 'Wait a minute.' },
    },
  };
  const { asked } = await openApp(address, { user: mayaSignedIn, api });

  fireEvent.click(await screen.findByRole('button', { name }));
  await screen.findByText('Wait a minute.');
  expect(asked).toContain(table);
});

test('a private donor list shows a visitor that it is private, and is not requested', async () => {
  const { asked } = await openApp(address, { api: hidden });

  await screen.findByRole('heading', { level: 1, name: 'Maya keeps this list private' });
  expect(asked).not.toContain(endpoint);
  expect(screen.queryByRole('list', { name: /^Gifts/ })).toBeNull();
});

const pageOf = ({ searchParams }: URL) => Number(searchParams.get('page') ?? 1);

test('the donor list links to the previous and next page by ?page=', async () => {
  const api = {
    ...person,
    [endpoint]: (_: unknown, at: URL) =>
      listAnswer(donations.slice(0, 1), { page: pageOf(at), limit: 1, total: 3 }),
  };
  await openApp(`${address}?page=2`, { api });

  const pages = within(await screen.findByRole('navigation', { name: 'Gifts to Maya, page by page' }));
  expect(pages.getByText('Page 2 of 3')).toBeTruthy();
  expect(pages.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(address);
  expect(pages.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(`${address}?page=3`);
});

test('a page after the last one links to the first page', async () => {
  const api = { ...person, [endpoint]: listAnswer([], { page: 99_999, total: 3 }) };
  await openApp(`${address}?page=99999`, { api });

  await screen.findByText(/There’s no page 99999/);
  expect(screen.getByRole('link', { name: 'See the latest' }).getAttribute('href')).toBe(address);
});

test.each(['0', '-1', '1.5', '999999', 'two', '%5B2%5D', '%22%3E%3Cscript%3E'])(
  'the donor list ignores an invalid page number: ?page=%s',
  async (page) => {
    const seen: number[] = [];
    const answer = (_: unknown, at: URL) => {
      seen.push(pageOf(at));
      return listAnswer(donations);
    };
    await openApp(`${address}?page=${page}`, { api: { ...person, [endpoint]: answer } });

    await screen.findByRole('heading', { level: 1, name: 'Who gave to Maya' });
    expect(seen).toEqual([1]);
  },
);

const unregistered = {
  'GET /api/user/maya-okafor': {
    status: 200,
    body: {
      ...maya,
      participantTypes: { isChallenger: false, isVolunteer: false, registeredRides: [] },
    },
  },
};

test('the donor list of somebody who isn’t registered has no way to give to them', async () => {
  await openApp(address, { api: { ...unregistered, [endpoint]: listAnswer([]) } });

  await screen.findByText('Maya isn’t registered for Product 2027 yet, so Maya can’t receive gifts.');
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('link', { name: 'Give to Maya' })).toBeNull();
  expect(main.getByRole('link', { name: 'Find someone to give to' }).getAttribute('href')).toBe('/give');
});

test('the private donor list of somebody who isn’t registered promises no gift', async () => {
  const { body } = unregistered['GET /api/user/maya-okafor'];
  const api = { 'GET /api/user/maya-okafor': { status: 200, body: { ...body, isDonorListVisible: false } } };
  await openApp(address, { api });

  await screen.findByText('Only Maya sees who gave.');
  expect(screen.queryByRole('link', { name: 'Give to Maya' })).toBeNull();
});

test('an empty donor list asks for the first donation', async () => {
  await openApp(address, { api: { ...person, [endpoint]: listAnswer([]) } });

  await screen.findByText('Nobody has given to Maya for Product 2027 yet. Be the first.');
});

test.each(['/profile/Not%20A%20Name/donations', '/peloton/wheelers/donations', '/peloton/wheelers/members'])(
  '%s has an invalid id: it shows 404, and requests nothing',
  async (path) => {
    const { asked } = await openApp(path, { api: {} });

    await screen.findByRole('heading', { level: 1, name: 'This page could not be found.' });
    expect(asked).toEqual([]);
  },
);

test('the donor list of an unknown person shows 404', async () => {
  const body = { type: 'about:blank', title: 'No', status: 404, code: 'person-not-found', traceId: 't1' };
  await openApp(address, { api: { 'GET /api/user/maya-okafor': { status: 404, body } } });

  await screen.findByRole('heading', { level: 1, name: 'This page could not be found.' });
});

test('a captain sees the donor list that the peloton keeps private', async () => {
  const closed = { ...wheelers, displayDonations: false };
  const api = {
    [`GET /api/peloton/${wheelers.id}`]: { status: 200, body: closed },
    [pelotonEndpoint]: listAnswer(donationsInFull),
  };
  await openApp(pelotonAddress, { user: captain, api });

  await screen.findByRole('heading', { level: 1, name: 'Who gave to the peloton' });
  expect(document.title).toBe('Product | Who gave to Hollin Valley Wheelers');
  expect(document.body.textContent).toContain('Only the captain and the admins see this list.');
  expect(rows()).toHaveLength(3);
});

test('a private donor list of a peloton is not requested for a user who is not its captain or admin', async () => {
  const api = {
    [`GET /api/peloton/${wheelers.id}`]: { status: 200, body: { ...wheelers, displayDonations: false } },
  };
  const { asked } = await openApp(pelotonAddress, { user: mayaSignedIn, api });

  await screen.findByRole('heading', { level: 1, name: 'Hollin Valley Wheelers keeps this list private' });
  expect(asked).not.toContain(pelotonEndpoint);
});

test('a visitor sees the public donor list of a peloton', async () => {
  await openApp(pelotonAddress, { api: { ...peloton, [pelotonEndpoint]: listAnswer(donations) } });

  await screen.findByRole('heading', { level: 1, name: 'Who gave to the peloton' });
  expect(texts()[1]).toBe('AnonymousNovember 14, 2026$100');
});

test('a profile shows its newest donations, and links to the full list', async () => {
  const api = { ...person, [endpoint]: listAnswer(donations, { limit: 3, total: 30 }) };
  await openApp('/profile/maya-okafor', { api });

  await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
  await screen.findByRole('heading', { level: 2, name: 'Who gave to Maya' });
  expect(screen.getByRole('link', { name: 'See all 30 gifts' }).getAttribute('href')).toBe(address);
  expect(
    within(screen.getByRole('list', { name: 'Gifts, newest first' })).getAllByRole('listitem'),
  ).toHaveLength(3);
});

test('a person’s own profile links to the private donor list, and does not request it', async () => {
  const { asked } = await openApp('/profile/maya-okafor', { user: mayaSignedIn, api: hidden });

  const link = await screen.findByRole('link', { name: 'See who gave to you' });
  expect(link.getAttribute('href')).toBe(address);
  expect(asked).not.toContain(endpoint);
});

test('a profile is shown without donations and without an error when they fail to load', async () => {
  await openApp('/profile/maya-okafor', { api: person });

  await screen.findByText('I climb for my mother.');
  expect(screen.queryByRole('heading', { name: 'Who gave to Maya' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
