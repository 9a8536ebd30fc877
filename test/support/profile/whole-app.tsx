import { RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { authMachine } from '#machines/auth/auth.machine.ts';
import type { Account, LogoutReason, Restored, User } from '#machines/auth/auth.types.ts';
import { setCallListener } from '#src/api/call-listener.ts';
import { type Answers, pageDataFrom } from '#src/api/page-data.ts';
import { createAppHandle } from '#src/app/root-actor/app-handle.ts';
import { createApp } from '#src/app/root-actor/create-app.ts';
import { createAppRouter } from '#src/app/router/create-router.ts';
import { watchRouter } from '#src/app/router/watch-router.ts';
import { followLinks } from '#src/features/shell/follow-links.ts';
import type { OutsidePlaces } from '#src/features/shell/outside.ts';

// jsdom has no layout, so no size ever changes; the menu observes it all the same.
window.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

type Answer = { status: number; body: unknown; headers?: Record<string, string> };

/** What the API answers, by method and path; a function is asked with the request's JSON and address. `null` loses the connection. */
export type Api = Record<string, Answer | null | ((body: unknown, address: URL) => Answer | Promise<Answer>)>;

const account: Account = {
  oid: 'c0ffee00-0000-4000-8000-000000000002',
  email: 'maya@example.org',
  firstName: 'Maya',
  lastName: 'Okafor',
  loggedInWith: 'email',
  policy: 'emailSignIn',
  rawIdToken: 'token',
  expiresAt: Number.MAX_SAFE_INTEGER,
  readAt: 0,
};

type Options = {
  api: Api;
  user?: User | null;
  /** Where the sign-in was to lead to. */
  returnTo?: string | null;
  /** The answers that came with the document. */
  came?: Answers;
  /** Sites that the settings name. */
  outside?: OutsidePlaces;
};

const authOf = (user: User | null, returnTo: string | null, logout: (reason: LogoutReason) => void) =>
  authMachine.provide({
    actors: {
      watchTabs: fromCallback(() => undefined),
      restoreSession: fromPromise<Restored, undefined>(async () =>
        user === null ? { kind: 'nobody' } : { kind: 'token', account, returnTo, isFresh: false },
      ),
      fetchUser: fromPromise<User, undefined>(async () => user as User),
      refreshToken: fromPromise<Account, { isForced: boolean }>(async () => account),
      logout: fromPromise<void, { reason: LogoutReason }>(async ({ input }) => logout(input.reason)),
    },
  });

/** Answers calls from a list that a test may change while it runs, and remembers them. */
const stubApi = (api: Api): string[] => {
  // What is no page of the app's is asked for as content.
  api['GET /api/content/page'] ??= { status: 404, body: { code: 'page-not-found' } };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    asked.push(name);
    const known = api[name];
    if (known === undefined || known === null) throw new TypeError('Failed to fetch');
    const text = await request.text();
    const sent: unknown = text === '' ? null : JSON.parse(text);
    const {
      status,
      body,
      headers = {},
    } = typeof known === 'function' ? await known(sent, new URL(request.url)) : known;
    // An answer without content can have no body, not even an empty one.
    return status === 204
      ? new Response(null, { status, headers })
      : Response.json(body, { status, headers });
  });
  return asked;
};

/** The app with its own routes at an address, over an API of the test's making. */
export const openApp = async (
  path: string,
  { api, user = null, returnTo = null, came = {}, outside }: Options,
) => {
  // A visitor's calls warn that they go without a token.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const asked = stubApi(api);
  const signedOut: LogoutReason[] = [];
  window.history.replaceState(null, '', path);
  const router = createAppRouter({
    context: {
      pageData: pageDataFrom(came),
      hasSignedIn: user !== null,
      ...(outside && { outside }),
      handle: createAppHandle(async () => {
        const app = createApp({
          auth: authOf(user, returnTo, (reason) => signedOut.push(reason)),
          goTo: async ({ href }) => router.navigate({ href }),
        });
        watchRouter(router, app);
        return app;
      }),
    },
  });
  const stopFollowing = followLinks({
    goTo: (href) => void router.navigate({ href }),
    goOut: () => false,
  });
  render(<RouterProvider router={router} />);
  const app = await act(async () => router.options.context.handle.open());
  // A flow that went on would ask the API of the next test.
  onTestFinished(() => {
    setCallListener(() => undefined);
    app.stop();
    stopFollowing();
    router.history.destroy();
  });
  return { router, asked, signedOut };
};
