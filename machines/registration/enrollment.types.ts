import type { FormFailure } from '#machines/form/form-failure.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Drafts } from './registration.types.ts';

export type Available = Schemas['RegistrationAvailable'];
export type Summary = Schemas['RegistrationSummary'];
export type TypeChoice = Schemas['RegistrationTypeChoice'];
export type Choice = Drafts['participation'];

/** What the page shows; `myRegistration` is null for a visitor who is not signed in. */
export type EnrollmentView = { myRegistration: { available: Available; summary: Summary | null } | null };

/** A change to what the person is registered for; the page asks before it makes it. */
export type EnrollmentChange = { kind: 'cancel'; choice: TypeChoice } | { kind: 'convert' };

export type EnrollmentContext = FormFailure & {
  choice: Choice;
  view: EnrollmentView;
  change: EnrollmentChange | null;
  /** The last change, until the person does something else. */
  made: EnrollmentChange | null;
  key: string | null;
  /** The person came back from signing in, and the registration starts at once. */
  startsAtOnce: boolean;
  /** The page shows the choices before it knows the person, so that a visitor can choose meanwhile. */
  isShownEarly: boolean;
  /** Confirmed before the person was known. */
  isConfirmedEarly: boolean;
};

export type EnrollmentInput = { choice: Choice; startsAtOnce: boolean; isShownEarly: boolean; key: string };

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
