import type {
  Drafts,
  FormStep,
  RegistrationContext,
  RegistrationEvent,
} from '#machines/registration/registration.types.ts';
import type { components } from '#openapi/contract.gen.ts';
import type { PaymentSlot } from '#src/components/payment-choice/payment-choice.tsx';

type Schemas = components['schemas'];

/** What the steps offer to choose from. */
export type RegistrationOffer = {
  event: Schemas['Event'];
  routes: { signature: Schemas['RideRoute'][]; gravel: Schemas['RideRoute'][] };
  shifts: Schemas['Shift'][];
  waiver: Schemas['Waiver'];
};

/** What the first question needs, and everything as soon as it is there. */
export type ComingOffer = Pick<RegistrationOffer, 'event'> & {
  whole: RegistrationOffer | Promise<RegistrationOffer>;
};

export type StepProps<Step extends FormStep, Offer = RegistrationOffer> = {
  draft: Drafts[Step];
  change: (changes: Partial<Drafts[Step]>) => void;
  /** The error of a field, by its path in the draft. */
  errorOf: (path: string) => string | undefined;
  /** Something is being saved or looked up: nothing may be typed. */
  isBusy: boolean;
  context: RegistrationContext;
  offer: Offer;
  send: (event: RegistrationEvent) => void;
  payment: PaymentSlot;
};

/** The control of a field, by its path in the draft: `goals.0.amount`; the payment form names its own: `payment.number`. */
export const fieldId = (path: string) =>
  `${path.startsWith('payment.') ? '' : 'field-'}${path.replaceAll('.', '-')}`;
