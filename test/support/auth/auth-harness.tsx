import type { Ui } from '@product/path-driver';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createActor } from 'xstate';
import { cachedEntityMachine } from '#machines/entity/cached-entity.machine.ts';
import { leaveWarningMachine } from '#machines/shell/leave-warning/leave-warning.machine.ts';
import type { AppActor } from '#src/app/root-actor/system-actors.ts';
import type { RouterContext } from '#src/app/router/router-context.ts';
import { SessionActions } from '#src/app/session/session-actions.tsx';
import { WayBackButton, WayBackProblem } from '#src/components/way-back/way-back.tsx';
import { Passage } from '#src/features/auth/passage-screen.tsx';
import { SignInPage } from '#src/features/auth/sign-in-page.tsx';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import type { AuthActor } from '#src/features/auth/whether-signed-in.ts';
import { accountButton } from '#test/support/shell/account-button.ts';

// jsdom has no layout, so no size ever changes; the menu observes it all the same.
window.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

/** The part of the app that the header uses: the walked actor, the person whom it reports, and the sign-out. */
const appAround = (auth: AuthActor): AppActor => {
  const currentUser = createActor(cachedEntityMachine, { input: { kind: 'currentUser' } });
  const warning = createActor(leaveWarningMachine);
  warning.on('leaving.granted', () => auth.send({ type: 'logout.requested', reason: 'manual' }));
  auth.on('session.opened', ({ user }) =>
    currentUser.send({ type: 'entity.received', id: null, data: user, at: 0 }),
  );
  auth.on('session.closed', () => currentUser.send({ type: 'entity.reset' }));
  currentUser.start();
  warning.start();
  const systemActors: Record<string, unknown> = { auth, currentUser, warning };
  return { system: { get: (id: string) => systemActors[id] } } as unknown as AppActor;
};

const WayBack = ({ auth }: { auth: AuthActor }) => {
  const wayBack = useWayBack(auth);
  return (
    <section aria-label="A page that waits">
      <WayBackProblem wayBack={wayBack} />
      <WayBackButton wayBack={wayBack} />
    </section>
  );
};

const ways = [
  { policy: 'emailSignIn', text: 'Sign in with e-mail' },
  { policy: 'emailSignUp', text: 'Create an account' },
] as const;

/** Everything that shows sign-in, all at once, around a walked actor: header, sign-in page, passage, the way back. */
export const authHarness = async (auth: AuthActor) => {
  const app = appAround(auth);
  const root = createRootRouteWithContext<RouterContext>()({
    component: () => (
      <>
        <SessionActions path="/" isVisitor={false} />
        <SignInPage auth={auth} ways={ways} wanted={{}} />
        <Passage auth={auth} title="Signing you in" />
        <WayBack auth={auth} />
      </>
    ),
  });
  const handle = { current: () => app, open: async () => app, subscribe: () => () => undefined };
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory(),
    context: { handle } as never,
  });
  await router.load();
  return <RouterProvider router={router as never} />;
};

/** The menu comes with a chunk of its own, and opens a moment after the press. */
export const pressSignOut = async (ui: Ui): Promise<void> => {
  await accountButton('Ann');
  await ui.click('button', 'Ann');
  await ui.expectRole('menuitem', 'Sign Out');
  await ui.click('menuitem', 'Sign Out');
};
