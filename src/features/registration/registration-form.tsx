import { type FormEvent, useEffect, useRef } from 'react';
import { errorsOf } from '#machines/form/field-errors.ts';
import { draftOf } from '#machines/registration/registration.drafts.ts';
import { checked, previousStep } from '#machines/registration/registration.guards.ts';
import type {
  FormStep,
  RegistrationContext,
  RegistrationEvent,
} from '#machines/registration/registration.types.ts';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { FormActions } from '#src/components/form/form-actions.tsx';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useBlurValidation } from '#src/components/form/use-blur-validation.ts';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import type { PaymentSlot } from '#src/components/payment-choice/payment-choice.tsx';
import { HeldPlaces, HeldPlacesLine, hasPlaces } from './held-places.tsx';
import { type ComingOffer, fieldId } from './registration.types.ts';
import { ledeOf, problemTitle, submitText } from './registration-messages.ts';
import { RegistrationStep } from './registration-step.tsx';

const withCards = new Set<FormStep>(['participation', 'route-signature', 'route-gravel']);

type RegistrationFormProps = {
  context: RegistrationContext;
  heading: string;
  offer: ComingOffer;
  isBusy: boolean;
  /** The fee is being charged. */
  isPaying: boolean;
  /** The text of a running wait; empty for none. */
  waiting: string;
  send: (event: RegistrationEvent) => void;
  payment: PaymentSlot;
};

/** One step: the question, its fields, its errors at the top, and its buttons. */
export const RegistrationForm = (props: RegistrationFormProps) => {
  const { context, heading, offer, isBusy, isPaying, waiting, send, payment } = props;
  const refusals = useRefusals(context, isBusy);
  const blur = useBlurValidation({
    values: draftOf(context, context.step),
    prefix: fieldId(''),
    check: () => errorsOf(checked(context)),
  });
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(context.step);

  // A new step moves the focus to its question; the first render leaves the focus unchanged.
  useEffect(() => {
    if (shown.current === context.step) return;
    shown.current = context.step;
    takeFocus(title.current);
    window.scrollTo({ top: 0 });
  }, [context.step]);

  const ask = (event: RegistrationEvent) => {
    refusals.ask(event.type === 'step.submitted' || event.type === 'code.applied');
    send(event);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) ask({ type: 'step.submitted', key: crypto.randomUUID() });
  };

  const isSummed = hasPlaces(context);
  return (
    <form noValidate onSubmit={submit} {...blur.watch}>
      <StepLayout
        title={heading}
        lede={ledeOf(context, offer.event)}
        titleRef={title}
        aside={isSummed ? <HeldPlaces context={context} offer={offer} /> : undefined}
        asideLine={isSummed ? <HeldPlacesLine context={context} offer={offer} /> : undefined}
        wide={withCards.has(context.step)}
        actions={
          <FormActions
            isBusy={isBusy}
            waiting={waiting}
            back={previousStep(context) && { text: 'Back', onPress: () => send({ type: 'step.back' }) }}
          >
            {submitText(context)}
          </FormActions>
        }
      >
        <FormErrors
          fieldErrors={context.fieldErrors}
          idOf={fieldId}
          refusals={refusals.count}
          problem={context.problem && { title: problemTitle(context.problem), text: context.problem.message }}
        />
        {context.isStartedAfresh ? (
          <Notice tone="warning" title="We couldn’t restore what you typed">
            We’ve updated the site since then. Everything you saved is here; please fill in this step again.
          </Notice>
        ) : null}
        <RegistrationStep
          context={context}
          offer={offer}
          errorOf={(path) => context.fieldErrors[path] ?? blur.errorOf(path)}
          isBusy={isBusy}
          send={ask}
          payment={payment}
        />
        {isPaying ? (
          <Notice tone="info" role="status">
            <p>Please keep this page open. You’ll be charged only once.</p>
          </Notice>
        ) : null}
      </StepLayout>
    </form>
  );
};
