import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paragraphsOf } from '#machines/story/story.ts';
import { postRegistration } from '#src/api/calls/registration.calls.ts';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { maya, mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

const joined = { ...mayaSignedIn, story: paragraphsOf('Changed on another device.') };

const api = {
  'GET /api/user/maya-okafor': { status: 200, body: maya },
};

const userIn = ({ router }: Awaited<ReturnType<typeof openApp>>) => {
  const app = router.options.context.handle.current();
  return app === null ? null : systemActor(app, 'currentUser').getSnapshot().context.data;
};

test('fetches the current user again when the copy is stale on navigation', async () => {
  let now = mayaSignedIn;
  const answer = () => ({ status: 200, body: now });
  const app = await openApp('/profile/maya-okafor', {
    user: mayaSignedIn,
    api: { ...api, 'GET /api/user': answer },
  });
  await waitFor(() => expect(userIn(app)).toEqual(mayaSignedIn));
  now = joined;
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_001);
  await act(() => app.router.navigate({ href: '/nowhere' }));
  await waitFor(() => expect(userIn(app)).toEqual(joined));
});

test('keeps the session and the copy when the current user cannot be fetched again', async () => {
  const app = await openApp('/profile/maya-okafor', {
    user: mayaSignedIn,
    api: { ...api, 'GET /api/user': { status: 500, body: null } },
  });
  await waitFor(() => expect(userIn(app)).toEqual(mayaSignedIn));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_001);
  await act(() => app.router.navigate({ href: '/nowhere' }));
  await waitFor(() => expect(app.asked).toContain('GET /api/user'));
  expect(userIn(app)).toEqual(mayaSignedIn);
  expect(app.signedOut).toEqual([]);
});

test.each([
  postRegistration('/registration/complete', { key: 'key' }),
  postRegistration('/registration/convert-to-challenger', { key: 'key' }),
  postRegistration('/registration/cancel-type', { key: 'key' }, { type: 'Rider', rideType: 'gravel' }),
])('$endpoint makes the app fetch the current user again', ({ meta }) => {
  vi.spyOn(Date, 'now').mockReturnValue(5_000);
  expect(meta?.changes?.({} as never)).toEqual({
    entity: 'currentUser',
    event: { type: 'entity.requested', id: null, at: 6_001 },
  });
});
