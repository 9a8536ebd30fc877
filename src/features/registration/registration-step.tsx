import { draftOf } from '#machines/registration/registration.drafts.ts';
import type {
  Drafts,
  FormStep,
  RegistrationContext,
  RegistrationEvent,
} from '#machines/registration/registration.types.ts';
import type { PaymentSlot, RegistrationOffer } from './registration.types.ts';
import { ActivityGoalsStep } from './steps/activity-goals-step.tsx';
import { AdditionalInfoStep } from './steps/additional-info-step.tsx';
import { FeeStep } from './steps/fee-step.tsx';
import { FundraisingStep } from './steps/fundraising-step.tsx';
import { ParticipationStep } from './steps/participation-step.tsx';
import { ProfileStep } from './steps/profile-step.tsx';
import { RouteStep } from './steps/route-step.tsx';
import { VolunteerStep } from './steps/volunteer-step.tsx';
import { WaiverStep } from './steps/waiver-step.tsx';

type RegistrationStepProps = {
  context: RegistrationContext;
  offer: RegistrationOffer;
  /** The error of a field, by its path in the step's draft. */
  errorOf: (path: string) => string | undefined;
  isBusy: boolean;
  send: (event: RegistrationEvent) => void;
  payment: PaymentSlot;
};

/** The fields of the step where the person is. */
export const RegistrationStep = ({
  context,
  offer,
  errorOf,
  isBusy,
  send,
  payment,
}: RegistrationStepProps) => {
  const of = <Step extends FormStep>(step: Step) => ({
    draft: draftOf(context, step),
    change: (changes: Partial<Drafts[Step]>) =>
      // The pair of step and changes fits by its type; a union of such pairs can't be told so.
      send({ type: 'draft.changed', step, changes } as RegistrationEvent),
    errorOf,
    context,
    offer,
    isBusy,
    send,
    payment,
  });
  switch (context.step) {
    case 'participation':
      return <ParticipationStep {...of('participation')} />;
    case 'profile':
      return <ProfileStep {...of('profile')} />;
    case 'route-signature':
      return <RouteStep rideType="signature" {...of('route-signature')} />;
    case 'route-gravel':
      return <RouteStep rideType="gravel" {...of('route-gravel')} />;
    case 'volunteer':
      return <VolunteerStep {...of('volunteer')} />;
    case 'activity-goals':
      return <ActivityGoalsStep {...of('activity-goals')} />;
    case 'fundraising':
      return <FundraisingStep {...of('fundraising')} />;
    case 'additional-info':
      return <AdditionalInfoStep {...of('additional-info')} />;
    case 'waiver':
      return <WaiverStep {...of('waiver')} />;
    case 'fee':
      return <FeeStep {...of('fee')} />;
  }
};
