import type { FormFailure } from '#machines/form/form-failure.ts';
import type { components } from '#openapi/contract.gen.ts';
import type { Drafts } from './registration.types.ts';

type Schemas = components['schemas'];

export type Available = Schemas['RegistrationAvailable'];
export type Summary = Schemas['RegistrationSummary'];
export type TypeChoice = Schemas['RegistrationTypeChoice'];
export type Choice = Drafts['participation'];

/** What the page shows; `myRegistration` is null for a visitor who is not signed in. */
export type EnrollmentView = { myRegistration: { available: Available; summary: Summary | null } | null };

/** A change to what the person is registered for, asked about before it is made. */
export type EnrollmentChange = { kind: 'cancel'; choice: TypeChoice } | { kind: 'convert' };

export type EnrollmentContext = FormFailure & {
  choice: Choice;
  view: EnrollmentView;
  change: EnrollmentChange | null;
  /** The change that was just made, until the person does something else. */
  made: EnrollmentChange | null;
  key: string | null;
  /** Came back from signing in to begin at once. */
  isHurried: boolean;
  /** The choices stand on the page before it is known who looks: a visitor picks while it is found out. */
  isShownEarly: boolean;
  /** Confirmed while it was still being found out. */
  isConfirmedEarly: boolean;
};

export type EnrollmentInput = { choice: Choice; isHurried: boolean; isShownEarly: boolean; key: string };

export type EnrollmentEvent =
  | { type: 'choice.changed'; choice: Partial<Choice> }
  | { type: 'choice.confirmed'; key: string }
  | { type: 'registration.continued' }
  | { type: 'change.asked'; change: EnrollmentChange }
  | { type: 'change.confirmed'; key: string }
  | { type: 'change.dismissed' }
  | { type: 'load.retried' };

/** Where the person goes next. */
export type EnrollmentOutput = { next: 'registration' };
