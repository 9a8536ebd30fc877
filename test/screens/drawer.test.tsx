import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DrawerBar } from '#src/features/shell/mobile/drawer.tsx';
import { DrawerMenu, mobileItems } from '#src/features/shell/mobile/drawer-menu.tsx';
import { noPlaces, OutsideContext, type OutsidePlaces } from '#src/features/shell/outside.ts';
import { mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { render } from '#test/support/render.tsx';
import { allPlaces } from '#test/support/shell/outside-places.ts';

const peloton = { id: 'p1', name: 'Wheelers', isPending: false, isAdmin: false, isCaptain: false };

const places = (changes: Partial<typeof peloton> | null) =>
  mobileItems({ ...mayaSignedIn, peloton: changes === null ? null : { ...peloton, ...changes } }, '/').map(
    ({ label, href }) => `${label} ${href}`,
  );

test.each<[string, Partial<typeof peloton> | null, string[]]>([
  ['a member', {}, ['Manage Peloton /peloton/p1']],
  ['a captain', { isCaptain: true }, ['Manage Peloton /peloton/p1']],
  ['a user whose request to join is pending', { isPending: true, isCaptain: true }, []],
  ['a peloton without an id', { id: '', isCaptain: true }, []],
  ['a user without a peloton', null, []],
])('the drawer leads to the peloton for: %s', (_, changes, shown) => {
  expect(places(changes)).toEqual([
    'View Profile /profile/maya-okafor',
    'Edit Profile /profile/maya-okafor/edit',
    ...shown,
    'My Registration /register',
    'My Shifts /volunteer-edit',
    'Gifts and Receipts /edit-donation',
  ]);
});

const drawerAt = (path: string, onSignOut = () => undefined) => (
  <DrawerMenu
    user={{ ...mayaSignedIn, peloton: null }}
    path={path}
    search={<p>Search</p>}
    onSignOut={onSignOut}
  />
);

const show = (path: string, onSignOut = () => undefined) => render(drawerAt(path, onSignOut));

test('the drawer lists Register, Give, the user, the groups of pages, search and Sign Out, in this order', async () => {
  const onSignOut = vi.fn();
  const { container } = show('/', onSignOut);
  const parts = [...container.children].flatMap((part) =>
    part.matches('nav') ? [...part.querySelectorAll('summary')] : [part],
  );
  expect(parts.map((part) => part.textContent)).toEqual([
    'RegisterGive',
    'Maya',
    'Get Involved',
    'Events',
    'Our Impact',
    'The Community Hub',
    'Search',
    'Sign Out',
    // A button's own place for what a screen reader hears while it waits.
    '',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(onSignOut).toHaveBeenCalledOnce();
});

const openedIn = (container: Element) =>
  [...container.querySelectorAll('details[open] > summary')].map((one) => one.textContent);

test('another path opens the group of its page', () => {
  const { container, rerender } = show('/ride-weekend');
  rerender(drawerAt('/safety'));
  expect(openedIn(container)).toEqual(['The Community Hub']);
});

test('the group of the current page is open, and its link has aria-current', () => {
  const { container } = show('/ride-weekend?day=2');
  expect(openedIn(container)).toEqual(['Events']);
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['Ride Weekend']);
});

test('the bottom bar has the shop only where the settings name it', () => {
  const bar = (places: OutsidePlaces) => (
    <OutsideContext value={places}>
      <DrawerBar path="/" isVisitor={false} />
    </OutsideContext>
  );
  const { container, rerender } = render(bar(noPlaces));
  const labels = () => [...container.querySelectorAll('a')].map((link) => link.textContent);
  expect(labels()).toEqual(['About']);
  rerender(bar(allPlaces));
  expect(labels()).toEqual(['Shop (opens in a new tab)', 'About']);
});
