import { createFileRoute, notFound } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts';
import { ErrorPage } from '#src/app/errors/error-page.tsx';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { requireUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { accountClosingFlow } from '#src/features/account-closing/account-closing.actors.ts';
import { AccountClosingPage } from '#src/features/account-closing/account-closing-page.tsx';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { isPublicId } from '#src/features/profile/public-id.ts';

const flow = 'account-closing';

const Closing = () => {
  usePageTitle('Close your account');
  const wayBack = useWayBack(useSystemActor('auth'));
  const actor = useFlow<typeof accountClosingMachine>(flow);
  const snapshot = useSelector(actor, (one) => one);
  return <AccountClosingPage snapshot={snapshot} send={actor.send} wayBack={wayBack} />;
};

const CloseRoute = () =>
  Route.useLoaderData() === false ? (
    <ErrorPage statusCode={403} info="You can only close your own account." />
  ) : (
    <Closing />
  );

/** The page where a person closes their account. */
export const Route = createFileRoute('/profile/$id/close')({
  staticData: { flow },
  // Always reloads, because earlier data may be outdated.
  loader: async ({ context, preload, params: { id }, location, abortController: { signal } }) => {
    if (!isPublicId(id)) throw notFound();
    if (preload) return null;
    const { publicId } = await requireUser(appOf(context), null, location.href);
    if (publicId !== id) return false;
    // A person who has left meanwhile opens nothing.
    if (signal.aborted) return null;
    enterFlow({ context, preload }, { id: flow, key: id, logic: accountClosingFlow, input: { publicId } });
    return true;
  },
  component: CloseRoute,
});
