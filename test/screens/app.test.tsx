import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setup } from 'xstate';
import { flowError } from '#machines/flow-error.ts';
import { selectNotice } from '#machines/shell/snackbar/snackbar.machine.ts';
import { tellListener } from '#src/api/call-listener.ts';
import { RouteErrorPage } from '#src/app/errors/error-page.tsx';
import { createAppHandle } from '#src/app/root-actor/app-handle.ts';
import { createApp, showSessionMessage } from '#src/app/root-actor/create-app.ts';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import type { AppHandle } from '#src/app/root-actor/system-actors.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { useFlow } from '#src/app/root-actor/use-app.ts';
import { useOpenedApp } from '#src/app/root-actor/use-opened-app.ts';
import { useLeaveWarning } from '#src/app/router/use-leave-warning.ts';
import { watchRouter } from '#src/app/router/watch-router.ts';
import { Shell } from '#src/app/shell/shell.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { loneAuth } from '#test/support/auth/lone-auth.ts';

const profileMachine = setup({
  types: { context: {} as { id: string }, input: {} as { id: string }, events: {} as { type: 'noted' } },
}).createMachine({ id: 'profile', context: ({ input }) => input, initial: 'shown', states: { shown: {} } });

const nobody = loneAuth();

const Page = () => {
  const app = useOpenedApp();
  return (
    <>
      {app === null ? null : <Shell app={app} />}
      <Outlet />
    </>
  );
};

const Profile = () => {
  const id = useSelector(useFlow<typeof profileMachine>('profile'), ({ context }) => context.id);
  usePageTitle(id);
  return <h1>{id}</h1>;
};

const unsaved = ['Are you sure you want to proceed?', 'It isn’t saved yet.'];

const Form = () => {
  useLeaveWarning(true, unsaved);
  return <h1>Form</h1>;
};

const start = async (path: string) => {
  const rootRoute = createRootRouteWithContext<{ handle: AppHandle }>()({
    beforeLoad: async ({ context }): Promise<{ app: AppActor }> => ({ app: await context.handle.open() }),
    component: Page,
  });
  const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: () => <h1>Home</h1> });
  const faq = createRoute({ getParentRoute: () => rootRoute, path: '/faq', component: () => <h1>FAQ</h1> });
  const broken = createRoute({
    getParentRoute: () => rootRoute,
    path: '/broken',
    loader: () => Promise.reject({ status: 404, message: 'gone' }),
  });
  const profile = createRoute({
    getParentRoute: () => rootRoute,
    path: '/profile/$id',
    staticData: { flow: 'profile' },
    loader: ({ context, preload, params: { id } }) =>
      enterFlow({ context, preload }, { id: 'profile', key: id, logic: profileMachine, input: { id } }),
    component: Profile,
  });
  const unreachable = createRoute({
    getParentRoute: () => rootRoute,
    path: '/unreachable',
    loader: () => {
      if (!isReachable) throw flowError({ kind: 'network', message: 'We can’t reach the server.' });
    },
    component: () => <h1>Reached</h1>,
  });
  const form = createRoute({ getParentRoute: () => rootRoute, path: '/form', component: Form });
  const router = createRouter({
    routeTree: rootRoute.addChildren([form, home, faq, broken, profile, unreachable]),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: {
      handle: createAppHandle(async () => {
        const app = createApp({ auth: nobody, goTo: async ({ href }) => router.navigate({ href }) });
        watchRouter(router, app);
        return app;
      }),
    },
    defaultErrorComponent: RouteErrorPage,
    defaultPreloadStaleTime: 0,
  });
  // The app's own router is registered as the type of all routers; this one has other routes.
  render(<RouterProvider router={router as never} />);
  const app = await act(async () => router.options.context.handle.open());
  return { app, go: (to: string) => act(() => router.navigate({ href: to })), router };
};

let isReachable = true;

const flows = (app: AppActor) => app.getSnapshot().context.flows;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  sessionStorage.clear();
  document.title = 'Product';
});

test('a route starts its flow, restarts it only for another key, and stops it on leaving', async () => {
  const { app, go } = await start('/profile/ann');
  await heading('ann');
  const first = app.system.get('profile');
  await go('/profile/ann?tab=story');
  expect(app.system.get('profile')).toBe(first);

  await go('/profile/ben');
  await heading('ben');
  expect(app.system.get('profile')).not.toBe(first);
  expect(first.getSnapshot().status).toBe('stopped');
  expect(flows(app)).toEqual([{ id: 'profile', key: 'ben' }]);

  await go('/faq');
  await heading('FAQ');
  await waitFor(() => expect(flows(app)).toEqual([]));
  expect(app.system.get('profile')).toBeUndefined();
});

test('an unreachable page shows an error, and loads after “Try again”', async () => {
  isReachable = false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await start('/unreachable');
  await heading('We can’t reach the server.');
  isReachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Reached');
});

test('preloading a route starts no flow', async () => {
  const { app, router } = await start('/faq');
  await heading('FAQ');
  await act(() => router.preloadRoute({ to: '/profile/$id', params: { id: 'ann' } } as never));
  expect(flows(app)).toEqual([]);
});

test('an armed leave warning blocks a route change until the user presses Continue', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { app, go, router } = await start('/faq');
  await heading('FAQ');
  act(() => systemActor(app, 'warning').send({ type: 'warning.armed' }));
  act(() => router.history.push('/profile/ann'));
  await screen.findByRole('alertdialog', { name: 'Are you sure you want to proceed?' });
  expect(router.state.location.pathname).toBe('/faq');
  expect(warned.mock.calls).toEqual([['Route change was interrupted']]);

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveProperty('textContent', 'FAQ');
  act(() => router.history.push('/profile/ann'));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await heading('ann');
  await go('/faq');
  await heading('FAQ');
});

test('the leave warning stays armed after a confirmed change of the query', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { router } = await start('/form');
  await heading('Form');
  act(() => router.history.push('/form?page=2'));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.href).toBe('/form?page=2'));
  act(() => router.history.push('/faq'));
  await screen.findByRole('alertdialog', { name: 'Are you sure you want to proceed?' });
  expect(router.state.location.pathname).toBe('/form');
});

test('the error page and its title show the status of a failed loader', async () => {
  // React reports the error that the page shows; the page's own line in the log follows.
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await start('/broken');
  await heading('This page could not be found.');
  expect(document.title).toBe('Product | 404: This page could not be found.');
  expect(logged.mock.calls.at(-1)).toEqual(['route: 404', { status: 404, message: 'gone' }]);
});

test('a stored session message appears once and stays until the user closes it', async () => {
  const { app } = await start('/faq');
  sessionStorage.setItem('GLOBAL_ERROR_MESSAGE', 'Please login again.');
  act(() => showSessionMessage(app));
  expect(screen.getByRole('status').textContent).toContain('Please login again.');
  act(() => showSessionMessage(app));
  await userEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.getByRole('status').textContent).toBe('');
});

/** An app whose code loads at the second try. */
const openedAtSecondTry = () => {
  let tries = 0;
  const handle = createAppHandle(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return createApp({ auth: nobody, goTo: async () => undefined });
  });
  return { handle, tries: () => tries };
};

test('opening the app works at the second try after its code failed to load', async () => {
  const { handle, tries } = openedAtSecondTry();
  await expect(handle.open()).rejects.toThrow('dynamically imported');
  const app = await handle.open();
  expect(handle.current()).toBe(app);
  expect(await handle.open()).toBe(app);
  expect(tries()).toBe(2);
});

test('a call that failed before the app opened appears in the snackbar of the opened app', async () => {
  const { handle } = openedAtSecondTry();
  tellListener({
    type: 'call.failed',
    source: 'LOAD_EVENT',
    action: 'LOAD_EVENT_FAILURE',
    message: 'The event didn’t load.',
    status: 500,
    isHandled: false,
    endsSession: false,
  });
  await expect(handle.open()).rejects.toThrow('dynamically imported');
  expect(handle.current()).toBeNull();
  const app = await handle.open();
  expect(selectNotice(systemActor(app, 'snackbar').getSnapshot())?.text).toBe(
    'The event didn’t load. (Error code 500)',
  );
});
