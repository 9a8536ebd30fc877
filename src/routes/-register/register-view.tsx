import { useNavigate, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { noFailure } from '#machines/form/form-failure.ts';
import { enrollmentMachine } from '#machines/registration/enrollment.machine.ts';
import { choiceNames } from '#machines/registration/enrollment.rules.ts';
import type { Choice } from '#machines/registration/enrollment.types.ts';
import { useDeferredFlow } from '#src/app/hydration/use-deferred-flow.ts';
import { earlyForm, forgetEarlyForm } from '#src/components/form/early-forms.ts';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { choiceFrom, choiceText, enrollmentFlow } from '#src/features/registration/enrollment.actors.ts';
import type { EnrollmentSnapshot } from '#src/features/registration/enrollment-dialog.tsx';
import { EnrollmentScreen } from '#src/features/registration/enrollment-screen.tsx';
import type { RegistrationOffer } from '#src/features/registration/registration.types.ts';
import { keepWantedRoute } from '#src/features/registration/wanted-route.ts';

/** The page's initial state, which the server renders and the browser hydrates. */
const blankEnrollment = (isShownEarly: boolean, choice: Choice): EnrollmentSnapshot =>
  enrollmentMachine.resolveState({
    value: { loading: isShownEarly ? 'shown' : 'hidden' },
    context: {
      choice,
      view: { myRegistration: null },
      change: null,
      made: null,
      key: null,
      ...noFailure,
      startsAtOnce: false,
      isShownEarly,
      isConfirmedEarly: false,
    },
  });

type ChosenEarly = { choice: Partial<Choice>; isPressed: boolean };

/** The person's choices before hydration, and whether they pressed the button. */
const chosenEarly = (blank: Choice): ChosenEarly => {
  const form = earlyForm('enrollment');
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
  const changed = boxes.flatMap(({ value, checked }) => {
    const name = choiceNames.find((each) => each === value);
    return name !== undefined && blank[name] !== checked ? [[name, checked] as const] : [];
  });
  return { choice: Object.fromEntries(changed), isPressed: form?.dataset.pressed !== undefined };
};

type RegisterViewProps = {
  event: RegistrationOffer['event'];
  /** The link's choice: `signature,volunteer`, and the id of the chosen route. */
  choose: string;
  /** The person returns from signing in, after their choice. */
  startsAtOnce: boolean;
  /** This browser remembers no sign-in, so the page is shown without any request. */
  isVisitor: boolean;
};

const selectSnapshot = (snapshot: EnrollmentSnapshot | undefined) => snapshot;

const nothing: ChosenEarly = { choice: {}, isPressed: false };

/** The page of `/register`: the visitor's choices until the app is open, then the flow. */
export const RegisterView = ({ event, choose, startsAtOnce, isVisitor }: RegisterViewProps) => {
  const navigate = useNavigate();
  const router = useRouter();
  const early = useRef(nothing);
  const blank = useMemo(() => blankEnrollment(isVisitor, choiceFrom(choose)), [choose, isVisitor]);
  // Hydration has just kept the server-rendered input; the next render would overwrite it with its own values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page is taken over
  useLayoutEffect(() => {
    early.current = chosenEarly(blank.context.choice);
    forgetEarlyForm('enrollment');
  }, []);
  useEffect(() => {
    keepWantedRoute(choose);
  }, [choose]);
  const keepChoice = async (chosen: string) => {
    const { pathname, search } = router.state.location;
    const { choose: shown = '' } = search as { choose?: string };
    if (pathname === '/register' && chosen !== shown)
      await navigate({ to: '/register', search: chosen === '' ? {} : { choose: chosen }, replace: true });
  };
  const actor = useDeferredFlow<typeof enrollmentMachine>({
    id: 'enrollment',
    key: '',
    begin: () => ({
      logic: enrollmentFlow(async (chosen, prevPath) => {
        // In sequence: of two navigations in the same moment the router makes only the second.
        await keepChoice(chosen);
        await navigate({ to: '/sign-in', search: { intent: 'registration', prevPath } });
      }),
      input: {
        choice: { ...choiceFrom(choose), ...early.current.choice },
        startsAtOnce,
        isShownEarly: isVisitor,
        key: crypto.randomUUID(),
      },
    }),
    // Handles a press before hydration.
    onBegun: (begun) => {
      if (early.current.isPressed) begun.send({ type: 'choice.confirmed', key: crypto.randomUUID() });
      early.current = nothing;
    },
  });
  const live = useSelector(actor ?? undefined, selectSnapshot);
  // During a navigation to the next page, a change of this page's address would cancel it.
  const chosen = live === undefined || live.hasTag('busy') ? null : choiceText(live.context.choice);
  const isDone = live?.status === 'done';
  const showChoice = useEffectEvent(keepChoice);
  // The address keeps the choice over a reload and signing in.
  useEffect(() => {
    if (isDone) void navigate({ to: '/registration', search: {} });
    else if (chosen !== null) void showChoice(chosen);
  }, [chosen, isDone, navigate]);
  return (
    <PageFrame>
      <EnrollmentScreen snapshot={live ?? blank} send={(sent) => actor?.send(sent)} event={event} />
    </PageFrame>
  );
};
