import { createFileRoute, notFound } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { User } from '#machines/auth/auth.types.ts';
import type { thankYouMachine } from '#machines/thank-you/thank-you.machine.ts';
import { ErrorPage } from '#src/app/errors/error-page.tsx';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { matching, searchParams } from '#src/app/router/search-params.ts';
import { useLeaveWarning } from '#src/app/router/use-leave-warning.ts';
import { requireUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { isPublicId } from '#src/features/profile/public-id.ts';
import { thankYouFlow } from '#src/features/thank-you/thank-you.actors.ts';
import { ThankYouPage } from '#src/features/thank-you/thank-you-page.tsx';

const flow = 'thank-you';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const leaving = ['Leave without sending?', 'Your e-mail hasn’t been sent, and you’ll lose what you wrote.'];

const Thanking = ({ user }: { user: User }) => {
  usePageTitle('Thank your donors');
  const wayBack = useWayBack(useSystemActor('auth'));
  const actor = useFlow<typeof thankYouMachine>(flow);
  const snapshot = useSelector(actor, (one) => one);
  const isUnsent = snapshot.matches('choosing') || snapshot.matches('writing') || snapshot.matches('expired');
  useLeaveWarning(isUnsent && snapshot.context.typed !== null, leaving);
  return <ThankYouPage snapshot={snapshot} send={actor.send} lastName={user.lastName} wayBack={wayBack} />;
};

const ThankRoute = () => {
  const user = Route.useLoaderData();
  return user === null ? (
    <ErrorPage statusCode={403} info="Only the person who received these gifts can say thanks for them." />
  ) : (
    <Thanking user={user} />
  );
};

const search = searchParams({ gift: matching(uuid) });

/** The page where a person thanks their donors; `gift` is the id of the donation to start with. */
export const Route = createFileRoute('/profile/$id/thank')({
  staticData: { flow },
  validateSearch: search,
  loaderDeps: ({ search: { gift } }) => ({ gift }),
  // This page makes all changes itself, so it needs no reload.
  shouldReload: ({ cause }) => cause === 'enter',
  loader: async ({ context, preload, params: { id }, deps: { gift }, location }) => {
    if (!isPublicId(id)) throw notFound();
    const user = await requireUser(appOf(context), null, location.href);
    if (user.publicId !== id) return null;
    const input = { publicId: id, firstName: user.firstName, donationId: gift ?? null };
    enterFlow({ context, preload }, { id: flow, key: `${id}/${gift ?? ''}`, logic: thankYouFlow, input });
    return user;
  },
  component: ThankRoute,
});
