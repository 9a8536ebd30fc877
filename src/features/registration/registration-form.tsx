import { type FormEvent, useEffect, useRef, useState } from 'react';
import { previousStep } from '#machines/registration/registration.guards.ts';
import type {
  FormStep,
  RegistrationContext,
  RegistrationEvent,
} from '#machines/registration/registration.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { ErrorSummary } from '#src/components/error-summary/error-summary.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { HeldPlaces, HeldPlacesLine } from './held-places.tsx';
import { fieldId, type PaymentSlot, type RegistrationOffer } from './registration.types.ts';
import { ledes, problemTitle, submitText } from './registration-messages.ts';
import { RegistrationStep } from './registration-step.tsx';

const withCards = new Set<FormStep>(['participation', 'route-signature', 'route-gravel']);

type RegistrationFormProps = {
  context: RegistrationContext;
  heading: string;
  offer: RegistrationOffer;
  isBusy: boolean;
  /** The fee is being charged right now. */
  isPaying: boolean;
  /** Which of the waits is on, in words; empty when none is. */
  waiting: string;
  send: (event: RegistrationEvent) => void;
  payment: PaymentSlot;
};

/** One step: the question, its fields, what is wrong on top, and where to go on. */
export const RegistrationForm = (props: RegistrationFormProps) => {
  const { context, heading, offer, isBusy, isPaying, waiting, send, payment } = props;
  const [attempt, setAttempt] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const shown = useRef(context.step);
  const isAsked = useRef(false);
  const errors = Object.entries(context.fieldErrors).map(([path, message]) => ({
    id: fieldId(path),
    message,
  }));

  // Entering a step moves focus to its question; the first paint leaves focus where the page put it.
  useEffect(() => {
    if (shown.current === context.step) return;
    shown.current = context.step;
    setAttempt(0);
    takeFocus(title.current);
    window.scrollTo({ top: 0 });
  }, [context.step]);

  // What was asked for and refused, here or by the server, is put in front of the person; typing moves nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new errors are news even where their count is the same
  useEffect(() => {
    if (!isAsked.current || isBusy) return;
    isAsked.current = false;
    if (errors.length > 0 || context.problem !== null) setAttempt((count) => count + 1);
  }, [isBusy, context.fieldErrors, context.problem]);

  useEffect(() => {
    if (attempt > 0) takeFocus(notice.current);
  }, [attempt]);

  const ask = (event: RegistrationEvent) => {
    isAsked.current = event.type === 'step.submitted' || event.type === 'code.applied';
    send(event);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) ask({ type: 'step.submitted', key: crypto.randomUUID() });
  };

  const hasPlaces = (context.registration?.routes.length ?? 0) > 0;
  const deadline = offer.event.fundraisingDeadline;
  return (
    <form noValidate onSubmit={submit}>
      <StepLayout
        title={heading}
        lede={ledes[context.step]}
        titleRef={title}
        aside={hasPlaces ? <HeldPlaces context={context} deadline={deadline} /> : undefined}
        asideLine={hasPlaces ? <HeldPlacesLine context={context} deadline={deadline} /> : undefined}
        wide={withCards.has(context.step)}
        actions={
          <>
            {previousStep(context) ? (
              <Button tone="quiet" disabled={isBusy} onClick={() => send({ type: 'step.back' })}>
                Back
              </Button>
            ) : null}
            <Button type="submit" size="lg" wide="phone" pending={isBusy} pendingText={waiting}>
              {submitText(context)}
            </Button>
          </>
        }
      >
        <ErrorSummary errors={errors} attempt={attempt} />
        {context.problem && errors.length === 0 ? (
          <div ref={notice} tabIndex={-1}>
            <Notice tone="error" role="alert" title={problemTitle(context.problem)}>
              {context.problem.message}
            </Notice>
          </div>
        ) : null}
        {context.isStartedAfresh ? (
          <Notice tone="warning" title="We couldn’t bring back what you typed">
            The site has changed since. What you saved is all there; please fill in this step again.
          </Notice>
        ) : null}
        <RegistrationStep context={context} offer={offer} isBusy={isBusy} send={ask} payment={payment} />
        {isPaying ? (
          <Notice tone="info" role="status">
            <p>Don’t close this page. You’re charged once at most.</p>
          </Notice>
        ) : null}
      </StepLayout>
    </form>
  );
};
