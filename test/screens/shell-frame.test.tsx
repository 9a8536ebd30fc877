import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OutsideContext } from '#src/features/shell/outside.ts';
import { signInPlace } from '#src/features/shell/sign-in-place.ts';
import { SiteFooter } from '#src/features/shell/site-footer.tsx';
import { maya, mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';
import { render } from '#test/support/render.tsx';
import { allPlaces } from '#test/support/shell/outside-places.ts';

const linksIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const footerWithPlaces = (path: string) => (
  <OutsideContext value={allPlaces}>
    <SiteFooter path={path} />
  </OutsideContext>
);

const newTab = '(opens in a new tab)';
const api = { 'GET /api/user/maya-okafor': { status: 200, body: maya } };

test('the footer links the site’s pages, its social networks and six partners', () => {
  render(footerWithPlaces('/faq'));
  const footer = screen.getByRole('contentinfo');
  expect(footer.textContent).toContain('100% of participant-raised funds go to innovative cancer research.');
  expect(screen.getByRole('heading', { name: 'Major Funding Partners' })).toBeTruthy();
  expect(linksIn(footer)).toEqual([
    [`Instagram ${newTab}`, 'https://instagram.example.org/product'],
    [`Facebook ${newTab}`, 'https://facebook.example.org/product'],
    [`YouTube ${newTab}`, 'https://youtube.example.org/product'],
    [`Strava ${newTab}`, 'https://strava.example.org/product'],
    ['Give', '/give'],
    ['Register', '/register'],
    [`Shop ${newTab}`, 'https://shop.example.org'],
    ['Our Impact', '/our-impact'],
    ['About', '/about'],
    ['Partners', '/about/partners'],
    ['FAQ', '/faq'],
    ['Contact', '/contact'],
    ['Northfell Outfitters', '/about/partners'],
    ['Castleby Credit Union', '/about/partners'],
    ['Saltmarsh Paper', '/about/partners'],
    ['Larkin & Daughters', '/about/partners'],
    ['Ashgrove Mutual', '/about/partners'],
    ['Marlow Ridge Power Cooperative', '/about/partners'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms Of Use', '/terms-of-use'],
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('FAQ');
});

test('outbound links in the footer open in a new tab with rel="noopener"', () => {
  render(footerWithPlaces('/'));
  const footer = within(screen.getByRole('contentinfo'));
  const outside = footer.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('http'));
  expect(outside.map((link) => [link.getAttribute('target'), link.getAttribute('rel')])).toEqual(
    outside.map(() => ['_blank', 'noopener']),
  );
  expect(outside).toHaveLength(5);
});

test('the footer has no shop and no network that the settings do not name', () => {
  const instagram = allPlaces.networks.slice(0, 1);
  const { rerender } = render(<SiteFooter path="/" />);
  const footer = screen.getByRole('contentinfo');
  expect(linksIn(footer).slice(0, 3)).toEqual([
    ['Give', '/give'],
    ['Register', '/register'],
    ['Our Impact', '/our-impact'],
  ]);
  rerender(
    <OutsideContext value={{ shop: null, photos: null, networks: instagram }}>
      <SiteFooter path="/" />
    </OutsideContext>,
  );
  expect(linksIn(screen.getByRole('contentinfo')).slice(0, 2)).toEqual([
    [`Instagram ${newTab}`, 'https://instagram.example.org/product'],
    ['Give', '/give'],
  ]);
});

test('the utility bar has no shop that the settings do not name', async () => {
  await openApp('/profile/maya-okafor', { api });
  await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
  const bar = screen.getByRole('navigation', { name: 'Utility' });
  expect(linksIn(bar).map(([label]) => label)).toEqual(['About', 'Give', 'FAQ', 'Login']);
});

test('the utility bar shows a visitor FAQ and Login beside the common links', async () => {
  await openApp('/profile/maya-okafor', { api, outside: allPlaces });
  await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
  expect(linksIn(screen.getByRole('navigation', { name: 'Utility' }))).toEqual([
    [`Shop ${newTab}`, 'https://shop.example.org'],
    ['About', '/about'],
    ['Give', '/give'],
    ['FAQ', '/faq'],
    ['Login', '/sign-in?prevPath=%2Fprofile%2Fmaya-okafor'],
  ]);
});

test('the utility bar shows a signed-in user their name instead of FAQ and Login', async () => {
  await import('#src/features/shell/account-menu.tsx');
  await openApp('/profile/maya-okafor', { api, user: mayaSignedIn, outside: allPlaces });
  const name = await screen.findByRole('button', { name: 'Maya', expanded: false });
  const bar = screen.getByRole('navigation', { name: 'Utility' });
  expect(bar.contains(name)).toBe(true);
  expect(linksIn(bar).map(([label]) => label)).toEqual([`Shop ${newTab}`, 'About', 'Give']);
});

test.each([
  ['/faq', '/sign-in?prevPath=%2Ffaq'],
  ['/search?query=a%20b', '/sign-in?prevPath=%2Fsearch%3Fquery%3Da%2520b'],
  ['/sign-in', '/sign-in'],
  ['/sign-in?prevPath=%2Ffaq&intent=donate', '/sign-in?prevPath=%2Ffaq&intent=donate'],
  ['/auth/token', '/sign-in'],
  ['/auth/logout?reason=manual', '/sign-in'],
  ['/sign-in-tips', '/sign-in?prevPath=%2Fsign-in-tips'],
])('the sign-in link on %s is %s', (path, place) => {
  expect(signInPlace(path)).toBe(place);
});

test('the Login link returns to the address at the time of the click', async () => {
  await openApp('/profile/maya-okafor', { api });
  const login = await screen.findByRole('link', { name: 'Login' });
  history.replaceState(null, '', '/faq?query=helmet%20size');
  login.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(login);
  expect(login.getAttribute('href')).toBe('/sign-in?prevPath=%2Ffaq%3Fquery%3Dhelmet%2520size');
});
