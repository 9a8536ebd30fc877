import type {
  Drafts,
  FormStep,
  RegistrationContext,
  RegistrationEvent,
} from '#machines/registration/registration.types.ts';
import type { components } from '#openapi/contract.gen.ts';
import type { PaymentSlot } from '#src/components/payment-choice/payment-choice.tsx';

type Schemas = components['schemas'];

/** The options of the steps. */
export type RegistrationOffer = {
  event: Schemas['Event'];
  routes: { signature: Schemas['RideRoute'][]; gravel: Schemas['RideRoute'][] };
  shifts: Schemas['Shift'][];
  waiver: Schemas['Waiver'];
};

/** The first question's options, and a promise of all. */
export type ComingOffer = Pick<RegistrationOffer, 'event'> & {
  whole: RegistrationOffer | Promise<RegistrationOffer>;
};

export type StepProps<Step extends FormStep, Offer = RegistrationOffer> = {
  draft: Drafts[Step];
  change: (changes: Partial<Drafts[Step]>) => void;
  /** The error of a field, by its path in the draft. */
  errorOf: (path: string) => string | undefined;
  /** A request runs: the fields are locked. */
  isBusy: boolean;
  context: RegistrationContext;
  offer: Offer;
  send: (event: RegistrationEvent) => void;
  payment: PaymentSlot;
};

/** The id of a field's control, from its path in the draft: `goals.0.amount`; the payment form has its own: `payment.number`. */
export const fieldId = (path: string) =>
  `${path.startsWith('payment.') ? '' : 'field-'}${path.replaceAll('.', '-')}`;
