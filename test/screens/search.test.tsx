import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openApp } from '#test/support/profile/whole-app.tsx';
import { event, foundGrace, foundMaya, foundWheelers, searching } from '#test/support/search-fixture.ts';

const none = { items: [] };
const give = {
  'GET /api/event': { status: 200, body: event },
  'GET /api/search/pelotons': { status: 200, body: [] },
  'GET /api/leaderboards': {
    status: 200,
    body: { climbers: [], nearSummit: [], pelotons: [], newcomers: [] },
  },
};

const field = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name of a person or a peloton' });
const status = () => within(screen.getByRole('main')).getByRole('status').textContent;
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('results list people and pelotons, each with links to their page and to donate', async () => {
  const { api, asked } = searching({
    people: { items: [foundMaya, foundGrace] },
    pelotons: { items: [foundWheelers] },
  });
  await openApp('/search?query=wheel', { api });

  await screen.findByRole('heading', { level: 1, name: 'Search' });
  expect(document.title).toBe('Product | Search');
  expect(asked.toSorted()).toEqual([
    '/api/search/pelotons?query=wheel&limit=4',
    '/api/search?query=wheel&page=1&limit=12&type=User',
  ]);
  expect(field().value).toBe('wheel');
  expect(status()).toBe('2 people and 1 peloton for “wheel”.');
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'People',
    'Pelotons',
  ]);
  expect(screen.getByText('Ride Weekend and Gravel Day, volunteer')).toBeTruthy();
  expect(screen.getByText('Hollin Valley Wheelers', { selector: 'p' })).toBeTruthy();
  expect(screen.getByText('$2,459 raised')).toBeTruthy();
  expect(main.getByText('Volunteer')).toBeTruthy();
  expect(screen.getByText('No goal of their own. Your gift counts just the same.')).toBeTruthy();
  expect(screen.getByText('Peloton · 16 people')).toBeTruthy();
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('A climb to $4,800, 51% done'),
    expect.stringContaining('A climb to $10,000, 85% done'),
  ]);
  expect(hrefOf('Maya Okafor')).toBe('/profile/maya-okafor');
  expect(hrefOf('Give to Maya Okafor')).toBe('/donate?recipient=maya-okafor&recipientType=User');
  expect(screen.queryByRole('link', { name: /^See the page/ })).toBeNull();
  expect(hrefOf('Give to Hollin Valley Wheelers')).toBe(
    `/donate?recipient=${foundWheelers.id}&recipientType=Peloton`,
  );
});

test('a rider is drawn on a bicycle, and a person with only a challenge on foot', async () => {
  const walker = {
    ...foundGrace,
    goal: 100_000,
    participantTypes: { isChallenger: true, isVolunteer: false, registeredRides: [] },
  };
  const { api } = searching({ people: { items: [foundMaya, walker] }, pelotons: none });
  await openApp('/search?query=a', { api });
  const climbOf = async (name: string) =>
    (await screen.findByRole('heading', { level: 3, name }))
      .closest('article')
      ?.querySelector('.climb__rider')?.innerHTML;
  expect(await climbOf('Grace Lindqvist')).not.toBe(await climbOf('Maya Okafor'));
});

test('a super-peloton says that the people of its pelotons come on top', async () => {
  const { api } = searching({ people: none, pelotons: { items: [{ ...foundWheelers, level: 'super' }] } });
  await openApp('/search?query=wheel', { api });
  expect(
    await screen.findByText('Super-peloton · 16 people of its own, and those of its pelotons'),
  ).toBeTruthy();
});

test('a search for pelotons without a name lists all pelotons', async () => {
  const { api, asked } = searching({ people: none, pelotons: { items: [foundWheelers] } });
  await openApp('/search?type=Peloton', { api });

  await screen.findByRole('heading', { level: 1, name: 'Find a peloton' });
  expect(status()).toBe('1 peloton this year. Open one to meet them and ask to join.');
  expect(asked.filter((path) => path.startsWith('/api/search'))).toEqual([
    '/api/search/pelotons?page=1&limit=12',
  ]);
  expect(hrefOf('Start your own peloton')).toBe('/peloton/new');
});

test('names in /give/search link to the donation page', async () => {
  const { api } = searching({ people: { items: [foundMaya] }, pelotons: none });
  await openApp('/give/search?query=maya', { api });

  await screen.findByRole('heading', { level: 1, name: 'Who do you want to give to?' });
  expect(document.title).toBe('Product | Find someone to give to');
  expect(hrefOf('Maya Okafor')).toBe('/donate?recipient=maya-okafor&recipientType=User');
});

test('close matches are left out when a name matches', async () => {
  const { api } = searching({
    people: { items: [foundMaya] },
    pelotons: { items: [{ ...foundWheelers, match: 'close' }] },
  });
  await openApp('/search?query=maya', { api });
  await screen.findByText('1 person for “maya”.');
  expect(screen.queryByRole('heading', { name: 'Hollin Valley Wheelers' })).toBeNull();
});

test('without an exact match, close matches are shown as such', async () => {
  const { api } = searching({ people: { items: [{ ...foundMaya, match: 'close' }] }, pelotons: none });
  await openApp('/search?query=okafro', { api });
  await screen.findByText('No match for “okafro”. This comes close:');
  expect(hrefOf('Maya Okafor')).toBe('/profile/maya-okafor');
});

test('a search without results shows hints and the general fund', async () => {
  const { api } = searching({ people: none, pelotons: none });
  await openApp('/search?query=zzzz', { api });
  await screen.findByText('No one named “zzzz” has registered this year.');
  expect(screen.getByRole('heading', { level: 2, name: 'What you can try' })).toBeTruthy();
  expect(hrefOf('general fund')).toBe('/donate?recipientType=General');
});

test('the results link to the previous and next page with the same query', async () => {
  const { api, asked } = searching({ people: { items: [foundMaya], total: 30 }, pelotons: none });
  await openApp('/search?query=ma%20ok&page=2', { api });
  await screen.findByText('Page 2 of 3');
  expect(asked).toEqual(['/api/search?query=ma%20ok&page=2&limit=12&type=User']);
  expect(hrefOf('Previous page')).toBe('/search?query=ma+ok');
  expect(hrefOf('Next page')).toBe('/search?query=ma+ok&page=3');
});

test('a page after the last one links to the first page', async () => {
  const { api } = searching({ people: { items: [], total: 30 }, pelotons: none });
  await openApp('/search?query=ma&page=99', { api });
  await screen.findByText('There aren’t that many pages for “ma”.');
  expect(hrefOf('Back to the first page')).toBe('/search?query=ma');
});

test('pelotons that do not fit are linked on a page of pelotons only', async () => {
  const { api } = searching({ people: none, pelotons: { items: [foundWheelers], total: 40 } });
  await openApp('/search?query=w', { api });
  await screen.findByText('40 pelotons for “w”.');
  expect(hrefOf('See all 40 pelotons')).toBe('/search?query=w&type=Peloton');
});

test('the search for pelotons only is paged', async () => {
  const { api, asked } = searching({ people: none, pelotons: { items: [foundWheelers], total: 40 } });
  await openApp('/search?query=w&type=Peloton', { api });
  await screen.findByText('Page 1 of 4');
  expect(asked).toEqual(['/api/search/pelotons?query=w&page=1&limit=12']);
  expect(hrefOf('Next page')).toBe('/search?query=w&type=Peloton&page=2');
});

test.each(['/search', '/search?query=', '/search?query=%20%09%00', '/give/search?query=+'])(
  '%s has no query: it searches nothing and redirects to /give',
  async (address) => {
    const { router, asked } = await openApp(address, { api: give });
    await screen.findByRole('heading', { level: 1, name: 'Back someone’s climb.' });
    expect(router.state.location.pathname).toBe('/give');
    expect(asked.map((one) => one.split('?')[0]).toSorted()).toEqual([
      'GET /api/event',
      'GET /api/leaderboards',
      'GET /api/search/pelotons',
    ]);
  },
);

test('a query longer than 200 characters is cut, and a message says so', async () => {
  const { api, asked } = searching({ people: none, pelotons: none });
  await openApp(`/search?query=${'🚴'.repeat(5_000)}`, { api });
  await screen.findByText(/so we searched for the first 200 characters only/);
  const sent = new URL(asked[0] ?? '', 'http://site').searchParams.get('query') ?? '';
  expect([...sent]).toEqual(Array.from({ length: 200 }, () => '🚴'));
  expect(field().value).toBe(sent);
});

test.each([
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['%', '%'],
  ['_"\'\\', '_"\'\\'],
  ['a\u0000b\u0007c', 'a b c'],
  ['2027', '2027'],
  ['{"a":1}', '{"a":1}'],
  ['constructor', 'constructor'],
])('the query %j is searched literally', async (typed, looked) => {
  const { api, asked } = searching({ people: none, pelotons: none });
  await openApp(`/search?query=${encodeURIComponent(typed)}`, { api });
  await screen.findByText(`No one named “${looked}” has registered this year.`);
  const sent = asked.map((one) => new URL(one, 'http://site').searchParams.get('query'));
  expect(sent).toEqual([looked, looked]);
  expect(field().value).toBe(looked);
});

test('a failed search (503) keeps the query, and “Search again” repeats it', async () => {
  const { api } = searching({ people: { items: [foundMaya] }, pelotons: none });
  const { 'GET /api/search': answer } = api;
  let isAway = true;
  await openApp('/search?query=maya', {
    api: {
      ...api,
      'GET /api/search': (body, address) =>
        isAway ? { status: 503, body: 'Out for lunch' } : answer(body, address),
    },
  });
  await screen.findByRole('heading', { name: 'Search isn’t working right now' });
  expect(screen.getByText('Out for lunch')).toBeTruthy();
  expect(field().value).toBe('maya');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Search again' }));
  await screen.findByText('1 person for “maya”.');
});

test('a lost connection shows an alert, and keeps the query', async () => {
  await openApp('/search?query=maya', { api: {} });
  const told = await screen.findByRole('alert');
  expect(within(told).getByRole('heading', { name: 'Search isn’t working right now' })).toBeTruthy();
  expect(field().value).toBe('maya');
});

test('Enter with another name searches on the same page, from its first page of results', async () => {
  const { api, asked } = searching({ people: { items: [foundMaya] }, pelotons: none });
  const { router } = await openApp('/search?query=maya&page=2', { api });
  await screen.findByRole('heading', { level: 2, name: 'People' });
  await userEvent.clear(field());
  await userEvent.type(field(), '  Grace & Co {Enter}');
  await screen.findByText('1 person for “Grace & Co”.');
  expect(router.state.location.href).toBe('/search?query=Grace+%26+Co');
  expect(asked.at(-1)).toMatch(/query=Grace%20%26%20Co/);
});

test('typing two or more letters updates results and address, and keeps text and focus', async () => {
  const { api, asked } = searching({ people: { items: [foundMaya] }, pelotons: none });
  const { router } = await openApp('/give/search?query=wheel', { api });
  await screen.findByText('1 person for “wheel”.');
  const { length } = window.history;
  const input = field();
  await userEvent.clear(input);
  await userEvent.type(input, 'm');
  await userEvent.type(input, 'aya ');
  await screen.findByText('1 person for “maya”.');
  expect(router.state.location.href).toBe('/give/search?query=maya');
  expect(window.history.length).toBe(length);
  expect(field()).toBe(input);
  expect(input.value).toBe('maya ');
  expect(document.activeElement).toBe(input);
  const queries = asked.map((one) => new URL(one, 'http://site').searchParams.get('query'));
  // The first query, and no single letters; each once for people and once for pelotons.
  expect(queries.filter((one) => one === 'm')).toEqual([]);
  expect(queries.filter((one) => one === 'maya')).toEqual(['maya', 'maya']);
});

test('navigation to another query updates the field, even while it has the focus', async () => {
  const { api } = searching({ people: { items: [foundMaya] }, pelotons: none });
  const { router } = await openApp('/search?query=wheel', { api });
  await screen.findByText('1 person for “wheel”.');
  field().focus();
  await router.navigate({ href: '/search?query=grace' });
  await screen.findByText('1 person for “grace”.');
  expect(field().value).toBe('grace');
});
