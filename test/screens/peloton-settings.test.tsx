import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { paragraphsOf } from '#machines/story/story.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { keepPelotonDraft, keptPelotonDraft } from '#src/features/peloton/settings/settings.storage.ts';
import { mayaSignedIn, wheelers } from '#test/support/profile/profile-fixture.ts';
import { type Api, openApp } from '#test/support/profile/whole-app.tsx';

type Peloton = Schemas['Peloton'];

const path = `/api/peloton/${wheelers.id}`;
const address = `/peloton/${wheelers.id}/edit`;
const led: Peloton = { ...wheelers, version: '"1"' };
const captain = {
  ...mayaSignedIn,
  peloton: {
    id: wheelers.id,
    name: wheelers.name,
    acceptingNewMembers: true,
    isPending: false,
    isAdmin: false,
    isCaptain: true,
  },
};
const owner = { publicId: captain.publicId, pelotonId: wheelers.id };

beforeEach(() => sessionStorage.clear());

const open = (api: Api = {}) =>
  openApp(address, { user: captain, api: { [`GET ${path}`]: { status: 200, body: led }, ...api } });

const name = () => screen.findByLabelText<HTMLInputElement>('Name of your peloton');
const goal = () => screen.findByLabelText<HTMLInputElement>(/^How much do you want to raise together/);
const story = () => screen.findByLabelText<HTMLTextAreaElement>(/^What brings you together/);
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

const problem = (status: number, code: string, detail: string) => ({
  status,
  body: { type: 'about:blank', title: detail, status, code, detail, instance: '/', fields: [] },
});

/** Answers with the stored values, and keeps the requests. */
const storing = () => {
  const sent: unknown[] = [];
  const now = { ...led };
  const answer = (version: string, changes: Partial<Peloton>) => {
    Object.assign(now, changes, { version });
    return { status: 200, body: { ...now } };
  };
  return { sent, answer };
};

test('opens with what is stored, beside the pictures', async () => {
  await open();
  expect([(await name()).value, (await story()).value, (await goal()).value]).toEqual([
    wheelers.name,
    'Four people and a group chat, once.',
    '',
  ]);
  expect(document.title).toBe('Product | Edit the page');
  expect(screen.getByRole('heading', { level: 3, name: 'The peloton’s picture' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Anyone can ask/ }).checked).toBe(true);
});

test('saves the page, then the goal on the version of the page', async () => {
  const { sent, answer } = storing();
  const versions: (string | null)[] = [];
  await open({
    [`PATCH ${path}`]: (body) => {
      sent.push(body);
      return answer('"2"', { name: 'Wheelers', acceptingNewMembers: false });
    },
    [`PATCH ${path}/fundraising`]: (body) => {
      sent.push(body);
      return answer('"3"', { fundraising: { ...led.fundraising, goal: 900_000 } });
    },
  });
  const fetched = globalThis.fetch;
  globalThis.fetch = async (request) => {
    if (request instanceof Request && request.method === 'PATCH')
      versions.push(request.headers.get('if-match'));
    return fetched(request);
  };
  await userEvent.clear(await name());
  await userEvent.type(await name(), 'Wheelers');
  await userEvent.type(await goal(), '9000');
  await userEvent.click(screen.getByRole('radio', { name: /^Only people you invite/ }));
  await save();
  await screen.findAllByText('The page is saved.');
  expect(sent).toEqual([
    expect.arrayContaining([
      { op: 'replace', path: '/name', value: 'Wheelers' },
      { op: 'replace', path: '/acceptingNewMembers', value: false },
    ]),
    { goal: 900_000 },
  ]);
  expect(versions).toEqual(['"1"', '"2"']);
  expect(await screen.findByRole('button', { name: 'Share the page' })).toBeTruthy();
});

test('a goal that could not be set stays unsaved, and the saved page is sent no second time', async () => {
  const { sent, answer } = storing();
  const goals = [problem(500, 'unexpected', 'Try again in a minute.'), null];
  await open({
    [`PATCH ${path}`]: (body) => {
      sent.push(body);
      return answer('"2"', { story: paragraphsOf('New.') });
    },
    [`PATCH ${path}/fundraising`]: (body) => {
      sent.push(body);
      return goals.shift() ?? answer('"3"', { fundraising: { ...led.fundraising, goal: 900_000 } });
    },
  });
  await userEvent.clear(await story());
  await userEvent.type(await story(), 'New.');
  await userEvent.type(await goal(), '9000');
  await save();
  await screen.findByText('Not everything is saved yet');
  expect([(await goal()).value, (await story()).value]).toEqual(['9,000', 'New.']);
  expect(keptPelotonDraft(owner)?.typed).toEqual({ goal: 900_000 });
  await save();
  await screen.findAllByText('The page is saved.');
  expect(sent).toEqual([
    [{ op: 'replace', path: '/story', value: paragraphsOf('New.') }],
    { goal: 900_000 },
    { goal: 900_000 },
  ]);
});

test('a taken name is refused at its field, and all else that was typed stays', async () => {
  await open({ [`PATCH ${path}`]: problem(409, 'name-taken', 'Choose a different name.') });
  await userEvent.clear(await name());
  await userEvent.type(await name(), 'Team Ruth');
  await userEvent.type(await goal(), '9000');
  await save();
  await screen.findByRole('alert', { name: 'Please fix one thing' });
  expect((await name()).getAttribute('aria-invalid')).toBe('true');
  expect([(await name()).value, (await goal()).value]).toEqual(['Team Ruth', '9,000']);
});

test('an amount that can’t be read is refused before anything is sent, and an emptied one is no goal', async () => {
  const { sent, answer } = storing();
  await open({
    [`GET ${path}`]: { status: 200, body: { ...led, fundraising: { ...led.fundraising, goal: 500_000 } } },
    [`PATCH ${path}/fundraising`]: (body) => {
      sent.push(body);
      return answer('"2"', {});
    },
  });
  await userEvent.clear(await goal());
  await userEvent.type(await goal(), 'much');
  await save();
  expect(
    (await screen.findAllByText('Enter an amount in dollars, or leave it empty.')).length,
  ).toBeGreaterThan(0);
  await userEvent.clear(await goal());
  await save();
  await screen.findAllByText('The page is saved.');
  expect(sent).toEqual([{ goal: null }]);
});

test('a former admin can copy the typed text, and the tab does not keep it', async () => {
  await open({
    [`PATCH ${path}`]: problem(403, 'peloton-not-yours', 'Only a peloton’s captain and admins can see this.'),
    'GET /api/user': { status: 200, body: { ...captain, peloton: { ...captain.peloton, isCaptain: false } } },
  });
  await userEvent.clear(await story());
  await userEvent.type(await story(), 'Words of an hour.');
  await save();
  const heading = await screen.findByRole('heading', { name: 'You no longer lead this peloton' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('Words of an hour.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(keptPelotonDraft(owner)).toBeNull();
});

test('what others don’t see after reports is said above the form', async () => {
  const hiddenContent = [
    { kind: 'story', reasons: ['hurtful'], hiddenAt: '2026-11-20T10:00:00.000Z', isDecided: false },
  ];
  await open({ [`GET ${path}`]: { status: 200, body: { ...led, hiddenContent } } });
  await screen.findByText(/Changing it doesn’t bring it back\./);
});

test('a member gets 403, and no form', async () => {
  const { asked } = await openApp(address, {
    user: mayaSignedIn,
    api: { [`GET ${path}`]: { status: 200, body: wheelers } },
  });
  await screen.findByRole('heading', {
    level: 1,
    name: 'Only the captain and admins can change this page.',
  });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(asked).toEqual([`GET ${path}`]);
});

test('the page of an unknown peloton is not found', async () => {
  await open({ [`GET ${path}`]: problem(404, 'peloton-not-found', 'There is no peloton at this address.') });
  await screen.findByRole('heading', { level: 1, name: 'This page could not be found.' });
});

test('a visitor is sent to sign in, and back here', async () => {
  const { router } = await openApp(address, { api: {} });
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  expect(router.state.location.search).toEqual({ intent: undefined, prevPath: address });
});

test.each([
  ['of another form', { saved: {}, typed: {} }],
  ['with a field of another kind', { typed: { name: 5 } }],
  ['with an unknown field', { typed: { captain: 'me' } }],
  ['with a goal that is no amount', { typed: { goal: { odd: 1 } } }],
])('a kept draft %s is not read', (_, changes) => {
  const { name: title, story: text, acceptingNewMembers, displayDonations } = led;
  const saved = { name: title, story: text, goal: null, acceptingNewMembers, displayDonations };
  keepPelotonDraft(owner, { saved, typed: { goal: { unclear: 'much' } } });
  expect(keptPelotonDraft(owner)?.typed).toEqual({ goal: { unclear: 'much' } });
  expect(keptPelotonDraft({ ...owner, publicId: 'dev-raman' })).toBeNull();
  const kept = JSON.parse(sessionStorage.getItem('pelotonDraft') ?? '{}') as object;
  sessionStorage.setItem('pelotonDraft', JSON.stringify({ ...kept, ...changes }));
  expect(keptPelotonDraft(owner)).toBeNull();
});
