import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sessionItems } from '#src/features/shell/session-items.ts';
import { Route as contentRoute } from '#src/routes/$.tsx';
import { maya, mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';
import { accountButton } from '#test/support/shell/account-button.ts';

const address = '/profile/maya-okafor';
const api = { 'GET /api/user/maya-okafor': { status: 200, body: maya } };
const peloton = { id: 'p1', name: 'Wheelers', isPending: false, isAdmin: false, isCaptain: false };

const items = (changes: Partial<typeof peloton> | null) =>
  sessionItems({ ...mayaSignedIn, peloton: changes === null ? null : { ...peloton, ...changes } }).map(
    ({ label, href }) => [label, href],
  );

const own = [
  ['View Profile', '/profile/maya-okafor'],
  ['Edit Profile', '/profile/maya-okafor/edit'],
];
const last = [
  ['My Registration', '/register'],
  ['My Shifts', '/volunteer-edit'],
  ['Gifts and Receipts', '/edit-donation'],
];

test.each<[string, Partial<typeof peloton> | null, string[][]]>([
  ['the menu links a captain to “Manage Peloton”', { isCaptain: true }, [['Manage Peloton', '/peloton/p1']]],
  ['the menu links an admin to “Manage Peloton”', { isAdmin: true }, [['Manage Peloton', '/peloton/p1']]],
  ['the menu links a member to “My Peloton”', {}, [['My Peloton', '/peloton/p1']]],
  [
    'the menu links a peloton without an id to the home page',
    { id: '', isCaptain: true },
    [['Manage Peloton', '/']],
  ],
  [
    'the menu links no peloton while the request to join is pending',
    { isPending: true, isAdmin: true, isCaptain: true },
    [],
  ],
  ['the menu links no peloton for a user without one', null, []],
])('%s', (_, changes, shown) => {
  expect(items(changes)).toEqual([...own, ...shown, ...last]);
});

test('without a public id, View Profile and Edit Profile link to the home page', () => {
  const nameless = sessionItems({ ...mayaSignedIn, publicId: '', peloton: null });
  expect(nameless.map(({ label, href }) => [label, href])).toEqual([
    ['View Profile', '/'],
    ['Edit Profile', '/'],
    ...last,
  ]);
});

test('the menu links shifts only for a volunteer', () => {
  const rider = { ...mayaSignedIn.participantTypes, isVolunteer: false };
  const shown = sessionItems({ ...mayaSignedIn, participantTypes: rider }).map(({ href }) => href);
  expect(shown).not.toContain('/volunteer-edit');
});

test.each([
  ['/faq', 'See drafts', '/faq?drafts=yes'],
  ['/faq?drafts=yes', 'Hide drafts', '/faq'],
  ['/search?query=a%26b', 'See drafts', '/search?query=a%26b&drafts=yes'],
  ['/search?drafts=yes&query=a', 'Hide drafts', '/search?query=a'],
])('at %s the menu toggles drafts only for a user who may preview them', (path, label, href) => {
  const author = { ...mayaSignedIn, cmsPreview: true, peloton: null };
  expect(sessionItems(author, path).at(-1)).toEqual({ id: 'drafts', label, href });
  expect(sessionItems({ ...author, cmsPreview: false }, path).map(({ id }) => id)).not.toContain('drafts');
});

test('the content route accepts the drafts parameter of the menu’s link', () => {
  const item = sessionItems({ ...mayaSignedIn, cmsPreview: true }, '/faq').at(-1);
  const asked = Object.fromEntries(new URLSearchParams(item?.href.split('?')[1]));
  const { validateSearch } = contentRoute.options as unknown as { validateSearch: (given: object) => object };
  expect(validateSearch(asked)).toEqual({ drafts: 'yes' });
});

/** The page has its own header, which loads with it. */
const earlyButton = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
  return screen.findByRole('button', { name: 'Maya', expanded: false });
};

/** Waits for the menu, which loads when a person approaches it. */
const nameButton = async () => {
  await earlyButton();
  return accountButton('Maya');
};

test('the account menu opens, moves and closes by keyboard, and returns the focus to its button', async () => {
  await openApp(address, { api, user: mayaSignedIn });
  const name = await nameButton();
  name.focus();
  await userEvent.keyboard('{Enter}');
  const shown = await screen.findAllByRole('menuitem');
  expect(shown.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ...own,
    ['My Peloton', '/peloton/de9d5b73-c409-829c-af8b-32c7852b142f'],
    ...last,
    ['Sign Out', null],
  ]);
  // Focus comes a frame after the menu; an earlier key would be lost.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menu')));
  const highlighted = () => screen.getAllByRole('menuitem').find((one) => 'highlighted' in one.dataset);
  await waitFor(() => expect(highlighted()?.textContent).toBe('View Profile'));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(highlighted()?.textContent).toBe('Edit Profile'));
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(highlighted()?.textContent).toBe('Sign Out'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(name));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('a press on the name before the menu’s code has come opens the menu', async () => {
  await openApp(address, { api, user: mayaSignedIn });
  const early = await earlyButton();
  act(() => early.click());
  await waitFor(() => expect(early.isConnected).toBe(false));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(7);
});

test('a press that the menu’s code comes into keeps its button until it ends, and opens the menu', async () => {
  await openApp(address, { api, user: mayaSignedIn });
  const early = await earlyButton();
  fireEvent.pointerEnter(early);
  fireEvent.pointerDown(early, { button: 0 });
  await act(async () => {
    await import('#src/features/shell/account-menu.tsx');
  });
  expect(early.isConnected).toBe(true);
  fireEvent.pointerUp(early, { button: 0 });
  act(() => early.click());
  await waitFor(() => expect(early.isConnected).toBe(false));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(7);
});

test('focus on the name stays there when the menu’s code comes', async () => {
  await openApp(address, { api, user: mayaSignedIn });
  const early = await earlyButton();
  act(() => early.focus());
  await waitFor(() => expect(early.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Maya' })));
});

test('Sign Out asks no confirmation without unsaved changes', async () => {
  const { signedOut } = await openApp(address, { api, user: mayaSignedIn });
  await userEvent.click(await nameButton());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await waitFor(() => expect(signedOut).toEqual(['manual']));
});
