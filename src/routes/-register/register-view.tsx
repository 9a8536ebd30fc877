import { useNavigate, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { enrollmentMachine } from '#machines/registration/enrollment.machine.ts';
import { useDeferredFlow } from '#src/app/hydration/use-deferred-flow.ts';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { choiceFrom, choiceText, enrollmentFlow } from '#src/features/registration/enrollment.actors.ts';
import { EnrollmentScreen } from '#src/features/registration/enrollment-screen.tsx';
import type { EnrollmentSnapshot } from '#src/features/registration/enrollment-snapshot.ts';
import type { RegistrationOffer } from '#src/features/registration/registration.types.ts';
import { blankEnrollment, type ChosenEarly, chosenEarly } from './blank-enrollment.ts';

type RegisterViewProps = {
  event: RegistrationOffer['event'];
  /** What the link chose: `signature,volunteer`. */
  choose: string;
  /** The person comes back from signing in, and has chosen before. */
  isHurried: boolean;
  /** Nobody has signed in with this browser: there is nothing to ask before the page is shown. */
  isVisitor: boolean;
};

const selectSnapshot = (snapshot: EnrollmentSnapshot | undefined) => snapshot;

const nothing: ChosenEarly = { choice: {}, isPressed: false };

/** The page of `/register`: the choices as a visitor sees them until the app is open, and from then on the flow. */
export const RegisterView = ({ event, choose, isHurried, isVisitor }: RegisterViewProps) => {
  const navigate = useNavigate();
  const router = useRouter();
  const early = useRef(nothing);
  const blank = useMemo(
    () => blankEnrollment(isVisitor ? 'choosing' : 'loading', choiceFrom(choose)),
    [choose, isVisitor],
  );
  // What the server rendered has just been taken over as it stands: the next render would write its own values over it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page is taken over
  useLayoutEffect(() => {
    early.current = chosenEarly(blank.context.choice);
  }, []);
  const actor = useDeferredFlow<typeof enrollmentMachine>({
    id: 'enrollment',
    key: '',
    begin: () => ({
      logic: enrollmentFlow(async (prevPath) =>
        navigate({ href: `/sign-in?${new URLSearchParams({ intent: 'registration', prevPath })}` }),
      ),
      input: {
        choice: { ...choiceFrom(choose), ...early.current.choice },
        isHurried,
        key: crypto.randomUUID(),
      },
    }),
  });
  const live = useSelector(actor ?? undefined, selectSnapshot);
  const isChoosing = live?.matches('choosing') ?? false;
  const chosen = live === undefined || live.matches('loading') ? null : choiceText(live.context.choice);
  const isDone = live?.status === 'done';
  // Whoever pressed the button before the page had its script is heard now.
  useEffect(() => {
    if (!isChoosing || !early.current.isPressed) return;
    early.current = nothing;
    actor?.send({ type: 'choice.confirmed', key: crypto.randomUUID() });
  }, [actor, isChoosing]);
  // The address keeps the choice, so that a reload and the way through sign-in bring it back.
  useEffect(() => {
    const { pathname, search } = router.state.location;
    const { choose: shown = '' } = search as { choose?: string };
    if (isDone) void navigate({ to: '/registration', search: {} });
    // On the way to the sign-in page the address is that page's: changing it would bring the person back here.
    else if (pathname === '/register' && chosen !== null && chosen !== shown)
      void navigate({ to: '/register', search: chosen === '' ? {} : { choose: chosen }, replace: true });
  }, [chosen, isDone, navigate, router]);
  // A visitor has nothing that would have to be fetched: their choices stay as they stand.
  const snapshot = live === undefined || (isVisitor && live.matches('loading')) ? blank : live;
  return (
    <PageFrame>
      <EnrollmentScreen snapshot={snapshot} send={(sent) => actor?.send(sent)} event={event} />
    </PageFrame>
  );
};
