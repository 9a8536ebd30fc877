import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { setup } from 'xstate';
import type { Sighting } from '#machines/shell/tracker/tracker.machine.ts';
import { createAppHandle } from '#src/app/root-actor/app-handle.ts';
import { createApp } from '#src/app/root-actor/create-app.ts';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import type { AppHandle } from '#src/app/root-actor/system-actors.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { trackSteps } from '#src/app/tracking/track-steps.ts';
import { trackViews } from '#src/app/tracking/track-views.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { loneAuth } from '#test/support/auth/lone-auth.ts';

const step = (heading: string) => ({ heading, focus: 'heading' });

const wizard = setup({
  types: { events: {} as { type: 'saved' } | { type: 'stayed' } | { type: 'opened' } },
}).createMachine({
  id: 'wizard',
  initial: 'asking',
  states: {
    asking: {
      initial: 'shirtSize',
      states: { shirtSize: { meta: step('Your sizes, and a few details') } },
      on: { saved: 'saving', opened: 'done' },
    },
    saving: { meta: { heading: 'Saving', focus: 'none' }, on: { stayed: 'asking', saved: 'done' } },
    done: { meta: step('You’re in'), on: { opened: 'asking' } },
  },
});

const nobody = loneAuth();

/** Part of a page that comes later than the page: until it does, something else stands for it. */
let letCome: () => void = () => undefined;
const Late = lazy(
  () =>
    new Promise<{ default: typeof Titled }>((come) => {
      letCome = () => come({ default: Titled });
    }),
);

const Titled = ({ title }: { title: string }) => {
  usePageTitle(title);
  return <h1>{title}</h1>;
};

/** A site of four pages, and what it tells; `/` and `/faq` stand without the app. */
const start = async (path: string) => {
  const reported: Sighting[] = [];
  const rootRoute = createRootRouteWithContext<{ handle: AppHandle }>()({
    beforeLoad: async ({ context, location }): Promise<{ app: AppActor }> => ({
      app: ['/', '/faq'].includes(location.pathname)
        ? (context.handle.current() as AppActor)
        : await context.handle.open(),
    }),
    component: Outlet,
  });
  const getParentRoute = () => rootRoute;
  const page = (at: string, title: string, staticData = {}) =>
    createRoute({ getParentRoute, path: at, staticData, component: () => <Titled title={title} /> });
  const form = createRoute({
    getParentRoute,
    path: '/form',
    staticData: { flow: 'wizard' },
    loader: ({ context, preload }) =>
      enterFlow({ context, preload }, { id: 'wizard', logic: wizard, input: undefined }),
    component: () => <Titled title="Form" />,
  });
  const routes = [
    page('/', 'Home'),
    page('/faq', 'FAQ'),
    page('/profile/$id', 'Ann'),
    page('/donate', 'Give', { isAlwaysTracked: true }),
    createRoute({
      getParentRoute,
      path: '/late',
      component: () => (
        <Suspense fallback={<Titled title="Loading" />}>
          <Late title="Late" />
        </Suspense>
      ),
    }),
    form,
  ];
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: {
      handle: createAppHandle(async () => {
        const tracking = {
          track: async (sighting: Sighting) => {
            reported.push(sighting);
          },
          isListening: () => true,
        };
        const app = createApp({ auth: nobody, goTo: async () => undefined, tracking });
        const stops = [trackViews(router, app), trackSteps(router, app)];
        onTestFinished(() => {
          for (const stop of stops) stop();
          app.stop();
        });
        return app;
      }),
    },
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { level: 1 });
  const open = () => act(async () => router.options.context.handle.open());
  const go = async (to: string, title: string) => {
    await act(() => router.navigate({ href: to }));
    await screen.findByRole('heading', { level: 1, name: title });
  };
  const tells = (sightings: readonly Sighting[]) => waitFor(() => expect(reported).toEqual(sightings));
  return { open, go, tells };
};

const faq: Sighting = { kind: 'page', path: '/faq', title: 'Product | FAQ' };

beforeEach(() => {
  document.title = 'Product';
});

test('page views report path and title, never the home page, and a profile only by its route', async () => {
  const { open, go, tells } = await start('/');
  await open();
  await go('/profile/ann?to=bob', 'Ann');
  await go('/', 'Home');
  await go('/faq?query=ann', 'FAQ');
  await go('/donate', 'Give');
  await tells([
    { kind: 'page', path: '/profile/{id}', title: 'Product' },
    faq,
    { kind: 'page', path: '/donate', title: 'Product | Give' },
  ]);
});

test('the page that was shown before the app opened is reported once it opens', async () => {
  const { open, go, tells } = await start('/faq');
  await open();
  await tells([faq]);
  await go('/profile/ann', 'Ann');
  await tells([faq, { kind: 'page', path: '/profile/{id}', title: 'Product' }]);
});

test('a navigation that opens the app reports the previous page too', async () => {
  const { go, tells } = await start('/faq');
  await go('/profile/ann', 'Ann');
  await tells([faq, { kind: 'page', path: '/profile/{id}', title: 'Product' }]);
});

test('a page is not reported while the app is not open', async () => {
  const { tells } = await start('/faq');
  await tells([]);
});

test('a lazily loaded page is reported once its own title is set', async () => {
  const { open, go, tells } = await start('/faq');
  await open();
  await go('/late', 'Loading');
  await tells([faq]);
  await act(async () => letCome());
  await tells([faq, { kind: 'page', path: '/late', title: 'Product | Late' }]);
});

test('a change of the query is not a new page view', async () => {
  const { open, go, tells } = await start('/faq');
  await open();
  await go('/faq?query=ann', 'FAQ');
  await tells([faq]);
});

test('each step of a flow is reported as a virtual page view, each time it is entered', async () => {
  const { open, go, tells } = await start('/faq');
  const app = await open();
  await go('/form', 'Form');
  const form: Sighting = { kind: 'page', path: '/form', title: 'Product | Form' };
  const shirtSize: Sighting = {
    kind: 'virtual',
    path: '/form/shirt-size',
    title: 'Product | Your sizes, and a few details',
  };
  const done: Sighting = { kind: 'virtual', path: '/form/done', title: 'Product | You’re in' };
  await tells([faq, form, shirtSize]);
  const actor = app.system.get('wizard');
  // Saving that leads back to the same step is no view of it.
  actor.send({ type: 'saved' });
  actor.send({ type: 'stayed' });
  actor.send({ type: 'saved' });
  actor.send({ type: 'saved' });
  actor.send({ type: 'opened' });
  await tells([faq, form, shirtSize, done, shirtSize]);
});

test('the leave warning is reported as a virtual page view each time it opens', async () => {
  const { open, tells } = await start('/faq');
  const warning = systemActor(await open(), 'warning');
  const asking: Sighting = { kind: 'virtual', path: '/faq/asking', title: 'Product | Leave this page?' };
  warning.send({ type: 'warning.armed' });
  warning.send({ type: 'navigation.attempted', href: '/', isShallow: false });
  warning.send({ type: 'leaving.cancelled' });
  await tells([faq, asking]);
  warning.send({ type: 'navigation.attempted', href: '/', isShallow: false });
  await tells([faq, asking, asking]);
});

test('the mobile menu is reported as a virtual page view each time it opens', async () => {
  const { open, tells } = await start('/faq');
  const drawer = systemActor(await open(), 'drawer');
  drawer.send({ type: 'layout.changed', isMobile: true });
  const menu: Sighting = { kind: 'virtual', path: '/faq/menu', title: 'Product | Menu' };
  drawer.send({ type: 'menu.pressed' });
  await tells([faq, menu]);
  drawer.send({ type: 'drawer.dismissed' });
  drawer.send({ type: 'menu.pressed' });
  await tells([faq, menu, menu]);
});
