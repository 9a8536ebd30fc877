import type { CalendarDay } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { PaidWith } from '#server/platform/payments/payments.ts';
import type { RegistrationProblemCode } from './registration.problems.ts';

export type Step = Schemas['RegistrationStep'];
export type RideType = Schemas['RideType'];
export type FeeLine = Schemas['FeeLine'];
export type Fee = Schemas['RegistrationFee'];
export type RegistrationBody = Schemas['Registration'];
export type ParticipationBody = Schemas['RegistrationParticipation'];
export type ProfileBody = Schemas['RegistrationProfile'];
export type FundraisingBody = Schemas['RegistrationFundraisingChoice'];
export type AdditionalInfoBody = Schemas['RegistrationAdditionalInfo'];
export type RouteBody = Schemas['RegistrationRouteChoice'];
export type VolunteerBody = Schemas['RegistrationVolunteer'];
export type SignatureBody = Schemas['RegistrationSignature'];
export type FeeBody = Schemas['RegistrationFeePayment'];
export type TypeChoiceBody = Schemas['RegistrationTypeChoice'];
export type SummaryBody = Schemas['RegistrationSummary'];
export type AvailableBody = Schemas['RegistrationAvailable'];
export type ActivityGoalsBody = Schemas['RegistrationActivityGoals'];

/** What a person takes part in, or wants to. */
export type Choice = { challenger: boolean; signature: boolean; gravel: boolean; volunteer: boolean };

/** Answers without contested places; places, codes, signature and payments have their own rows. */
export type Answers = {
  profile?: ProfileBody;
  activityGoals?: ActivityGoalsBody;
  /** Cents. `minimum` is what the routes required at the time of the agreement, so that the step is repeated when they require less. */
  fundraising?: { goal: number; commitment: number; minimum?: number };
  additionalInfo?: AdditionalInfoBody;
  /** The fee as it was shown at the payment, which stays true. */
  fee?: { lines: FeeLine[]; total: number; discountCode: string | null };
  /** The card that paid the fee, where the gateway named it. */
  feePaidWith?: PaidWith;
};

/** A place on a route, with the route's data. `heldUntil` null: paid or confirmed, or kept while a payment is undecided. */
export type RoutePlace = {
  rideType: RideType;
  rideId: string;
  rideName: string;
  routeId: string;
  routeName: string;
  distanceMiles: number;
  /** YYYY-MM-DD */
  day: CalendarDay;
  startPlace: string;
  /** HH:MM, local time of the place */
  startTime: string;
  /** cents */
  fee: number;
  /** cents */
  commitment: number;
  groupCode: string | null;
  pelotonId: string | null;
  pelotonName: string | null;
  sponsorCode: string | null;
  heldUntil: Date | null;
  /** Why the place is lost: the hold expired and others took the last one. Null while it can be had. */
  gone: RegistrationProblemCode | null;
};

export type ShiftPlace = {
  shiftId: string;
  title: string;
  location: string;
  startsAt: Date;
  endsAt: Date;
  minimumAge: number;
  heldUntil: Date | null;
  gone: RegistrationProblemCode | null;
};

export type Signature = {
  waiverVersion: string;
  signedName: string;
  guardianName: string | null;
  signedAt: Date;
};

/** The discount on the fee, held since it was used. */
export type HeldDiscount = {
  code: string;
  percentOff: number | null;
  amountOff: number | null;
  heldUntil: Date | null;
  gone: RegistrationProblemCode | null;
};

/** The latest attempt to pay the fee. */
export type FeeIntent = {
  id: string;
  state: 'created' | 'charged' | 'declined' | 'unknown' | 'refunded';
  amount: number;
  idempotencyKey: string;
  declineReason: string | null;
  createdAt: Date;
  updatedAt: Date;
};

export type CurrentEvent = {
  id: string;
  name: string;
  year: number;
  place: string;
  registrationOpensAt: Date;
  registrationClosesAt: Date;
  fundraisingDeadline: CalendarDay;
  startsOn: CalendarDay;
};

export type Registrant = Omit<Schemas['RegistrationPrefill'], 'firstName' | 'lastName'> & {
  id: string;
  publicId: string;
  firstName: string;
  lastName: string;
  blockRegistration: boolean;
};

/** What the person is registered for already, from earlier registrations of the same event. */
export type Registered = { choice: Choice; committed: number };

/** A registration with everything that its rules read, from one statement. */
export type RegistrationAggregate = {
  id: string;
  state: 'in-progress' | 'completed' | 'cancelled';
  version: number;
  choice: Choice;
  savedSteps: Step[];
  answers: Answers;
  event: CurrentEvent;
  person: Registrant;
  registered: Registered;
  places: RoutePlace[];
  shifts: ShiftPlace[];
  discount: HeldDiscount | null;
  signature: Signature | null;
  waiverVersion: string | null;
  intent: FeeIntent | null;
  paymentMethod: Schemas['SavedPaymentMethod'] | null;
};
