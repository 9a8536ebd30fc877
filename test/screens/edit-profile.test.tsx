import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { paragraphsOf } from '#machines/story/story.ts';
import { storedProfile } from '#src/features/profile/profile.actors.ts';
import { keptProfileDraft } from '#src/features/profile/profile.storage.ts';
import { maya, mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';
import { accountButton } from '#test/support/shell/account-button.ts';

// Drafts of other tests in this tab are removed.
beforeEach(() => sessionStorage.clear());

const address = '/profile/maya-okafor/edit';
const own = { 'GET /api/user/maya-okafor': { status: 200, body: maya } };

const storyField = () => screen.findByLabelText<HTMLTextAreaElement>(/^Why do you ride/);

test('the edit page opens with the stored story in its field', async () => {
  await openApp(address, { user: mayaSignedIn, api: own });
  const story = await storyField();
  expect(story.value).toBe('I climb for my mother.');
  expect(document.title).toBe('Product | Edit your page');
  expect(screen.getByRole('heading', { level: 1, name: 'Edit your page' })).toBeTruthy();
});

test('saving stays on the page, says so, and the profile shows the new story', async () => {
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
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findAllByText('Your page is saved.');
  expect(router.state.location.pathname).toBe(address);
  expect((await storyField()).value).toBe('I climb for Ellen.');
});

test('a goal that was saved is not sent again after the page was refused', async () => {
  const goals: unknown[] = [];
  let isRefused = true;
  await openApp(address, {
    user: mayaSignedIn,
    api: {
      ...own,
      'PATCH /api/user/fundraising': (body) => {
        goals.push(body);
        return { status: 200, body: { ...mayaSignedIn.fundraising, goal: 600_000, version: '"new"' } };
      },
      'PATCH /api/user': () =>
        isRefused
          ? {
              status: 503,
              body: { type: 'urn:problem:overloaded', title: 'Busy', status: 503, detail: 'Busy' },
            }
          : {
              status: 200,
              body: {
                ...mayaSignedIn,
                firstName: 'May',
                fundraising: { ...mayaSignedIn.fundraising, goal: 600_000 },
              },
            },
    },
  });
  const goal = await screen.findByLabelText<HTMLInputElement>(/^How much do you want to raise/);
  await userEvent.clear(goal);
  await userEvent.type(goal, '6000');
  await userEvent.clear(screen.getByLabelText('First name'));
  await userEvent.type(screen.getByLabelText('First name'), 'May');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Your page isn’t saved yet');
  isRefused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findAllByText('Your page is saved.');
  expect(goals).toEqual([{ goal: 600_000 }]);
});

test('a goal is set by its own operation first, and a goal below the commitment is refused in the form', async () => {
  const sent: unknown[] = [];
  const goalOf = (goal: number) => ({ ...mayaSignedIn.fundraising, goal });
  await openApp(address, {
    user: mayaSignedIn,
    api: {
      ...own,
      'PATCH /api/user/fundraising': (body) => {
        sent.push(body);
        return { status: 200, body: goalOf(600_000) };
      },
      'PATCH /api/user': (body) => {
        sent.push(body);
        return { status: 200, body: { ...mayaSignedIn, city: 'Ghent', fundraising: goalOf(600_000) } };
      },
    },
  });
  const goal = await screen.findByLabelText<HTMLInputElement>(/^How much do you want to raise/);
  await userEvent.clear(goal);
  await userEvent.type(goal, '3999');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findAllByText('Your goal can’t be below your commitment. Set it to $4,000 or more.');
  await userEvent.clear(goal);
  await userEvent.type(goal, '6000');
  await userEvent.selectOptions(screen.getByLabelText(/^Country/), 'BE');
  await userEvent.type(screen.getByLabelText(/^Street address/), 'Korenmarkt 1');
  await userEvent.type(screen.getByLabelText(/^City/), 'Ghent');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findAllByText('Your page is saved.');
  expect(sent).toEqual([
    { goal: 600_000 },
    expect.arrayContaining([
      { op: 'replace', path: '/city', value: 'Ghent' },
      { op: 'replace', path: '/address', value: 'Korenmarkt 1' },
      { op: 'replace', path: '/country', value: 'BE' },
    ]),
  ]);
});

test('a menu that the user opens during saving stays open and keeps the focus', async () => {
  const answered = Promise.withResolvers<{ status: number; body: unknown }>();
  const { router, signedOut } = await openApp(address, {
    user: mayaSignedIn,
    api: { ...own, 'PATCH /api/user': () => answered.promise },
  });
  await userEvent.type(await storyField(), ' And for Ellen.');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await userEvent.click(await accountButton('Maya'));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  answered.resolve({ status: 200, body: { ...mayaSignedIn, story: paragraphsOf('I climb for Ellen.') } });

  await screen.findAllByText('Your page is saved.');
  await waitFor(() => expect(router.state.status).toBe('idle'));
  expect(menu.contains(document.activeElement)).toBe(true);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  await waitFor(() => expect(signedOut).toEqual(['manual']));
});

test('a person takes their name off the leaderboards', async () => {
  const patches: unknown[] = [];
  await openApp(address, {
    user: mayaSignedIn,
    api: {
      ...own,
      'PATCH /api/user': (patch) => {
        patches.push(patch);
        return { status: 200, body: { ...mayaSignedIn, isOnLeaderboards: false } };
      },
    },
  });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^My name on the leaderboards/ });
  expect(box.checked).toBe(true);
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findAllByText('Your page is saved.');
  expect(patches).toEqual([[{ op: 'replace', path: '/isOnLeaderboards', value: false }]]);
  expect(box.checked).toBe(false);
});

test('a version conflict (412) shows both stories, and the chosen one is saved over the new version', async () => {
  const elsewhere = {
    ...mayaSignedIn,
    story: paragraphsOf('From my phone.'),
    isDonorListVisible: false,
    version: '"maya-2"',
  };
  const stale = { code: 'version-changed', title: 'Changed', detail: 'This was changed elsewhere.' };
  const patches: unknown[] = [];
  await openApp(address, {
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
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

  await screen.findByRole('heading', { name: 'Your page was changed elsewhere' });
  await screen.findByText('From my phone.');
  await screen.findByText('I climb for Ellen.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep these versions and save' }));
  await screen.findAllByText('Your page is saved.');
  expect((await storyField()).value).toBe('I climb for Ellen.');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Who gave to me/ }).checked).toBe(false);
  const change = [{ op: 'replace', path: '/story', value: paragraphsOf('I climb for Ellen.') }];
  expect(patches).toEqual([change, change]);
});

test('“Undo changes” asks first, and brings back what is saved', async () => {
  await openApp(address, { user: mayaSignedIn, api: own });
  await userEvent.type(await storyField(), ' Nonsense.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo changes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard my changes' }));
  expect((await storyField()).value).toBe('I climb for my mother.');
  expect(sessionStorage.getItem('profileDraft')).toBeNull();
});

test('what is typed is kept over a reload, with what it was typed on', async () => {
  await openApp(address, { user: mayaSignedIn, api: own });
  await userEvent.type(await storyField(), ' And for oranges.');
  const { saved } = storedProfile(mayaSignedIn);
  const kept = keptProfileDraft('maya-okafor', saved);
  expect(kept).toEqual({ saved, typed: { story: paragraphsOf('I climb for my mother. And for oranges.') } });
  expect(keptProfileDraft('dev-raman', saved)).toBeNull();
});

test('the menu item Edit Profile opens the edit form from the profile', async () => {
  const { router } = await openApp('/profile/maya-okafor', { user: mayaSignedIn, api: own });
  await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
  await userEvent.click(await accountButton('Maya'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Profile' }));
  await storyField();
  expect(router.state.location.pathname).toBe(address);
});

test('an unsaved draft asks before leaving for the profile, and Continue discards it', async () => {
  const { router } = await openApp(address, { user: mayaSignedIn, api: own });
  await userEvent.type(await storyField(), ' And for oranges.');
  // It does not end while it is held back.
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
    name: 'You can only edit your own page.',
  });
  expect(document.title).toBe('Product | 403: You can only edit your own page.');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(asked).toEqual([]);
});

test('the edit page of an invalid id shows 404', async () => {
  await openApp('/profile/Not%20A%20Name/edit', { user: mayaSignedIn, api: {} });
  await screen.findByRole('heading', { level: 1, name: 'This page could not be found.' });
});
