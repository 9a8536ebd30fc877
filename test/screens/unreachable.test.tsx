import { RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Restored } from '#machines/auth/auth.types.ts';
import { flowError } from '#machines/flow-error.ts';
import { messages } from '#machines/shell/messages.ts';
import { selectNotice } from '#machines/shell/snackbar/snackbar.machine.ts';
import { pageDataFrom } from '#src/api/page-data.ts';
import { createAppHandle } from '#src/app/root-actor/app-handle.ts';
import { createApp, showSessionMessage } from '#src/app/root-actor/create-app.ts';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { createAppRouter } from '#src/app/router/create-router.ts';
import { leaveMessage } from '#src/app/session/session-message.ts';
import { clearCookies, writeCookie } from '#src/features/auth/auth.cookies.ts';
import { loneAuth } from '#test/support/auth/lone-auth.ts';

/** A page's own code is loaded first, and a page that is coming shows so after a second. */
const patiently = { timeout: 10_000 };

const offline = flowError({ kind: 'network', message: 'No answer' });

/** The app's own pages, over a browser whose memory answers as the test says. */
const open = async (path: string, restore: () => Promise<Restored>) => {
  // The router and the error page log what they were given.
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
  const auth = loneAuth(restore);
  window.history.replaceState(null, '', path);
  const handle = createAppHandle(async () =>
    createApp({ auth, goTo: async ({ href }) => router.navigate({ href }) }),
  );
  const router = createAppRouter({ context: { handle, pageData: pageDataFrom({}), hasSignedIn: false } });
  render(<RouterProvider router={router} />);
  await act(async () => router.options.context.handle.open());
  onTestFinished(() => router.history.destroy());
  return router;
};

test.each(['/registration', '/sign-in'])(
  '%s shows that the server is unreachable, and loads by “Try again” once it is back',
  async (path) => {
    let isReachable = false;
    await open(path, async () => {
      if (!isReachable) throw offline;
      return { kind: 'nobody' };
    });
    await screen.findByRole('heading', { level: 1, name: /We can’t reach the server/ }, patiently);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: /We can’t reach the server/ }, patiently);
    isReachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Sign in with e-mail' }, patiently);
  },
);

test('a page that needs the session says that the server failed where it answers with 500', async () => {
  await open('/profile/ann-alder/edit', async () => {
    throw flowError({ kind: 'unexpected', status: 500, message: 'broken' });
  });
  await screen.findByRole('heading', { level: 1, name: /^Our server couldn’t load this page\./ }, patiently);
  screen.getByText('Error 500');
});

test('the sign-in page says once why the session ended', async () => {
  writeCookie('logoutReason', 'session-expired');
  onTestFinished(() => clearCookies());
  leaveMessage(messages.loginAgain);
  const { options } = await open('/sign-in', async () => ({ kind: 'nobody' }));
  const app = options.context.handle.current();
  if (app === null) throw new Error('The app is not open.');
  act(() => showSessionMessage(app));
  await screen.findByRole('alert', {}, patiently);
  screen.getByText(messages.loginAgain);
  await waitFor(() => expect(selectNotice(systemActor(app, 'snackbar').getSnapshot())).toBeNull());
});

test('the 404 page links to sign-in with its address as prevPath', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'page-not-found' }, { status: 404 }));
  await open('/nowhere', async () => ({ kind: 'nobody' }));
  await screen.findByRole('heading', { level: 1, name: 'This page could not be found.' }, patiently);
  const link = await screen.findByRole('link', { name: 'Login' }, patiently);
  expect(link.getAttribute('href')).toContain('prevPath=%2Fnowhere');
});

test('a page that loads slowly shows “Loading the page”', async () => {
  await open('/registration', () => new Promise(() => undefined));
  await screen.findByText('Loading the page', {}, patiently);
});
