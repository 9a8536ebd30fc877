import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '#src/api/call.ts';
import { getUser } from '#src/api/calls/user.calls.ts';
import { FakeEvents, listening } from '#test/support/profile/fake-events.ts';
import { maya, mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { type Api, openApp } from '#test/support/profile/whole-app.tsx';

const address = '/profile/maya-okafor';
const getMaya = 'GET /api/user/maya-okafor';
/** Cents. */
const { raised, allTimeRaised } = maya.fundraising;
const visible = 10_000;
/** Of a hidden donation: in the owner's total, and in no other. */
const hidden = 5_000;

const mayaWith = (more: number) => ({
  ...maya,
  fundraising: { ...maya.fundraising, raised: raised + more, allTimeRaised: allTimeRaised + more },
});
const api = (): Api => ({ [getMaya]: { status: 200, body: maya } });
const climb = () => screen.getByRole('img').getAttribute('aria-label');
const timesAsked = (asked: readonly string[]) => asked.filter((one) => one === getMaya).length;

beforeEach(() => {
  FakeEvents.open.clear();
  vi.stubGlobal('EventSource', FakeEvents);
});
afterEach(() => vi.unstubAllGlobals());

test('a live public total makes the person’s own profile show the exact total, hidden amounts included', async () => {
  const answers = api();
  const { asked } = await openApp(address, { user: mayaSignedIn, api: answers });
  await screen.findByRole('link', { name: 'Edit your page' });
  const before = timesAsked(asked);
  answers[getMaya] = { status: 200, body: mayaWith(visible + hidden) };
  await (await listening()).say(raised + visible);
  await waitFor(() => expect(climb()).toContain('$2,609.07 raised'));
  expect(timesAsked(asked)).toBe(before + 1);
  expect(screen.getByText('What the $2,609 is made of')).toBeTruthy();
});

test('a person’s own profile loads the person once if the first live total is the shown one', async () => {
  const { asked } = await openApp(address, { user: mayaSignedIn, api: api() });
  await screen.findByRole('link', { name: 'Edit your page' });
  const before = timesAsked(asked);
  const source = await listening();
  await source.say(raised);
  expect(timesAsked(asked)).toBe(before);
  await source.say(raised);
  await waitFor(() => expect(timesAsked(asked)).toBe(before + 1));
});

test('a live public total never replaces the exact one if the person’s own total fails to load', async () => {
  const answers: Api = { [getMaya]: { status: 200, body: mayaWith(hidden) } };
  const { asked } = await openApp(address, { user: mayaSignedIn, api: answers });
  await screen.findByRole('link', { name: 'Edit your page' });
  const before = timesAsked(asked);
  answers[getMaya] = null;
  const source = await listening();
  await source.say(raised);
  await waitFor(() => expect(timesAsked(asked)).toBe(before + 1));
  expect(climb()).toContain('$2,509.07 raised');
  answers[getMaya] = { status: 200, body: mayaWith(hidden + visible) };
  await source.say(raised + visible);
  await waitFor(() => expect(climb()).toContain('$2,609.07 raised'));
});

test.each([
  ['a visitor', null],
  ['another signed-in person', { ...mayaSignedIn, publicId: 'theo-lindqvist' }],
])('%s sees the live public total, and the page asks for no exact one', async (_, user) => {
  const answers = api();
  const { asked } = await openApp(address, { user, api: answers });
  await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
  const before = timesAsked(asked);
  answers[getMaya] = { status: 200, body: mayaWith(visible + hidden) };
  await (await listening()).say(raised + visible);
  expect(climb()).toContain('$2,559.07 raised');
  expect(timesAsked(asked)).toBe(before);
});

test('an own total that arrives after the profile was left does not change the next profile', async () => {
  const theo = { ...maya, publicId: 'theo-lindqvist', firstName: 'Theo' };
  const answers: Api = { ...api(), 'GET /api/user/theo-lindqvist': { status: 200, body: theo } };
  const { router } = await openApp(address, { user: mayaSignedIn, api: answers });
  await screen.findByRole('link', { name: 'Edit your page' });
  const own = Promise.withResolvers<void>();
  answers[getMaya] = async () => {
    await own.promise;
    return { status: 200, body: mayaWith(visible) };
  };
  await (await listening()).say(raised + visible);
  await router.navigate({ to: '/profile/$id', params: { id: theo.publicId } });
  await screen.findByRole('heading', { level: 1, name: 'Theo Okafor' });
  await act(async () => {
    own.resolve();
    // Asked later, so answered later.
    await call(getUser(theo.publicId));
  });
  expect(climb()).toContain('$2,459.07 raised');
});
