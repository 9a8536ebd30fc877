import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { components } from '#openapi/contract.gen.ts';
import { inForWords } from '#src/features/peloton/peloton-messages.ts';
import { deskView } from '#test/support/member-desk/member-desk-fixture.ts';
import { listAnswer } from '#test/support/profile/list-fixture.ts';
import { mayaSignedIn, wheelers } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

type Member = components['schemas']['PelotonMember'];

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
const openDesk = async () => {
  const user = {
    ...mayaSignedIn,
    peloton: { id: wheelers.id, name: wheelers.name, isPending: false, isAdmin: true, isCaptain: false },
  };
  const view = deskView();
  const { requests, members, log } = view;
  const under = `GET /api/peloton/${wheelers.id}`;
  const opened = await openApp(address, {
    user,
    api: {
      ...peloton,
      [`${under}/desk`]: { status: 200, body: view.desk },
      [`${under}/requests`]: listAnswer(requests.items),
      [`${under}/members/all`]: listAnswer(members.items),
      [`${under}/logbook`]: listAnswer(log.items),
    },
  });

  await screen.findByRole('heading', { name: '2 people ask to join' }, { timeout: 20_000 });
  return opened;
};

test('an admin gets the desk in place of the public list', async () => {
  await openDesk();
  expect(document.title).toBe('Product | The captain’s desk');
  expect(screen.getByText('“I ride the same route.”')).toBeTruthy();
  expect(screen.getByText('Cora Lind founded the peloton.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Who rides together' })).toBeNull();
});

test('a letter that is begun warns of leaving, and is there after a reload', async () => {
  const { router } = await openDesk();
  const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Your message/ });
  await userEvent.type(await words(), 'We meet at 8.');
  act(() => void router.navigate({ to: '/give' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without sending?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe(address);
  expect((await words()).value).toBe('We meet at 8.');

  // A reload ends nothing on the page: the tab has what was kept.
  const kept = sessionStorage.getItem('letterDraft');
  cleanup();
  sessionStorage.setItem('letterDraft', kept ?? '');
  await openDesk();
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
