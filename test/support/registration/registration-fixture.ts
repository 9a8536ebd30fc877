import type {
  Drafts,
  Registration,
  RegistrationStep,
  RegistrationSummary,
  RideRoute,
} from '#machines/registration/registration.types.ts';

/** What a registration is for, in the words of the form. */
export type Mix = Drafts['participation'];

export const everything: Mix = { challenger: true, signature: true, gravel: true, volunteer: true };
export const challengeOnly: Mix = { challenger: true, signature: false, gravel: false, volunteer: false };

export const ids = {
  registration: '5b0b7d5e-5f7c-4b8e-9d6a-1c2d3e4f5a60',
  key: '0f0e0d0c-0b0a-4908-8706-050403020100',
  signatureRide: 'a1a1a1a1-0000-4000-8000-000000000001',
  gravelRide: 'a1a1a1a1-0000-4000-8000-000000000002',
  signatureRoute: 'b2b2b2b2-0000-4000-8000-000000000001',
  gravelRoute: 'b2b2b2b2-0000-4000-8000-000000000002',
  sponsorRoute: 'b2b2b2b2-0000-4000-8000-000000000003',
  shift: 'c3c3c3c3-0000-4000-8000-000000000001',
};

/** The steps that apply to a mix, in order, as the server says them. */
export const stepsFor = (mix: Mix): RegistrationStep[] => {
  const rides = mix.signature || mix.gravel;
  const applies: [RegistrationStep, boolean][] = [
    ['participation', true],
    ['profile', true],
    ['route-signature', mix.signature],
    ['route-gravel', mix.gravel],
    ['volunteer', mix.volunteer],
    ['activity-goals', mix.challenger],
    ['fundraising', rides || mix.challenger],
    ['additional-info', true],
    ['waiver', true],
    ['fee', rides],
    ['complete', true],
  ];
  return applies.filter(([, does]) => does).map(([step]) => step);
};

export const routeOf = (rideType: 'signature' | 'gravel', sponsorName: string | null = null): RideRoute => ({
  id: sponsorName ? ids.sponsorRoute : rideType === 'signature' ? ids.signatureRoute : ids.gravelRoute,
  rideId: rideType === 'signature' ? ids.signatureRide : ids.gravelRide,
  rideType,
  name: sponsorName ? `${sponsorName} Express` : rideType === 'signature' ? 'Summit Century' : 'Ridgeline',
  summary: 'Rolling hills and a long view.',
  distanceMiles: 62,
  climbFeet: 3200,
  day: rideType === 'signature' ? '2027-08-28' : '2027-09-25',
  startPlace: 'Millbrook Green',
  startTime: '07:00',
  capacity: 300,
  placesLeft: 120,
  fee: rideType === 'signature' ? 15_000 : 11_000,
  commitment: rideType === 'signature' ? 250_000 : 150_000,
  sponsorName,
  line: [
    [-71, 42],
    [-71.1, 42.1],
  ],
  elevation: [100, 300, 200],
});

/** A route as chosen. Names, fees and commitments are those of the demo's event, so that a browser finds them too. */
export const rideOf = (rideType: 'signature' | 'gravel'): Registration['routes'][number] => {
  const route = routeOf(rideType);
  return {
    rideType,
    rideId: route.rideId,
    rideName: rideType === 'signature' ? 'Ride Weekend' : 'Gravel Day',
    routeId: route.id,
    routeName: route.name,
    distanceMiles: route.distanceMiles,
    day: route.day,
    startPlace: route.startPlace,
    startTime: route.startTime,
    fee: route.fee,
    commitment: route.commitment,
    groupCode: null,
    pelotonName: null,
    sponsorCode: null,
    heldUntil: '2026-11-20T12:30:00.000Z',
  };
};

/** A good answer to each step. */
export const goodDrafts = (mix: Mix): Drafts => ({
  participation: mix,
  profile: {
    firstName: 'Rosa',
    lastName: 'Marin',
    phone: '(617) 555-0142',
    birthDate: '1990-02-28',
    gender: '',
    address: '12 Mill Street',
    city: 'Millbrook',
    state: 'MA',
    postalCode: '02139',
    country: 'US',
    emergencyContactName: 'Luis Marin',
    emergencyContactPhone: '(617) 555-0143',
  },
  'route-signature': { routeId: ids.signatureRoute, groupCode: '', sponsorCode: '' },
  'route-gravel': { routeId: ids.gravelRoute, groupCode: '', sponsorCode: '' },
  volunteer: { shiftIds: [ids.shift] },
  'activity-goals': { goals: [{ activity: 'running', unit: 'miles', amount: '100' }] },
  fundraising: {
    goal: 500_000,
    commitment: mix.signature || mix.gravel ? 400_000 : 0,
    payment: 'new',
  },
  'additional-info': {
    tShirtSize: 'M',
    jerseySize: 'M',
    employerName: '',
    isCancerSurvivor: '',
    cancerType: '',
  },
  waiver: {
    waiverVersion: '2027-1',
    signedName: 'Rosa Marin',
    guardianName: '',
    guardianEmail: '',
    termsAccepted: true,
  },
  fee: { discountCode: '', payment: 'new' },
});

export const card = {
  type: 'CreditCard' as const,
  brand: 'Visa',
  last4: '1111',
  expirationMonth: 4,
  expirationYear: 2031,
};

type Parts = { mix: Mix; nextStep: RegistrationStep; fee?: Registration['fee']['state']; hasSaved?: boolean };

/** A registration as the server would send it, saved up to `nextStep`. */
export const registrationAt = ({ mix, nextStep, fee, hasSaved = false }: Parts): Registration => {
  const steps = stepsFor(mix);
  const savedSteps = steps.slice(0, steps.indexOf(nextStep));
  const isSaved = (step: RegistrationStep) => savedSteps.includes(step);
  const rides = (['signature', 'gravel'] as const).filter((rideType) => mix[rideType]);
  const routes = rides.filter((rideType) => isSaved(`route-${rideType}`)).map(rideOf);
  const total = routes.reduce((sum, route) => sum + route.fee, 0);
  const minimum = routes.reduce((sum, route) => sum + route.commitment, 0);
  const isFunded = isSaved('fundraising');
  const drafts = goodDrafts(mix);
  return {
    id: ids.registration,
    eventName: 'Product 2027',
    state: 'in-progress',
    version: `"${ids.registration}-${savedSteps.length}"`,
    participation: {
      registerForChallenger: mix.challenger,
      riderRegistrations: [
        { registerForRider: mix.signature, rideType: 'signature' },
        { registerForRider: mix.gravel, rideType: 'gravel' },
      ],
      registerForVolunteer: mix.volunteer,
    },
    steps,
    savedSteps,
    nextStep,
    prefill: {
      firstName: 'Rosa',
      lastName: 'Marin',
      emailAddress: 'rosa@example.org',
      phone: null,
      birthDate: null,
      gender: null,
      address: null,
      city: null,
      state: null,
      postalCode: null,
      country: null,
      emergencyContactName: null,
      emergencyContactPhone: null,
      tShirtSize: null,
      jerseySize: null,
      employerName: null,
    },
    profile: isSaved('profile')
      ? {
          ...drafts.profile,
          birthDate: '1990-02-28',
          phone: '+16175550142',
          emergencyContactPhone: '+16175550143',
          gender: null,
        }
      : null,
    ageOnEvent: isSaved('profile') ? 37 : null,
    routes,
    volunteer: isSaved('volunteer') ? { shiftIds: [ids.shift] } : null,
    activityGoals: isSaved('activity-goals')
      ? { goals: [{ activity: 'running', unit: 'miles', amount: 100 }] }
      : null,
    fundraising: {
      goal: isFunded ? 500_000 : null,
      commitment: isFunded ? minimum : null,
      minimumCommitment: minimum,
      isHighRoller: false,
      paymentMethod: hasSaved && rides.length > 0 ? card : null,
    },
    additionalInfo: isSaved('additional-info')
      ? {
          tShirtSize: 'M',
          jerseySize: rides.length > 0 ? 'M' : null,
          employerName: null,
          isCancerSurvivor: null,
          cancerType: null,
        }
      : null,
    waiver: isSaved('waiver')
      ? {
          waiverVersion: '2027-1',
          signedName: 'Rosa Marin',
          guardianName: null,
          signedAt: '2026-11-20T12:00:00.000Z',
        }
      : null,
    fee: {
      lines: routes.map((route) => ({ label: route.routeName, amount: route.fee })),
      total,
      discountCode: null,
      state: fee ?? (isSaved('fee') ? 'charged' : total > 0 ? 'due' : 'none'),
    },
  };
};

export const summary: RegistrationSummary = {
  eventName: 'Product 2027',
  publicId: 'rosa-marin',
  firstName: 'Rosa',
  pelotonName: null,
  participations: [
    {
      type: 'Rider',
      rideType: 'signature',
      rideName: 'Ride Weekend',
      routeId: ids.signatureRoute,
      routeName: 'Summit Century',
      distanceMiles: 62,
      day: '2027-08-28',
      startPlace: 'Millbrook Green',
      startTime: '07:00',
      commitment: 250_000,
      registeredAt: '2026-11-20T12:00:00.000Z',
    },
  ],
  shifts: [],
  activityGoals: [],
  goal: 500_000,
  raised: 0,
  committedAmount: 250_000,
  feePaid: 15_000,
  paymentMethod: card,
  hasOpenRegistration: false,
};

/** The fold of the registration’s shifts in which “Opening ceremony ushers” is, and the shift of a walk in Chromium. */
export const dayOfUshers = 'Fri, Aug 27';
