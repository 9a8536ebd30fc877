import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sessionItems } from '#src/features/shell/session-items.ts';
import { maya, mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

const address = '/profile/maya-okafor';
const api = { 'GET /api/user/maya-okafor': { status: 200, body: maya } };
const peloton = { id: 'p1', name: 'Wheelers', isPending: false, isAdmin: false, isCaptain: false };

const pelotonItem = (changes: Partial<typeof peloton> | null) =>
  sessionItems({ ...mayaSignedIn, peloton: changes === null ? null : { ...peloton, ...changes } })[1];

test.each([
  ['a captain manages', { isCaptain: true }, 'Manage my peloton', '/peloton/p1'],
  ['an admin manages', { isAdmin: true }, 'Manage my peloton', '/peloton/p1'],
  ['a member looks', {}, 'My peloton', '/peloton/p1'],
  ['whoever waits to be let in looks', { isPending: true, isAdmin: true }, 'My peloton', '/peloton/p1'],
  ['without one it leads home', null, 'My peloton', '/'],
])('%s', (_, changes, label, href) => {
  expect(pelotonItem(changes)).toEqual({ id: 'peloton', label, href });
});

test('without a public id the profile leads home', () => {
  expect(sessionItems({ ...mayaSignedIn, publicId: '' })[0]?.href).toBe('/');
});

/** The page has a header of its own, which comes with it. */
const nameButton = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
  return screen.findByRole('button', { name: 'Maya', expanded: false });
};

test('the menu opens, moves and closes by keyboard, and gives focus back to the name', async () => {
  await openApp(address, { api, user: mayaSignedIn });
  const name = await nameButton();
  name.focus();
  await userEvent.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['View profile', '/profile/maya-okafor'],
    ['My peloton', '/peloton/de9d5b73-c409-829c-af8b-32c7852b142f'],
    ['My registration', '/register'],
    ['Sign out', null],
  ]);
  // Focus comes a frame after the menu; a key before that would be nobody's.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menu')));
  const highlighted = () => screen.getAllByRole('menuitem').find((one) => 'highlighted' in one.dataset);
  await waitFor(() => expect(highlighted()?.textContent).toBe('View profile'));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(highlighted()?.textContent).toBe('My peloton'));
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(highlighted()?.textContent).toBe('Sign out'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(name));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('signing out needs no question while nothing is unsaved', async () => {
  const { signedOut } = await openApp(address, { api, user: mayaSignedIn });
  await userEvent.click(await nameButton());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(signedOut).toEqual(['manual']));
});
