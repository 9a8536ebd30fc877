import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openApp } from '#test/support/profile/whole-app.tsx';
import { event, foundWheelers, searching } from '#test/support/search-fixture.ts';

const pelotons = searching({ people: { items: [] }, pelotons: { items: [foundWheelers] } }).api;
const api = { ...pelotons, 'GET /api/event': { status: 200, body: event } };

const main = () => within(screen.getByRole('main'));
const hrefOf = (name: string) => main().getByRole('link', { name }).getAttribute('href');

test('/give offers a search for a person, links to pelotons, and the general fund', async () => {
  await openApp('/give', { api });
  await screen.findByRole('heading', { level: 1, name: 'Back someone’s climb.' });
  expect(document.title).toBe('Product | Give');
  expect(main().getByRole('img').getAttribute('aria-label')).toContain('A climb to $200,000, 27% done');
  expect(hrefOf('Give to the general fund')).toBe('/donate?recipientType=General');
  expect(hrefOf('Hollin Valley Wheelers')).toBe(`/peloton/${foundWheelers.id}`);
  expect(hrefOf('Give to Hollin Valley Wheelers')).toBe(
    `/donate?recipient=${foundWheelers.id}&recipientType=Peloton`,
  );
  expect(main().getByText('16 people · $8,514 raised')).toBeTruthy();
  expect(main().getByText(/we charge \$103\.30\. If you don’t, our/)).toBeTruthy();
});

test('the pelotons that raised most are named with their rank, and no super-peloton beside them', async () => {
  const ranked = (name: string, raised: number) => ({
    id: crypto.randomUUID(),
    ...{ name, raised, profileImageUrl: null, membersCount: 4 },
  });
  const boards = {
    climbers: [],
    nearSummit: [],
    newcomers: [],
    pelotons: [ranked('First', 200_000), ranked('Second', 100_000)],
  };
  const onlySuper = searching({
    people: { items: [] },
    pelotons: { items: [{ ...foundWheelers, level: 'super' as const }] },
  }).api;
  const names = async () => {
    const list = within(await screen.findByRole('region', { name: 'Give to a peloton' }));
    return list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  };
  await openApp('/give', { api: { ...api, 'GET /api/leaderboards': { status: 200, body: boards } } });
  await waitFor(async () => expect(await names()).toEqual(['First', 'Second']));
  cleanup();
  await openApp('/give', { api: { ...api, ...onlySuper } });
  await screen.findByRole('heading', { name: 'How giving works' });
  expect(screen.queryByRole('heading', { name: 'Give to a peloton' })).toBeNull();
});

test('a name opens /give/search, and a blank query stays on /give', async () => {
  const { router } = await openApp('/give', { api });
  const field = await screen.findByRole('searchbox', { name: 'Who do you want to back?' });
  await userEvent.type(field, '   {Enter}');
  expect(router.state.location.pathname).toBe('/give');
  await userEvent.type(field, 'maya{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/give/search?query=maya'));
});

test('unfolding the event’s total shows its parts', async () => {
  const parts = {
    total: 54_000,
    confirmed: 50_000,
    offline: 5_000,
    refunded: 1_000,
    attributed: 0,
    sharedIn: 0,
    sharedOut: 0,
    owed: 0,
    isSharedInOwed: false,
    pending: null,
  };
  await openApp('/give', {
    api: { ...api, 'GET /api/event/fundraising/parts': { status: 200, body: parts } },
  });
  const details = (await screen.findByText(/^What the \$[\d,]+ is made of$/)).closest('details');
  if (details === null) throw new Error('There is nothing to unfold.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect((await screen.findByText('Online gifts')).closest('dl')?.textContent).toBe(
    'Online gifts$500.00Checks$50.00Refunded to donors−$10.00Raised$540.00',
  );
});
