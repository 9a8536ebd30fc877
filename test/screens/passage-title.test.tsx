import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { maya, mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';

const page = '/profile/maya-okafor';

test('the page has its own title again after the sign-in callback returns to it', async () => {
  const { router } = await openApp(page, {
    user: mayaSignedIn,
    returnTo: page,
    api: { 'GET /api/user/maya-okafor': { status: 200, body: maya } },
  });
  await waitFor(() => expect(document.title).toBe('Product | Maya Okafor'));
  await act(async () => router.navigate({ href: '/auth/token' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(page));
  await waitFor(() => expect(document.title).toBe('Product | Maya Okafor'));
});
