import { RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Restored } from '#machines/auth/auth.types.ts';
import { pageDataFrom } from '#src/api/page-data.ts';
import { createAppHandle } from '#src/app/root-actor/app-handle.ts';
import { createApp } from '#src/app/root-actor/create-app.ts';
import { createAppRouter } from '#src/app/router/create-router.ts';
import { loneAuth } from '#test/support/auth/lone-auth.ts';

const patiently = { timeout: 10_000 };
const login = { name: 'Login' };

test('a page rendered for a signed-in user shows no Login link until the session is known to be gone', async () => {
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => Response.json({ code: 'page-not-found' }, { status: 404 }));
  const restored = Promise.withResolvers<Restored>();
  const auth = loneAuth(() => restored.promise);
  window.history.replaceState(null, '', '/nowhere');
  const handle = createAppHandle(async () =>
    createApp({ auth, goTo: async ({ href }) => router.navigate({ href }) }),
  );
  // Rendered by the server for a signed-in person; the cookie is gone since.
  const router = createAppRouter({ context: { handle, pageData: pageDataFrom({}), hasSignedIn: true } });
  render(<RouterProvider router={router} />);
  await act(async () => handle.open());
  onTestFinished(() => router.history.destroy());
  // The part of the header that knows the app is its own chunk.
  await act(async () => {
    await import('#src/app/session/session-actions.tsx');
  });
  await screen.findByRole('heading', { level: 1 }, patiently);
  expect(screen.queryAllByRole('link', login)).toEqual([]);
  await act(async () => restored.resolve({ kind: 'nobody' }));
  await screen.findAllByRole('link', login, patiently);
});
