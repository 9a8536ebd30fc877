import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { flowError } from '#machines/flow-error.ts';
import { paragraphsOf } from '#machines/story/story.ts';
import { fieldsPatch, withFormFields } from '#src/api/json-patch.ts';
import { inForText } from '#src/features/profile/profile-messages.ts';
import { maya, mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { blankProfile } from '#test/support/profile/stored-profile.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';
import { accountButton } from '#test/support/shell/account-button.ts';

// Drafts of other tests in this tab are removed.
beforeEach(() => sessionStorage.clear());

const address = '/profile/maya-okafor';
const own = { 'GET /api/user/maya-okafor': { status: 200, body: maya } };
const problem = (status: number) => ({
  status,
  body: { type: 'about:blank', title: 'No', status, code: 'person-not-found', traceId: 't1' },
});

const card = (name = 'Give to Maya') => within(screen.getByRole('complementary', { name }));

test('a visitor sees a person’s participation, story, achievements and fundraising progress', async () => {
  await openApp(address, { api: own });

  await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
  expect(document.title).toBe('Product | Maya Okafor');
  expect(document.body.textContent).toContain(
    'Maya is riding Ride Weekend and Gravel Day, and volunteering. Part of Hollin Valley Wheelers.',
  );
  expect(screen.getByRole('link', { name: 'Hollin Valley Wheelers' }).getAttribute('href')).toBe(
    '/peloton/de9d5b73-c409-829c-af8b-32c7852b142f',
  );
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'A climb to $4,800, 51% done: $2,459.07 raised, $2,340.93 to go. The commitment of $4,000 is $1,540.93 ahead. The next hairpin is at $3,600.',
  );
  expect(document.body.textContent).toContain('$2,459 raised of $4,800');
  expect(card().getByText('$2,341 to the goal.')).toBeTruthy();
  expect(screen.getByText('Bike bus')).toBeTruthy();
  expect(screen.getByText('I climb for my mother.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit your page' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Give to Maya' }).getAttribute('href')).toBe(
    '/donate?recipient=maya-okafor&recipientType=User',
  );
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
    '/sign-in?prevPath=%2Fprofile%2Fmaya-okafor',
  );
});

test('invisible achievements are not shown', async () => {
  const body = { ...maya, isAchievementsInvisible: true };
  await openApp(address, { api: { 'GET /api/user/maya-okafor': { status: 200, body } } });

  await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
  expect(card().getByText('$2,341 to the goal.')).toBeTruthy();
  expect(screen.queryByText('Bike bus')).toBeNull();
});

test('the profile of a person without registrations has no donate link', async () => {
  const participantTypes = { isChallenger: false, isVolunteer: false, registeredRides: [] };
  const body = { ...maya, participantTypes };
  await openApp(address, { api: { 'GET /api/user/maya-okafor': { status: 200, body } } });

  await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
  expect(screen.queryByRole('link', { name: 'Give to Maya' })).toBeNull();
});

test('a person’s own profile has no donate link', async () => {
  await openApp(address, { user: mayaSignedIn, api: own });

  await screen.findByRole('link', { name: 'Edit your page' });
  expect(screen.queryByRole('link', { name: 'Give to Maya' })).toBeNull();
});

test('a profile without fundraising shows no sum and no chart', async () => {
  const nothing = { raised: 0, goal: 0, committedAmount: 0, committed: false, allTimeRaised: 0 };
  const body = { ...maya, fundraising: { ...maya.fundraising, ...nothing } };
  await openApp(address, { api: { 'GET /api/user/maya-okafor': { status: 200, body } } });

  await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
  expect(card().getByText('Maya is giving time. You can give in Maya’s honor.')).toBeTruthy();
  expect(document.body.textContent).not.toContain('$0');
  expect(screen.queryByRole('img')).toBeNull();
});

test('an unknown person shows one 404 message', async () => {
  await openApp('/profile/nobody-here', { api: { 'GET /api/user/nobody-here': problem(404) } });

  await screen.findByRole('heading', { level: 1, name: 'This page could not be found.' });
  expect(document.title).toBe('Product | 404: This page could not be found.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an invalid public id shows 404, and requests nothing', async () => {
  const { asked } = await openApp('/profile/Not%20A%20Name', { api: {} });

  await screen.findByRole('heading', { level: 1, name: 'This page could not be found.' });
  expect(asked).toEqual([]);
});

test('a profile that fails to load offline loads after “Try again”', async () => {
  const api: Parameters<typeof openApp>[1]['api'] = {};
  await openApp(address, { api });

  await screen.findByRole('heading', { level: 1, name: 'We couldn’t load this page' });
  api['GET /api/user/maya-okafor'] = { status: 200, body: maya };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
});

test('editing one’s own profile sends only the changed fields, and updates every cached copy', async () => {
  const sent: unknown[] = [];
  const saved = { story: paragraphsOf('I climb for Ellen.'), isDonorListVisible: false };
  const { router } = await openApp(address, {
    user: mayaSignedIn,
    api: {
      ...own,
      'PATCH /api/user': (body) => {
        sent.push(body);
        return { status: 200, body: { ...mayaSignedIn, ...saved } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Edit your page' }));
  const story = await screen.findByLabelText(/^Why do you ride/);
  await userEvent.clear(story);
  await userEvent.type(story, ' I climb for Ellen. ');
  await userEvent.click(screen.getByLabelText(/^Who gave to me/));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

  await screen.findAllByText('Your page is saved.');
  expect(sent).toEqual([
    expect.arrayContaining([
      { op: 'replace', path: '/isDonorListVisible', value: false },
      { op: 'replace', path: '/story', value: paragraphsOf('I climb for Ellen.') },
    ]),
  ]);
  const { system } = await router.options.context.handle.open();
  for (const id of ['currentUser', 'viewedUser']) {
    expect(system.get(id).getSnapshot().context.data).toMatchObject(saved);
  }
});

test('an unsaved draft asks before a link and before sign-out', async () => {
  const { router, signedOut } = await openApp(address, { user: mayaSignedIn, api: own });
  await userEvent.click(await screen.findByRole('link', { name: 'Edit your page' }));
  await userEvent.type(await screen.findByLabelText(/^Why do you ride/), ' And for oranges.');

  await userEvent.click(screen.getAllByRole('link', { name: 'See your page' })[0] as HTMLElement);
  await screen.findByRole('alertdialog', { name: 'Are you sure you want to proceed?' });
  await userEvent.click(
    screen
      .getAllByRole('button', { name: 'Cancel' })
      .find((one) => one.closest('dialog[open]')) as HTMLElement,
  );
  expect(router.state.location.pathname).toBe(`${address}/edit`);

  await userEvent.click(await accountButton('Maya'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(signedOut).toEqual(['manual']));
});

test.each([
  [{ isChallenger: true, isVolunteer: false, registeredRides: [] }, 'Maya is taking on a challenge.'],
  [
    { isChallenger: true, isVolunteer: true, registeredRides: [{ rideType: 'gravel' as const }] },
    'Maya is riding Gravel Day, taking on a challenge, and volunteering.',
  ],
  [
    { isChallenger: false, isVolunteer: false, registeredRides: [] },
    'Maya isn’t registered for Product 2027 yet.',
  ],
])('the participation of a person is described in words (%#)', (participantTypes, text) => {
  expect(inForText({ ...maya, participantTypes })).toBe(text);
});

test('a refused JSON Patch operation is shown at the field that it changes', () => {
  const before = { ...blankProfile, story: paragraphsOf('Old') };
  const patch = fieldsPatch(before, { ...before, story: null, goal: 500_00 });
  expect(patch).toEqual([{ op: 'replace', path: '/story', value: null }]);
  const refused = { path: '0.value', code: 'invalid', message: 'Shorter, please.' };
  const failure = flowError({ kind: 'invalid', status: 400, message: 'No', fields: [refused] });
  expect(withFormFields(failure, patch)).toEqual({ ...failure, fields: [{ ...refused, path: 'story' }] });
});
