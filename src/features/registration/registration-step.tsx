import { CatchBoundary, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isFlowError, isUnauthorized } from '#machines/flow-error.ts';
import { draftOf } from '#machines/registration/registration.drafts.ts';
import type {
  FormStep,
  RegistrationContext,
  RegistrationEvent,
} from '#machines/registration/registration.types.ts';
import { errorText } from '#machines/shell/snackbar/error-text.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { UnavailableNotice } from '#src/components/notice/unavailable-notice.tsx';
import type { PaymentSlot } from '#src/components/payment-choice/payment-choice.tsx';
import type { ComingOffer, RegistrationOffer, StepProps } from './registration.types.ts';
import { ProfileStep } from './steps/profile-step.tsx';
import { bringLaterScreens } from './use-later-screens.ts';

type RegistrationStepProps = {
  context: RegistrationContext;
  offer: ComingOffer;
  /** The error of a field, by its path in the step's draft. */
  errorOf: (path: string) => string | undefined;
  isBusy: boolean;
  send: (event: RegistrationEvent) => void;
  payment: PaymentSlot;
};

const propsOf = <Step extends FormStep, Offer>(
  step: Step,
  offer: Offer,
  { context, send, errorOf, isBusy, payment }: Omit<RegistrationStepProps, 'offer'>,
): StepProps<Step, Offer> => ({
  draft: draftOf(context, step),
  // Each step fits its changes; TypeScript can't see that in a union of such pairs.
  change: (changes) => send({ type: 'draft.changed', step, changes } as RegistrationEvent),
  errorOf,
  context,
  offer,
  isBusy,
  send,
  payment,
});

type LaterStepProps = RegistrationStepProps & { step: Exclude<FormStep, 'profile'> };

/** Suspends until its code and its options are loaded. */
const LaterStep = ({ step, offer, ...props }: LaterStepProps) => {
  const later = useArrived(bringLaterScreens());
  const whole: RegistrationOffer = useArrived(offer.whole);
  const of = <Step extends FormStep>(one: Step) => propsOf(one, whole, props);
  switch (step) {
    case 'participation':
      return <later.ParticipationStep {...of('participation')} />;
    case 'route-signature':
      return <later.RouteStep rideType="signature" {...of('route-signature')} />;
    case 'route-gravel':
      return <later.RouteStep rideType="gravel" {...of('route-gravel')} />;
    case 'volunteer':
      return <later.VolunteerStep {...of('volunteer')} />;
    case 'activity-goals':
      return <later.ActivityGoalsStep {...of('activity-goals')} />;
    case 'fundraising':
      return <later.FundraisingStep {...of('fundraising')} />;
    case 'additional-info':
      return <later.AdditionalInfoStep {...of('additional-info')} />;
    case 'waiver':
      return <later.WaiverStep {...of('waiver')} />;
    case 'fee':
      return <later.FeeStep {...of('fee')} />;
  }
};

/** Shown when the step's options can't be loaded; the other steps keep their typed values. */
const OfferProblem = ({ error }: ErrorComponentProps) => {
  const router = useRouter();
  if (!isFlowError(error)) throw error;
  return (
    <UnavailableNotice
      title={errorText({ ...error, skipParser: false })}
      onRetry={() => void router.invalidate()}
    >
      Everything you saved is safe.
      {isUnauthorized(error) ? '' : ' If trying again doesn’t help, come back in a few minutes.'}
    </UnavailableNotice>
  );
};

/** The fields of the current step: the first question's at once, all others lazily loaded. */
export const RegistrationStep = ({ offer, ...props }: RegistrationStepProps) => {
  const { step } = props.context;
  if (step === 'profile') return <ProfileStep {...propsOf(step, offer, props)} />;
  return (
    <CatchBoundary getResetKey={() => offer.whole} errorComponent={OfferProblem}>
      <LaterStep {...props} step={step} offer={offer} />
    </CatchBoundary>
  );
};
