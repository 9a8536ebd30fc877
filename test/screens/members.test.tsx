import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { inForWords } from '#src/features/peloton/peloton-messages.ts';
import { deskView } from '#test/support/member-desk/member-desk-fixture.ts';
import { listAnswer } from '#test/support/profile/list-fixture.ts';
import { mayaSignedIn, wheelers } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

type Member = Schemas['PelotonMember'];

const address = `/peloton/${wheelers.id}/members`;
const endpoint = `GET /api/peloton/${wheelers.id}/members`;
const peloton = { [`GET /api/peloton/${wheelers.id}`]: { status: 200, body: wheelers } };

const dev: Member = {
  publicId: 'dev-raman',
  firstName: 'Dev',
  lastName: 'Raman',
  profileImageUrl: null,
  role: 'captain',
  participantTypes: { isChallenger: false, isVolunteer: true, registeredRides: [{ rideType: 'signature' }] },
  raised: 97_510,
};
const zainab: Member = {
  ...dev,
  publicId: 'zainab-nwosu',
  firstName: 'Zainab',
  lastName: 'Nwosu',
  role: 'member',
  participantTypes: { isChallenger: false, isVolunteer: false, registeredRides: [] },
  raised: 0,
};

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.lastElementChild?.textContent));

test('a visitor sees a peloton’s members with what each raised this year', async () => {
  await openApp(address, { api: { ...peloton, [endpoint]: listAnswer([dev, zainab]) } });

  await screen.findByRole('heading', { level: 1, name: 'Who rides together' });
  expect(document.title).toBe('Product | Who rides with Hollin Valley Wheelers');
  expect(cells()).toEqual([
    ['Dev RamanCaptain', 'Ride Weekend, volunteering', '$975'],
    ['Zainab Nwosu', 'Not registered yet', '$0'],
  ]);
  expect(screen.getByRole('link', { name: 'Dev Raman' }).getAttribute('href')).toBe('/profile/dev-raman');
  expect(document.body.textContent).not.toContain('asked to join');
});

/** The desk, as an admin opens it. */
const openDesk = async (tab = '') => {
  const user = {
    ...mayaSignedIn,
    peloton: { id: wheelers.id, name: wheelers.name, isPending: false, isAdmin: true, isCaptain: false },
  };
  const view = deskView();
  const { requests, members, log } = view;
  const under = `GET /api/peloton/${wheelers.id}`;
  const opened = await openApp(`${address}${tab}`, {
    user,
    api: {
      ...peloton,
      [`${under}/desk`]: { status: 200, body: view.desk },
      [`${under}/requests`]: listAnswer(requests.items),
      [`${under}/members/all`]: (_, { searchParams }) =>
        listAnswer(searchParams.get('show') === 'missing' ? view.short.items : members.items),
      [`${under}/logbook`]: listAnswer(log.items),
    },
  });

  await screen.findByRole('heading', { level: 1, name: 'The captain’s desk' }, { timeout: 20_000 });
  return opened;
};

test('an admin gets the desk in place of the public list', async () => {
  await openDesk();
  expect(document.title).toBe('Product | The captain’s desk');
  expect(screen.getByRole('heading', { name: '2 people want to join' })).toBeTruthy();
  expect(screen.getByText('“I ride the same route.”')).toBeTruthy();
  expect(screen.getByText('Cora Lind founded the peloton.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Who rides together' })).toBeNull();
});

test('the desk answers first who needs the captain today, and by when', async () => {
  await openDesk();
  const needs = within(screen.getByRole('list', { name: 'Who needs you today' })).getAllByRole('listitem');
  expect(needs.map(({ textContent }) => textContent)).toEqual([
    '2 requests to answer',
    '1 rider short of their commitment',
    '12 weeks left, until October 31, 2027',
  ]);
  const short = within(screen.getByRole('list', { name: 'Furthest from their commitment' }));
  expect(short.getByRole('listitem').textContent).toContain('$1,500 to go');
});

test('each view of the desk has an address, and Back leads to the one before', async () => {
  const { router } = await openDesk();
  await userEvent.click(screen.getByRole('link', { name: 'Members' }));
  await screen.findByRole('heading', { name: 'Your members' });
  expect(router.state.location.search).toMatchObject({ tab: 'members' });
  expect(screen.getByRole('link', { name: 'Members' }).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('heading', { name: '2 people want to join' })).toBeNull();
  act(() => router.history.back());
  await screen.findByRole('heading', { name: '2 people want to join' });
});

test('a link of the page to another view leads the focus to its heading', async () => {
  await openDesk();
  await userEvent.click(screen.getByRole('link', { name: 'See the whole logbook' }));
  const title = await screen.findByRole('heading', { name: 'Logbook' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('a letter that is begun warns of leaving, and is there after a reload', async () => {
  const { router } = await openDesk('?tab=e-mail');
  const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Your message/ });
  await userEvent.type(await words(), 'We meet at 8.');
  await userEvent.click(screen.getByRole('link', { name: 'Progress' }));
  await screen.findByRole('heading', { name: 'How close everyone is' });
  expect(screen.queryByRole('alertdialog', { name: 'Leave without sending?' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'E-mail' }));
  act(() => void router.navigate({ to: '/give' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without sending?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe(address);
  expect((await words()).value).toBe('We meet at 8.');

  // A reload does not end the page's actors: the tab has what was kept.
  const kept = sessionStorage.getItem('letterDraft');
  cleanup();
  sessionStorage.setItem('letterDraft', kept ?? '');
  await openDesk('?tab=e-mail');
  expect((await words()).value).toBe('We meet at 8.');
  cleanup();
  expect(sessionStorage.getItem('letterDraft')).toBeNull();
});

test.each([
  ['a member', { isPending: false, isAdmin: false, isCaptain: false }],
  ['a user who only asked to join', { isPending: true, isAdmin: true, isCaptain: false }],
])('%s does not see requests to join', async (_, part) => {
  const own = { id: wheelers.id, name: wheelers.name, ...part };
  await openApp(address, {
    user: { ...mayaSignedIn, peloton: own },
    api: { ...peloton, [endpoint]: listAnswer([dev]) },
  });
  await screen.findByText('$975');
  expect(document.body.textContent).not.toContain('asked to join');
});

test('a page after the last one links to the first page', async () => {
  const api = { ...peloton, [endpoint]: listAnswer([], { page: 9, total: 16 }) };
  await openApp(`${address}?page=9`, { api });

  await screen.findByText(/There’s no page 9/);
  expect(screen.getByRole('link', { name: 'See the first' }).getAttribute('href')).toBe(address);
});

test('a peloton without members shows an empty message', async () => {
  await openApp(address, { api: { ...peloton, [endpoint]: listAnswer([]) } });

  await screen.findByText('Nobody is in this peloton yet.');
});

test.each([
  [{ isChallenger: true, isVolunteer: false, registeredRides: [] }, 'A challenge of their own'],
  [
    { isChallenger: false, isVolunteer: true, registeredRides: [{ rideType: 'gravel' as const }] },
    'Gravel Day, volunteering',
  ],
  [{ isChallenger: false, isVolunteer: true, registeredRides: [] }, 'Volunteering'],
])('the participation of a member is described in words (%#)', (types, words) => {
  expect(inForWords(types)).toBe(words);
});
