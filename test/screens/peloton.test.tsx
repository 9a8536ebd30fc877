import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { nextSummit } from '#src/components/climb/next-summit.ts';
import { placesOf } from '#src/features/peloton/page/marks.ts';
import { pelotonText } from '#src/features/peloton/peloton-messages.ts';
import { mayaSignedIn, wheelers, wheelersRoster } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

const address = `/peloton/${wheelers.id}`;
const endpoint = `GET /api/peloton/${wheelers.id}`;

const roster = `${endpoint}/roster`;

/** The peloton with its roster, as a visitor opens it. */
const open = (
  changes: Partial<typeof wheelers> = {},
  {
    members = wheelersRoster.members,
    rest = wheelersRoster.rest,
    ...more
  }: Partial<typeof wheelersRoster> & {
    family?: unknown;
    donations?: unknown;
  } = {},
) => {
  const listOf = (body: unknown) => {
    const count = String((body as unknown[]).length);
    const headers = {
      'pagination-page': '1',
      'pagination-limit': '100',
      'pagination-count': count,
      'pagination-total': count,
    };
    return { status: 200, body, headers };
  };
  return openApp(address, {
    api: {
      [endpoint]: { status: 200, body: { ...wheelers, ...changes } },
      [roster]: { status: 200, body: { members, rest } },
      ...(more.family !== undefined && { [`${endpoint}/family`]: listOf(more.family) }),
      ...(more.donations !== undefined && { [`${endpoint}/donations`]: listOf(more.donations) }),
    },
  });
};

/** Parts that load after the page may take a while on a busy machine. */
const patient = { timeout: 20_000 };

const itemsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }, patient))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const money = (changes: Partial<(typeof wheelers)['fundraising']>) => ({
  fundraising: { ...wheelers.fundraising, ...changes },
});

test('a visitor sees who made the climb, what was given to whom, and how to join, give and share', async () => {
  await open();

  await screen.findByRole('heading', { level: 1, name: 'Hollin Valley Wheelers' });
  expect(document.title).toBe('Product | Hollin Valley Wheelers');
  expect(document.body.textContent).toContain('16 people, riding together since 2025. Captain: Dev Raman.');
  const card = within(screen.getByRole('complementary', { name: 'Raised together' }));
  expect(card.getByRole('link', { name: 'Give to the peloton' }).getAttribute('href')).toBe(
    `/donate?recipient=${wheelers.id}&recipientType=Peloton`,
  );
  expect(card.getByRole('link', { name: 'Join' })).toBeTruthy();
  expect(card.getByRole('button', { name: 'Share' })).toBeTruthy();
  expect(card.getByText('Open to new members')).toBeTruthy();
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['$7,314', '$1,200']);
  expect(await itemsOf('Members')).toEqual([
    'DRDev RamanCaptain$975',
    'ONOmar NasserAdmin$1,088',
    'MOMaya Okafor$2,459',
  ]);
  expect(screen.getByRole('link', { name: 'And 13 more' }).parentElement?.textContent).toBe(
    'And 13 more, who raised $2,792.',
  );
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'A climb to $10,000, 85% done: $8,514 raised, $1,486 to go. 3 members on this climb together.',
  );
  expect(screen.getByRole('heading', { name: '3 years on the road' })).toBeTruthy();
  expect(screen.getByText('Four people and a group chat, once.')).toBeTruthy();
});

test('the newest gifts to the fund are shown where the list is public', async () => {
  const donation = {
    id: '11111111-2222-4333-8444-555555555556',
    name: 'Ruth Whitaker',
    isAnonymous: false,
    amount: 2_500,
    isAmountVisible: true,
    message: 'Go!',
    givenAt: '2026-11-15T15:00:00.000Z',
    receivedByPeloton: true,
  };
  await open({}, { donations: [donation] });
  expect(await itemsOf('Gifts to the fund, newest first')).toEqual([
    expect.stringMatching(/^Ruth Whitaker\$25November 15, 2026“Go!”$/),
  ]);
  expect(screen.getByRole('link', { name: 'See all 1 gift' }).getAttribute('href')).toBe(
    `${address}/donations`,
  );
});

test('a member’s debt is named on the card, whose parts add up to the total', async () => {
  await open(money({ raised: 700_000, fund: 120_000, owed: 10_050, goal: null }));
  await screen.findByText('refunded after it was shared: the next gifts make up for it');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$5,900.50',
    '$1,200',
    '−$100.50',
  ]);
});

test('where as much is owed as there is, the card says why its total is $0', async () => {
  await open(money({ raised: 0, fund: 0, owed: 10_000 }));
  await screen.findByText(
    '$100 went back to donors after it was shared with others. The next gifts make up for it.',
  );
});

test('with a goal the climb goes there, and beyond it the peloton is on the summit', async () => {
  await open(money({ goal: 800_000 }));
  await screen.findByText('On the summit, and $514 beyond. Every further dollar still goes to research.');
  expect(screen.getByRole('complementary').textContent).toContain('$8,514 raised together of $8,000');
  expect((await screen.findByRole('img')).getAttribute('aria-label')).toContain('all the way up');
});

test('a peloton without donations and members says so, and offers no list of members', async () => {
  await open(
    { ...money({ raised: 0, fund: 0, allTimeRaised: 0 }), membersCount: 0, captain: null, admins: [] },
    { members: [], rest: { members: 0, raised: 0 } },
  );
  await screen.findByText('Every dollar goes to cancer research.');
  expect(await screen.findByText(/^No one has joined yet this year/)).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Members' })).toBeNull();
  expect(screen.queryAllByRole('definition')).toEqual([]);
});

test('three of five make a peloton that is not complete yet', async () => {
  await open({ membersCount: 3 }, { rest: { members: 0, raised: 0 } });
  await screen.findByText(
    '3 of 5: 2 more make the peloton complete. Members can ride and raise money before that, too.',
  );
});

test('a super-peloton draws its pelotons on the climb and lists them with their totals', async () => {
  const family = [
    {
      id: '11111111-2222-4333-8444-555555555557',
      name: 'Nurses',
      profileImageUrl: null,
      isActive: true,
      membersCount: 7,
      raised: 217_400,
    },
    {
      id: '11111111-2222-4333-8444-555555555558',
      name: 'Labs',
      profileImageUrl: null,
      isActive: false,
      membersCount: 0,
      raised: 0,
    },
  ];
  await open({ level: 'super' }, { family });
  expect(await itemsOf('The pelotons of Hollin Valley Wheelers')).toEqual([
    'NNurses7 people$2,174',
    'LLabsNot riding this year$0',
  ]);
  expect(screen.getByText('2 pelotons under one name. The total counts everyone once.')).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('2 pelotons on this climb together.');
});

test('a family of 250 shows two dozen, and the others page by page on demand, each once', async () => {
  const all = Array.from({ length: 250 }, (_, index) => ({
    id: `11111111-2222-4333-8444-${String(index).padStart(12, '0')}`,
    name: `Crew ${index + 1}`,
    profileImageUrl: null,
    isActive: true,
    membersCount: 3,
    raised: index < 40 ? 100_000 - index * 1_000 : 0,
  }));
  let isReachable = true;
  const list = (_: unknown, { searchParams }: URL) => {
    const [page, limit] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('limit'))];
    if (!isReachable) throw new TypeError('Failed to fetch');
    const body = all.slice((page - 1) * limit, page * limit);
    const headers = {
      'pagination-page': String(page),
      'pagination-limit': String(limit),
      'pagination-count': String(body.length),
      'pagination-total': '250',
    };
    return { status: 200, body, headers };
  };
  await openApp(address, {
    api: {
      [endpoint]: { status: 200, body: { ...wheelers, level: 'super' } },
      [roster]: { status: 200, body: wheelersRoster },
      [`${endpoint}/family`]: list,
    },
  });
  expect(await itemsOf('The pelotons of Hollin Valley Wheelers')).toHaveLength(24);
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain(
    '250 pelotons on this climb together.',
  );
  const links = () =>
    [
      ...within(screen.getByRole('list', { name: 'The pelotons of Hollin Valley Wheelers' })).getAllByRole(
        'link',
      ),
      ...within(screen.getByRole('list', { name: /^More pelotons of/ })).queryAllByRole('link'),
    ].map(({ textContent }) => textContent);

  isReachable = false;
  await userEvent.click(screen.getByText('See the other 226 pelotons'));
  await screen.findByText('We couldn’t load them right now.');
  isReachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('100 of 250 pelotons are shown.');
  // One member moved up meanwhile, so the next page begins with one that is already shown.
  all.unshift(...all.splice(249, 1));
  await userEvent.click(screen.getByRole('button', { name: 'Show 100 more' }));
  await screen.findByText('199 of 250 pelotons are shown.');
  expect(document.activeElement?.textContent).toBe('Crew 101');
  await userEvent.click(screen.getByRole('button', { name: 'Show 51 more' }));
  await screen.findByText('249 of 250 pelotons are shown.');
  expect(new Set(links()).size).toBe(249);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

test.each([
  [[], []],
  [
    [{ raised: 0 }, { raised: 0 }],
    [0.25, 0.75],
  ],
  [
    [{ raised: 100 }, { raised: 300 }],
    [0.1875, 0.6875],
  ],
])('the position of a mark depends half on its rank and half on the raised amount (%#)', (marks, places) => {
  expect(placesOf(marks)).toEqual(places);
});

test('an admin sees the private donor list, fund sharing and the way to edit the page', async () => {
  const peloton = { id: wheelers.id, name: wheelers.name, isPending: false, isAdmin: true, isCaptain: false };
  await openApp(address, {
    user: { ...mayaSignedIn, peloton },
    api: { [endpoint]: { status: 200, body: { ...wheelers, displayDonations: false } } },
  });

  const ways = within(await screen.findByRole('list', { name: 'Yours as its leader' }));
  expect(ways.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'See who gave',
    'Share the fund',
    'Edit the page',
  ]);
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
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
    membersCount: 0,
    fundraising: { ...wheelers.fundraising, raised: 0 },
  };
  await openApp(address, { api: { [endpoint]: { status: 200, body } } });

  const above = await screen.findByRole('link', { name: 'Brightwater Health' });
  expect(above.getAttribute('href')).toBe(`/peloton/${parent.id}`);
  for (const text of [
    'No one can join it or give to it right now.',
    'Not riding this year',
    'This peloton has no captain right now.',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(document.body.textContent).not.toContain('Be the first');
  expect(screen.queryByRole('link', { name: 'See who gave' })).toBeNull();
});

test('a super-peloton shows that it counts the totals of its pelotons', async () => {
  const body = { ...wheelers, level: 'super' };
  await openApp(address, { api: { [endpoint]: { status: 200, body } } });

  await screen.findByText('Super-peloton · Product 2027');
  expect(document.body.textContent).toContain('It includes other pelotons and counts what they raise.');
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
  [0, [2026], 'Nobody rides in it right now. On the road since 2026.'],
  [3, [], '3 people.'],
])('member count and first year are described in words (%#)', (membersCount, yearsActive, text) => {
  expect(pelotonText({ membersCount, yearsActive })).toBe(text);
});

const personOf = (publicId: string, firstName: string, lastName: string) => ({
  publicId,
  firstName,
  lastName,
});

const entry = (id: string, kind: string, more: object) => ({
  id,
  kind,
  at: '2027-03-02T15:00:00.000Z',
  details: {},
  ...more,
});

test('a member unfolds what the logbook says about them', async () => {
  const maya = personOf(mayaSignedIn.publicId, 'Maya', 'Okafor');
  const dev = personOf('dev-raman', 'Dev', 'Raman');
  const body = [
    entry('2', 'admin-unmade', { actor: dev, person: maya }),
    entry('1', 'joined-by-code', { actor: maya, person: maya }),
  ];
  const headers = {
    'pagination-page': '1',
    'pagination-limit': '100',
    'pagination-count': '2',
    'pagination-total': '2',
  };
  await openApp(address, {
    user: mayaSignedIn,
    api: {
      [endpoint]: { status: 200, body: wheelers },
      [`${endpoint}/logbook`]: { status: 200, body, headers },
    },
  });

  await userEvent.click(await screen.findByText('What the logbook says about you', undefined, patient));
  expect((await screen.findByText(/as an admin/)).textContent).toBe('Dev Raman removed you as an admin.');
  expect(screen.getByText('You joined with the group code.')).toBeTruthy();
});

test('a visitor has no logbook to unfold', async () => {
  await open();
  await screen.findByRole('heading', { level: 1, name: wheelers.name });
  expect(screen.queryByText('What the logbook says about you')).toBeNull();
});
