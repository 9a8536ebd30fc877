import type { Samples } from '#server/platform/mail/email.ts';
import { cancelledEmail, confirmationEmail, convertedEmail, givenBackEmail } from './registration.emails.ts';
import { guardianSignatureEmail } from './registration.guardian.ts';
import type { RegistrationAggregate } from './registration.types.ts';
import { whatFor } from './what-for.ts';

const nobody = { challenger: false, signature: false, gravel: false, volunteer: false };
const createdAt = new Date('2027-03-01T15:00:00Z');

/** A fictional registration for examples of e-mails. */
export const sampleRegistration: RegistrationAggregate = {
  id: 'registration',
  state: 'completed',
  version: 9,
  choice: { ...nobody, signature: true, volunteer: true },
  savedSteps: [],
  answers: {
    fundraising: { goal: 300_000, commitment: 250_000 },
    fee: { lines: [], total: 15_000, discountCode: null },
    feePaidWith: { type: 'CreditCard', brand: 'Visa', last4: '1111' },
  },
  event: {
    id: 'ride',
    name: 'Product 2027',
    year: 2027,
    place: 'Tamarack Falls',
    registrationOpensAt: createdAt,
    registrationClosesAt: createdAt,
    fundraisingDeadline: '2027-10-01',
    startsOn: '2027-08-06',
  },
  person: {
    id: 'maya',
    publicId: 'maya-okafor',
    firstName: 'Maya',
    lastName: 'Okafor',
    blockRegistration: false,
    emailAddress: 'maya@example.org',
    address: null,
    birthDate: null,
    city: null,
    country: null,
    emergencyContactName: null,
    emergencyContactPhone: null,
    employerName: null,
    gender: null,
    jerseySize: null,
    phone: null,
    postalCode: null,
    state: null,
    tShirtSize: null,
  },
  registered: { choice: nobody, committed: 0 },
  places: [
    {
      rideType: 'signature',
      rideId: 'weekend',
      rideName: 'Ride Weekend',
      routeId: 'century',
      routeName: 'Century',
      distanceMiles: 102,
      day: '2027-08-07',
      startPlace: 'Founders Green',
      startTime: '07:30',
      fee: 15_000,
      commitment: 250_000,
      groupCode: null,
      pelotonId: 'orrin-crew',
      pelotonName: 'Orrin Crew',
      sponsorCode: null,
      heldUntil: null,
      gone: null,
    },
  ],
  shifts: [
    {
      shiftId: 'water',
      title: 'Water stop',
      location: 'Lake Orrin',
      startsAt: new Date('2027-08-06T11:00:00Z'),
      endsAt: new Date('2027-08-06T15:00:00Z'),
      minimumAge: 14,
      heldUntil: null,
      gone: null,
    },
  ],
  discount: null,
  signature: null,
  waiverVersion: '2027-1',
  intent: {
    id: 'fee',
    state: 'charged',
    amount: 15_000,
    idempotencyKey: 'key',
    declineReason: null,
    createdAt,
    updatedAt: createdAt,
  },
  paymentMethod: null,
};
const challenger: RegistrationAggregate = {
  ...sampleRegistration,
  choice: { ...nobody, challenger: true },
  answers: { fundraising: { goal: 50_000, commitment: 0 } },
  places: [],
  shifts: [],
  intent: null,
};
const volunteer: RegistrationAggregate = {
  ...sampleRegistration,
  choice: { ...nobody, volunteer: true },
  answers: {},
  places: [],
  intent: null,
};

export const registrationSamples = (
  publicUrl: string,
): Samples<
  | 'registration-confirmation'
  | 'registration-fee-given-back'
  | 'registration-cancelled'
  | 'registration-converted'
  | 'guardian-agreement'
> => {
  const about = { eventName: 'Product 2027', firstName: 'Maya', publicId: 'maya-okafor', publicUrl };
  return {
    'registration-confirmation': [
      {
        what: 'A rider who volunteers',
        letter: confirmationEmail(sampleRegistration, { earlier: [], raised: 0, goal: 300_000 }, publicUrl),
      },
      {
        what: 'A Challenger',
        letter: confirmationEmail(challenger, { earlier: [], raised: 12_500, goal: 50_000 }, publicUrl),
      },
      {
        what: 'A volunteer',
        letter: confirmationEmail(volunteer, { earlier: [], raised: 0, goal: 0 }, publicUrl),
      },
      {
        what: 'A rider who adds a shift',
        letter: confirmationEmail(
          { ...volunteer, registered: { choice: { ...nobody, signature: true }, committed: 250_000 } },
          { earlier: whatFor({ ...sampleRegistration, shifts: [] }), raised: 12_500, goal: 300_000 },
          publicUrl,
        ),
      },
    ],
    'registration-fee-given-back': [
      {
        what: 'Refunded',
        letter: givenBackEmail({ firstName: 'Maya', publicId: 'maya-okafor', amount: 15_000 }, publicUrl),
      },
    ],
    'registration-cancelled': [
      { what: 'A ride', letter: cancelledEmail(about, 'Rider', 'signature') },
      { what: 'Volunteering', letter: cancelledEmail(about, 'Volunteer', null) },
    ],
    'registration-converted': [{ what: 'Now a Challenger', letter: convertedEmail(about) }],
    'guardian-agreement': [
      {
        what: 'To a parent or guardian',
        letter: guardianSignatureEmail(
          sampleRegistration,
          {
            guardianName: 'Cy Okafor',
            guardianEmail: 'cy@example.org',
            waiverVersion: '2027-1',
            waiverBody: 'I know that cycling can be dangerous.\n\nI take part at my own risk.',
            signedAt: createdAt,
          },
          publicUrl,
        ),
      },
    ],
  };
};
