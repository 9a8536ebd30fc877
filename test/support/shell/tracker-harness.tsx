import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { drawerMachine } from '#machines/shell/drawer/drawer.machine.ts';
import { leaveWarningMachine } from '#machines/shell/leave-warning/leave-warning.machine.ts';
import type { Sighting, trackerMachine } from '#machines/shell/tracker/tracker.machine.ts';
import type { AppActor } from '#src/app/root-actor/system-actors.ts';
import { watchLinks } from '#src/app/router/watch-links.ts';
import { trackSteps } from '#src/app/tracking/track-steps.ts';
import { trackViews } from '#src/app/tracking/track-views.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { Drawer } from '#src/features/shell/mobile/drawer.tsx';
import { MenuButton } from '#src/features/shell/mobile/menu-button.tsx';
import { openTracking } from '#src/features/shell/tracking/tracking.ts';
import { Watched as ScreenWatched, screenGestures } from './screen-gestures.tsx';

type TrackerActor = ActorRefFrom<typeof trackerMachine>;

let reported: Sighting[] = [];
let isForced = false;

const Titled = ({ title }: { title: string }) => {
  usePageTitle(title);
  return <h1>{title}</h1>;
};

/** A page that may ask to be counted although its path isn't. */
const asking = {
  get isAlwaysTracked() {
    return isForced;
  },
};

const openSite = (drawer: ActorRefFrom<typeof drawerMachine>) => {
  // Made once, or every page would begin with a new layout.
  const menu = (
    <ScreenWatched systemActors={{ drawer }}>
      <MenuButton onPress={() => drawer.send({ type: 'menu.pressed' })} />
      <Drawer actor={drawer} bar={null}>
        {null}
      </Drawer>
    </ScreenWatched>
  );
  const rootRoute = createRootRoute({
    component: () => (
      <>
        {menu}
        <Outlet />
      </>
    ),
  });
  const page = (path: string, title: string, staticData = {}) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      staticData,
      component: () => <Titled title={title} />,
    });
  return createRouter({
    routeTree: rootRoute.addChildren([
      page('/', 'Ride against cancer', asking),
      page('/donate', 'Give', asking),
      page('/nowhere/$', '404: This page could not be found.'),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
};

type Site = { router: ReturnType<typeof openSite>; actor: TrackerActor };

let site: Site | null = null;

const current = (): Site => {
  if (site === null) throw new Error('No site is open');
  return site;
};

/** The end of the tracking, held by the walk: settings that name the event log, and the log. */
const answer = async (request: Request): Promise<Response> => {
  if (request.method === 'GET') return Response.json({ analytics: { sink: 'log', tagUrl: null } });
  reported.push(await request.json());
  return new Response(null, { status: 204 });
};

/** The part of the app between the site's events and the walked actor, and between the actor and the event log. */
const watch = ({ router, actor }: Site, drawer: ActorRefFrom<typeof drawerMachine>): (() => void) => {
  const warning = createActor(leaveWarningMachine).start();
  const systemActors: Record<string, unknown> = { tracker: actor, drawer, warning };
  const app = {
    system: { get: (id: string) => systemActors[id] },
    getSnapshot: () => ({ children: {}, context: { flows: [] } }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  } as unknown as AppActor;
  const { fetch } = globalThis;
  globalThis.fetch = answer as typeof fetch;
  const tracking = openTracking();
  let asked: unknown;
  const tell = () => {
    const port = actor.getSnapshot().children.track;
    if (port === undefined || port === asked) return;
    asked = port;
    void tracking.track((port.getSnapshot() as unknown as { input: { sighting: Sighting } }).input.sighting);
  };
  const subscription = actor.subscribe(tell);
  const stops = [trackViews(router, app), trackSteps(router, app), watchLinks(router, app, tracking)];
  return () => {
    for (const stop of stops) stop();
    subscription.unsubscribe();
    warning.stop();
    drawer.stop();
    globalThis.fetch = fetch;
  };
};

const Watched = ({
  opened,
  drawer,
  children,
}: {
  opened: Site;
  drawer: ActorRefFrom<typeof drawerMachine>;
  children: ReactNode;
}) => {
  useLayoutEffect(() => watch(opened, drawer), [opened, drawer]);
  return children;
};

/** A site of three pages and a menu, whose tracker is the walked one. */
export const trackerHarness = async (actor: TrackerActor): Promise<ReactNode> => {
  const drawer = createActor(drawerMachine).start();
  const router = openSite(drawer);
  reported = [];
  isForced = false;
  site = { router, actor };
  await router.load();
  return (
    <Watched opened={site} drawer={drawer}>
      <RouterProvider router={router as never} />
    </Watched>
  );
};

const place = () => current().router.state.location.pathname;

/** Follows a link within the site, and waits until its page is rendered. */
const go = (href: string) =>
  act(async () => {
    const { router } = current();
    await new Promise<void>((done) => {
      const stop = router.subscribe('onRendered', () => {
        stop();
        done();
      });
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    });
  });

/** Gestures on that site, and the requests that leave it. */
export const trackerScreen = {
  reported: (): unknown[] => reported,
  gone: (): string[] => {
    const port = current().actor.getSnapshot().children.open?.getSnapshot();
    return port === undefined ? [] : [(port as unknown as { input: { href: string } }).input.href];
  },
  /** One of the two pages without a view of their own: the second, if the first is shown. */
  showSkipped: async (isAsking: boolean): Promise<void> => {
    if (isAsking && place() === '/') await go('/donate');
    isForced = isAsking;
    await go(place() === '/' ? '/donate' : '/');
    isForced = false;
  },
  showHome: async (): Promise<void> => {
    // The window is as narrow as a phone's, which has a menu to open.
    screenGestures.turn(true);
    if (place() !== '/') await go('/');
  },
  showNowhere: async (path: string): Promise<void> => {
    await trackerScreen.showHome();
    await go(path);
  },
  follow: async (href: string, isElsewhere: boolean): Promise<void> => {
    const link = Object.assign(document.createElement('a'), { href, target: isElsewhere ? '_blank' : '' });
    document.body.append(link);
    // jsdom follows no links; whether a browser would have to is what counts.
    let isLeft = false;
    const last = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', last, { once: true });
    await act(() => userEvent.click(link));
    link.remove();
    if (isLeft !== isElsewhere)
      throw new Error(`the browser ${isLeft ? 'follows' : 'does not follow'} ${href}`);
  },
};
