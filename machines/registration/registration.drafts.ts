import { participationDraft } from './registration.participation.ts';
import type {
  Drafts,
  FormStep,
  Registration,
  RideType,
  RouteDraft,
  TypedDrafts,
} from './registration.types.ts';

/** ISO 3166-1 alpha-2 country of most registrants. Others choose theirs. */
const homeCountry = 'US';

const routeDraft = (registration: Registration | null, rideType: RideType): RouteDraft => {
  const chosen = registration?.routes.find((route) => route.rideType === rideType);
  return {
    routeId: chosen?.routeId ?? '',
    groupCode: chosen?.groupCode ?? '',
    sponsorCode: chosen?.sponsorCode ?? '',
  };
};

const profileDraft = (registration: Registration | null): Drafts['profile'] => {
  const known = registration?.profile ?? registration?.prefill;
  return {
    firstName: known?.firstName ?? '',
    lastName: known?.lastName ?? '',
    birthDate: known?.birthDate ?? '',
    phone: known?.phone ?? '',
    gender: known?.gender ?? '',
    address: known?.address ?? '',
    city: known?.city ?? '',
    state: known?.state ?? '',
    postalCode: known?.postalCode ?? '',
    country: known?.country ?? homeCountry,
    emergencyContactName: known?.emergencyContactName ?? '',
    emergencyContactPhone: known?.emergencyContactPhone ?? '',
  };
};

const fundraisingDraft = (registration: Registration | null): Drafts['fundraising'] => {
  const minimum = registration?.fundraising.minimumCommitment ?? 0;
  return {
    goal: registration?.fundraising.goal ?? (minimum > 0 ? minimum : null),
    commitment: registration?.fundraising.commitment ?? minimum,
    payment: registration?.fundraising.paymentMethod ? 'saved' : 'new',
  };
};

const additionalDraft = (registration: Registration | null): Drafts['additional-info'] => {
  const saved = registration?.additionalInfo;
  const prefill = registration?.prefill;
  const survivor = saved?.isCancerSurvivor ?? null;
  return {
    tShirtSize: saved?.tShirtSize ?? prefill?.tShirtSize ?? '',
    jerseySize: saved?.jerseySize ?? prefill?.jerseySize ?? '',
    employerName: saved?.employerName ?? prefill?.employerName ?? '',
    isCancerSurvivor: survivor === null ? '' : survivor ? 'yes' : 'no',
    cancerType: saved?.cancerType ?? '',
  };
};

const nothingChosen = { challenger: false, signature: false, gravel: false, volunteer: false };

const startingPoint: { [Step in FormStep]: (registration: Registration | null) => Drafts[Step] } = {
  participation: (registration) =>
    registration === null ? nothingChosen : participationDraft(registration.participation),
  profile: profileDraft,
  'route-signature': (registration) => routeDraft(registration, 'signature'),
  'route-gravel': (registration) => routeDraft(registration, 'gravel'),
  volunteer: (registration) => ({ shiftIds: registration?.volunteer?.shiftIds ?? [] }),
  'activity-goals': (registration) => ({
    goals: registration?.activityGoals?.goals.map((goal) => ({ ...goal, amount: String(goal.amount) })) ?? [
      { activity: 'cycling', unit: 'miles', amount: '' },
    ],
  }),
  fundraising: fundraisingDraft,
  'additional-info': additionalDraft,
  // A signature is never filled in: signing again is a new act.
  waiver: () => ({
    waiverVersion: '',
    signedName: '',
    guardianName: '',
    guardianEmail: '',
    termsAccepted: false,
  }),
  fee: (registration) => ({
    discountCode: registration?.fee.discountCode ?? '',
    payment: registration?.fundraising.paymentMethod ? 'saved' : 'new',
  }),
};

/** The values of a step's fields: what was typed, otherwise what was saved, otherwise what is known. */
export const draftOf = <Step extends FormStep>(
  context: { drafts: TypedDrafts; registration: Registration | null },
  step: Step,
): Drafts[Step] => ({ ...startingPoint[step](context.registration), ...context.drafts[step] });
