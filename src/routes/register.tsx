import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { enrollmentMachine } from '#machines/registration/enrollment.machine.ts';
import { call } from '#src/api/call.ts';
import { getEvent } from '#src/api/calls/event.calls.ts';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { useFlow } from '#src/app/root-actor/use-app.ts';
import { matching, oneOf, searchParams } from '#src/app/router/search-params.ts';
import { sessionKnown } from '#src/app/session/session.ts';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { choiceFrom, choiceText, enrollmentFlow } from '#src/features/registration/enrollment.actors.ts';
import { EnrollmentScreen } from '#src/features/registration/enrollment-screen.tsx';

const flow = 'enrollment';

const Register = () => {
  const event = Route.useLoaderData();
  const navigate = useNavigate();
  const router = useRouter();
  const actor = useFlow<typeof enrollmentMachine>(flow);
  const snapshot = useSelector(actor, (one) => one);
  const choose = choiceText(snapshot.context.choice);
  const isDone = snapshot.status === 'done';
  usePageTitle('Register');
  // The address keeps the choice, so that a reload and the way through sign-in bring it back.
  useEffect(() => {
    const { pathname, search } = router.state.location;
    const { choose: shown = '' } = search as { choose?: string };
    if (isDone) void navigate({ to: '/registration', search: {} });
    // On the way to the sign-in page the address is that page's: changing it would bring the person back here.
    else if (pathname === '/register' && choose !== shown && !snapshot.matches('loading'))
      void navigate({
        to: '/register',
        search: choose === '' ? {} : { choose },
        replace: true,
      });
  }, [choose, isDone, navigate, router, snapshot]);
  return (
    <PageFrame>
      <EnrollmentScreen snapshot={snapshot} send={actor.send} event={event} />
    </PageFrame>
  );
};

const readSearch = searchParams({
  choose: matching(/^[a-z,]{1,60}$/),
  intent: oneOf(['register', 'registration', 'donate']),
});

export const Route = createFileRoute('/register')({
  validateSearch: readSearch,
  staticData: { flow },
  shouldReload: ({ cause }) => cause === 'enter',
  loader: async ({ context, preload, location, navigate }) => {
    const [event] = await Promise.all([call(getEvent({ isHandled: true })), sessionKnown(appOf(context))]);
    // The location still says what the link said.
    const { choose = '', intent } = readSearch(location.search);
    const goToSignIn = async (prevPath: string) =>
      navigate({ href: `/sign-in?${new URLSearchParams({ intent: 'registration', prevPath })}` });
    enterFlow(
      { context, preload },
      {
        id: flow,
        logic: enrollmentFlow(goToSignIn),
        input: { choice: choiceFrom(choose), isHurried: intent === 'registration', key: crypto.randomUUID() },
      },
    );
    return event;
  },
  component: Register,
});
