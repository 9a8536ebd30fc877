import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paragraphsOf } from '#machines/story/story.ts';
import { maya, mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

const address = '/profile/maya-okafor/edit';
const own = { 'GET /api/user/maya-okafor': { status: 200, body: maya } };

const storyField = () => screen.findByLabelText<HTMLTextAreaElement>(/^Why do you ride/);

test('the edit page opens with the focus in the story field', async () => {
  await openApp(address, { user: mayaSignedIn, api: own });
  const story = await storyField();
  expect(story.value).toBe('I climb for my mother.');
  expect(document.activeElement).toBe(story);
  expect(document.title).toBe('Product | Edit your page');
  expect(screen.getByRole('heading', { level: 1, name: 'Maya Okafor' })).toBeTruthy();
});

test('saving shows the new story on the profile', async () => {
  const { router } = await openApp(address, {
    user: mayaSignedIn,
    api: {
      ...own,
      'PATCH /api/user': {
        status: 200,
        body: { ...mayaSignedIn, story: paragraphsOf('I climb for Ellen.') },
      },
    },
  });
  await userEvent.clear(await storyField());
  await userEvent.type(await storyField(), 'I climb for Ellen.');
  await userEvent.click(screen.getByRole('button', { name: 'Save my page' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/maya-okafor'));
  await screen.findByText('I climb for Ellen.');
  expect(document.title).toBe('Product | Maya Okafor');
});

test('a menu that the user opens during saving stays open and keeps the focus', async () => {
  const answered = Promise.withResolvers<{ status: number; body: unknown }>();
  const { router, signedOut } = await openApp(address, {
    user: mayaSignedIn,
    api: { ...own, 'PATCH /api/user': () => answered.promise },
  });
  await userEvent.type(await storyField(), ' And for Ellen.');
  await userEvent.click(screen.getByRole('button', { name: 'Save my page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Maya', expanded: false }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  answered.resolve({ status: 200, body: { ...mayaSignedIn, story: paragraphsOf('I climb for Ellen.') } });

  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/maya-okafor'));
  await screen.findByText('Your page is saved.');
  await screen.findByRole('link', { name: 'Edit your page' });
  await waitFor(() => expect(router.state.status).toBe('idle'));
  expect(menu.contains(document.activeElement)).toBe(true);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  await waitFor(() => expect(signedOut).toEqual(['manual']));
});

test('a version conflict (412) loads the new version and keeps the draft, and a second save succeeds', async () => {
  const elsewhere = {
    ...mayaSignedIn,
    story: paragraphsOf('From my phone.'),
    isDonorListVisible: false,
    version: '"maya-2"',
  };
  const stale = { code: 'version-changed', title: 'Changed', detail: 'This was changed elsewhere.' };
  const patches: unknown[] = [];
  const { router } = await openApp(address, {
    user: mayaSignedIn,
    api: {
      ...own,
      'GET /api/user': { status: 200, body: elsewhere },
      'PATCH /api/user': (patch) => {
        patches.push(patch);
        return patches.length === 1
          ? { status: 412, body: stale }
          : { status: 200, body: { ...elsewhere, story: paragraphsOf('I climb for Ellen.') } };
      },
    },
  });
  await userEvent.clear(await storyField());
  await userEvent.type(await storyField(), 'I climb for Ellen.');
  await userEvent.click(screen.getByRole('button', { name: 'Save my page' }));

  await screen.findByText(/^Your page was changed on another tab or device\. What you typed is still here/);
  await screen.findByText('From my phone.');
  expect((await storyField()).value).toBe('I climb for Ellen.');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Who gave to me/ }).checked).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Save my page' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/maya-okafor'));
  await screen.findByText('I climb for Ellen.');
  const change = [{ op: 'replace', path: '/story', value: paragraphsOf('I climb for Ellen.') }];
  expect(patches).toEqual([change, change]);
});

test('Cancel leads back to the unchanged profile', async () => {
  const { router } = await openApp(address, { user: mayaSignedIn, api: own });
  await storyField();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/maya-okafor'));
  await screen.findByText('I climb for my mother.');
});

test('the menu item Edit Profile opens the edit form from the profile', async () => {
  const { router } = await openApp('/profile/maya-okafor', { user: mayaSignedIn, api: own });
  await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
  await userEvent.click(await screen.findByRole('button', { name: 'Maya', expanded: false }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Profile' }));
  await storyField();
  expect(router.state.location.pathname).toBe(address);
});

test('an unsaved draft asks before leaving for the profile, and Continue discards it', async () => {
  const { router } = await openApp(address, { user: mayaSignedIn, api: own });
  await userEvent.type(await storyField(), ' And for oranges.');
  // Comes to no end while it is held back.
  void router.navigate({ href: '/profile/maya-okafor' });
  await screen.findByRole('alertdialog', { name: 'Are you sure you want to proceed?' });
  expect(router.state.location.pathname).toBe(address);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/maya-okafor'));
  await screen.findByText('I climb for my mother.');
});

test('the leave warning stays armed after a confirmed change of the query, and the draft stays', async () => {
  const { router } = await openApp(address, { user: mayaSignedIn, api: own });
  await userEvent.type(await storyField(), ' And for oranges.');
  void router.navigate({ href: `${address}?from=letter` });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(router.state.location.href).toBe(`${address}?from=letter`));
  void router.navigate({ href: '/profile/maya-okafor' });
  await screen.findByRole('alertdialog', { name: 'Are you sure you want to proceed?' });
  expect(router.state.location.pathname).toBe(address);
  expect((await storyField()).value).toBe('I climb for my mother. And for oranges.');
});

test('the edit page redirects a visitor to sign-in with its address as prevPath', async () => {
  const { router } = await openApp(address, { api: own });
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  expect(router.state.location.search).toEqual({ intent: undefined, prevPath: address });
});

test('the edit page of another user shows 403, and requests nothing', async () => {
  const { asked } = await openApp('/profile/dev-raman/edit', { user: mayaSignedIn, api: {} });
  await screen.findByRole('heading', {
    level: 1,
    name: 'This page isn’t yours to change.',
  });
  expect(document.title).toBe('Product | 403: This page isn’t yours to change.');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(asked).toEqual([]);
});

test('the edit page of an invalid id shows 404', async () => {
  await openApp('/profile/Not%20A%20Name/edit', { user: mayaSignedIn, api: {} });
  await screen.findByRole('heading', { level: 1, name: 'This page could not be found.' });
});

test('a profile that fails to load can be edited after “Try again”', async () => {
  const api: Parameters<typeof openApp>[1]['api'] = {};
  await openApp(address, { user: mayaSignedIn, api });
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t load this page' });
  Object.assign(api, own);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit your page' }));
  await storyField();
});
