import type { FormFailure } from '#machines/form/form-failure.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { FormStep } from './registration.steps.ts';

export type Registration = Schemas['Registration'];
export type RegistrationStep = Schemas['RegistrationStep'];
export type RegistrationSummary = Schemas['RegistrationSummary'];
export type RegistrationFee = Schemas['RegistrationFee'];
export type RideRoute = Schemas['RideRoute'];
export type RideType = Schemas['RideType'];

export type { FormStep };

export type RouteDraft = { routeId: string; groupCode: string; sponsorCode: string };
export type ActivityGoalDraft = { activity: string; unit: string; amount: string };

/** The fields of each step, as the person left them; they may be invalid. Money is whole cents. */
export type Drafts = {
  participation: { challenger: boolean; signature: boolean; gravel: boolean; volunteer: boolean };
  profile: {
    firstName: string;
    lastName: string;
    phone: string;
    birthDate: string;
    gender: string;
    address: string;
    city: string;
    state: string;
    postalCode: string;
    country: string;
    emergencyContactName: string;
    emergencyContactPhone: string;
  };
  'route-signature': RouteDraft;
  'route-gravel': RouteDraft;
  volunteer: { shiftIds: string[] };
  'activity-goals': { goals: ActivityGoalDraft[] };
  fundraising: { goal: number | null; commitment: number | null; payment: PaymentChoice };
  'additional-info': {
    tShirtSize: string;
    jerseySize: string;
    employerName: string;
    isCancerSurvivor: '' | 'yes' | 'no';
    cancerType: string;
  };
  waiver: {
    waiverVersion: string;
    signedName: string;
    guardianName: string;
    guardianEmail: string;
    termsAccepted: boolean;
  };
  fee: { discountCode: string; payment: PaymentChoice };
};

/** What was typed in each step and is not saved. */
export type TypedDrafts = { [Step in FormStep]?: Partial<Drafts[Step]> };

/** `saved`: the method from an earlier step; `new`: the content of the payment form. */
export type PaymentChoice = 'saved' | 'new';

/** The request of each step, as in the contract. Its payment is filled in after tokenizing. */
export type StepBodies = {
  participation: Schemas['RegistrationParticipation'];
  profile: Schemas['RegistrationProfile'];
  'route-signature': Schemas['RegistrationRouteChoice'];
  'route-gravel': Schemas['RegistrationRouteChoice'];
  volunteer: Schemas['RegistrationVolunteer'];
  'activity-goals': Schemas['RegistrationActivityGoals'];
  fundraising: Schemas['RegistrationFundraisingChoice'];
  'additional-info': Schemas['RegistrationAdditionalInfo'];
  waiver: Schemas['RegistrationSignature'];
  fee: Schemas['RegistrationFeePayment'];
};

export type StepRequest = { [Step in FormStep]: { step: Step; body: StepBodies[Step] } }[FormStep];
export type SaveRequest = Exclude<StepRequest, { step: 'fee' }>;
export type PayRequest = Extract<StepRequest, { step: 'fee' }>;

/** A person on a roster; `ride` is the ride of the roster, `detail` the route. */
export type RosterName = { publicId: string; ride: string; name: string; detail: string; isMe: boolean };

/** The data of the last screen: what the person is registered for, and the newest names on the roster. */
export type Celebration = { summary: RegistrationSummary; roster: RosterName[] };

/**
 * One submission: sent again with the same key until the server answers. It changes that `version` of the
 * registration; null begins one.
 */
export type Attempt = { key: string; version: string | null; request: StepRequest };

export type CodeKind = 'group' | 'sponsor' | 'discount';
export type CheckedCode =
  | { kind: 'group'; code: string; pelotonName: string }
  | { kind: 'sponsor'; code: string; sponsorName: string; routes: RideRoute[] }
  | { kind: 'discount'; code: string; fee: RegistrationFee };

/** The errors are those of the current step. */
export type RegistrationContext = FormFailure & {
  registration: Registration | null;
  /** The step that the address asked for or that this tab kept, until the registration is loaded. */
  requestedStep: FormStep | null;
  /** Where the person is. */
  step: FormStep;
  /** What was typed. `draftOf` overlays it on what is saved. */
  drafts: TypedDrafts;
  /** The codes that were checked and are valid, by kind. */
  codes: { [Kind in CodeKind]?: Extract<CheckedCode, { kind: Kind }> };
  attempt: Attempt | null;
  /** The version that the person has seen, and typed over; null before there is one. */
  seen: string | null;
  /** A save without an answer: the stored values may come from it. */
  unanswered: StepRequest | null;
  /** The registration that was changed elsewhere, while the person decides. */
  elsewhere: Registration | null;
  /** The code being checked. */
  checking: { kind: CodeKind; code: string } | null;
  polls: number;
  celebration: Celebration | null;
  /** Answers of an older version of the site were found and could not be used. */
  isStartedAfresh: boolean;
};

export type RegistrationInput = {
  /** From the URL; limited to the steps that the person has reached. */
  requestedStep: FormStep | null;
  /** What this tab kept: the typed answers, or `outdated` when this version of the site can’t read them. */
  kept: { drafts: TypedDrafts; step: FormStep | null; seen?: string } | 'outdated' | null;
};

export type DraftChanged = {
  [Step in FormStep]: { type: 'draft.changed'; step: Step; changes: Partial<Drafts[Step]> };
}[FormStep];

export type RegistrationEvent =
  | DraftChanged
  | { type: 'step.submitted'; key: string }
  | { type: 'step.back' }
  | { type: 'step.opened'; step: FormStep }
  | { type: 'code.applied'; kind: CodeKind }
  | { type: 'code.removed'; kind: CodeKind }
  | { type: 'elsewhere.taken' }
  | { type: 'elsewhere.overwritten' }
  | { type: 'load.retried' }
  | { type: 'session.restored' }
  | { type: 'payment.checked' }
  | { type: 'completion.retried' };

export type RegistrationMeta = StateMeta<'heading'>;
