import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftOf } from '#machines/registration/registration.drafts.ts';
import { checkStep } from '#machines/registration/registration.rules.ts';
import type { Drafts, FormStep, Registration } from '#machines/registration/registration.types.ts';
import contract from '#openapi/contract.gen.json' with { type: 'json' };
import { withFormats } from '#server/platform/contract/compilers.ts';
import {
  challengeOnly,
  everything,
  goodDrafts,
  ids,
  registrationAt,
} from '#test/support/registration/registration-fixture.ts';

const schemas = {
  participation: 'RegistrationParticipation',
  profile: 'RegistrationProfile',
  'route-signature': 'RegistrationRouteChoice',
  'route-gravel': 'RegistrationRouteChoice',
  volunteer: 'RegistrationVolunteer',
  'activity-goals': 'RegistrationActivityGoals',
  fundraising: 'RegistrationFundraisingChoice',
  'additional-info': 'RegistrationAdditionalInfo',
  waiver: 'RegistrationSignature',
  fee: 'RegistrationFeePayment',
} satisfies Record<FormStep, string>;
const steps = Object.keys(schemas) as FormStep[];

const ajv = withFormats(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema({ ...contract, $id: 'contract' });
const contractAccepts = (step: FormStep, body: unknown) => {
  const validate = ajv.compile({ $ref: `contract#/components/schemas/${schemas[step]}` });
  return validate(body) ? [] : validate.errors;
};

/** Every leaf of a good draft, replaced now and then by typed text. */
const typed = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.constantFrom(
    '',
    ' ',
    'US',
    'GB',
    'CLIMB',
    '02139',
    '(617) 555-0142',
    '+44 20 7946 0958',
    '1990-02-29',
    '12.5',
    '\u0000',
    '\u200b',
    '\u200d',
    '\u202eRobin',
    'Robin\r\nBcc: x@example.com',
    'می\u200cخواهم 👩‍🚀',
    'é'.repeat(90),
  ),
);
const messed = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value === 'string')
    return fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: typed });
  if (typeof value === 'number' || value === null)
    return fc.oneof(
      fc.constant(value),
      fc.constant(null),
      fc.integer({ min: -5, max: 2_000_000_000 }),
      fc.double(),
    );
  if (typeof value === 'boolean') return fc.boolean();
  if (Array.isArray(value))
    return fc.array(value.length > 0 ? messed(value[0]) : fc.constant(''), { maxLength: 14 });
  return fc.record(
    Object.fromEntries(Object.entries(value as object).map(([name, part]) => [name, messed(part)])),
  );
};

describe('Each draft that a form accepts satisfies the API contract', () => {
  for (const step of steps) {
    test(step, () => {
      const registrations = [
        null,
        registrationAt({ mix: everything, nextStep: 'fee', hasSaved: true }),
        registrationAt({ mix: challengeOnly, nextStep: 'waiver' }),
        { ...registrationAt({ mix: everything, nextStep: 'waiver' }), ageOnEvent: 15 },
      ];
      const cases = fc.record({
        registration: fc.constantFrom(...registrations),
        // Ids come from the server's cards, so only real ones can be chosen.
        draft:
          step === 'volunteer'
            ? fc.constant(goodDrafts(everything)[step])
            : messed(goodDrafts(everything)[step]),
        total: fc.constantFrom(0, 7500),
      });
      let accepted = 0;
      fc.assert(
        fc.property(cases, ({ registration, draft, total }) => {
          const result = checkStep(
            step,
            draft as Drafts[FormStep],
            registration as Registration | null,
            total,
          );
          if (!('request' in result)) return;
          accepted += 1;
          expect(contractAccepts(step, result.request.body)).toEqual([]);
        }),
        { numRuns: 400, seed: 2027 },
      );
      expect(accepted).toBeGreaterThan(10);
    });
  }
});

const errorsOf = <Step extends FormStep>(
  step: Step,
  changes: Partial<Drafts[Step]>,
  registration: Registration | null = registrationAt({ mix: everything, nextStep: 'fee' }),
  total = 0,
) => {
  const result = checkStep(step, { ...goodDrafts(everything)[step], ...changes }, registration, total);
  return 'fieldErrors' in result ? result.fieldErrors : {};
};

describe('Limits', () => {
  test.each(['\u200b', '\u200d', '\u202eRobin', 'Ro\u0007bin', 'Robin\r\nBcc: x@example.com', 'Robin\u2028'])(
    'invisible text, %j, is not a name',
    (name) => {
      const unseen = 'Please type this again: it has characters that can’t be shown.';
      // A text that ends in a break is trimmed to what can be seen.
      const isGood = name.trim() === 'Robin';
      expect(errorsOf('profile', { firstName: name, gender: name })).toEqual(
        isGood ? {} : { firstName: unseen, gender: unseen },
      );
    },
  );

  test('letters with zero-width joiners are a name', () => {
    expect(errorsOf('profile', { firstName: 'می\u200cخواهم', lastName: 'O’Neill-Åbø 👩‍🚀' })).toEqual({});
  });

  test('a participation without a choice is refused', () => {
    expect(
      errorsOf('participation', { challenger: false, signature: false, gravel: false, volunteer: false }),
    ).toEqual({
      challenger: 'Choose at least one way to take part.',
    });
  });

  test.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['1990-04-31', false],
    ['1990-13-01', false],
    ['1990-00-10', false],
    ['1899-12-31', false],
    ['90-01-01', false],
  ])('the birth date %s is valid: %s', (birthDate, isGood) => {
    expect('birthDate' in errorsOf('profile', { birthDate })).toBe(!isGood);
  });

  test('a birth date that is no day leaves no other error out', () => {
    expect(Object.keys(errorsOf('profile', { birthDate: '', phone: '', city: '' })).sort()).toEqual([
      'birthDate',
      'city',
      'phone',
    ]);
  });

  test.each([
    ['US', '617 555 0142', true],
    ['US', '1-617-555-0142', true],
    ['US', '555-0142', false],
    ['US', '617555014x', false],
    ['DE', '030 123456', true],
    ['DE', '+49 30 123456', true],
    ['DE', '+0 30 123456', false],
  ])('a phone number in %s, %s, is valid: %s', (country, phone, isGood) => {
    expect('phone' in errorsOf('profile', { country, phone, emergencyContactPhone: '+16175550142' })).toBe(
      !isGood,
    );
  });

  test('a commitment one cent below the routes’ minimum is refused', () => {
    expect(errorsOf('fundraising', { commitment: 399_999 })).toEqual({
      commitment: 'Enter $4,000 or more. That’s the minimum for your routes.',
    });
    expect(errorsOf('fundraising', { commitment: 400_000 })).toEqual({});
  });

  test('a goal one cent below the commitment is refused', () => {
    expect(errorsOf('fundraising', { goal: 399_999, commitment: 400_000 })).toEqual({
      goal: 'Your goal can’t be below what you commit to raise. Set it to that amount or more.',
    });
  });

  test.each([
    ['1990-13-31', 'There is no month 13. Enter the month as 1 to 12.'],
    ['1990-02-30', 'There is no day 30 in that month. Check the day.'],
    ['', 'Enter your birth date: month, day and four-digit year.'],
    ['90-02-03', 'Enter your birth date: month, day and four-digit year.'],
  ])('the birth date "%s" has its own error message', (birthDate, text) => {
    expect(errorsOf('profile', { birthDate })).toEqual({ birthDate: text });
  });

  test.each([
    ['US', '0213', 'Enter your ZIP code: 5 digits, like 04609.'],
    ['GB', ' ', 'Enter your postal code, or a dash if you don’t have one.'],
  ])('an invalid postal code in %s is refused: %s', (country, postalCode, text) => {
    const phones = { phone: '+16175550142', emergencyContactPhone: '+16175550143' };
    expect(errorsOf('profile', { country, postalCode, ...phones })).toEqual({ postalCode: text });
  });

  test('a waiver that is still loading cannot be accepted, and an unaccepted one has one error', () => {
    expect(errorsOf('waiver', { waiverVersion: '' })).toEqual({
      termsAccepted: 'The waiver is still loading. Once it’s here, read it and accept it.',
    });
    expect(errorsOf('waiver', { waiverVersion: '', termsAccepted: false })).toEqual({
      termsAccepted: 'Accept the waiver and terms to continue.',
    });
  });

  test('a missing saved card is refused when a payment is due', () => {
    expect(errorsOf('fundraising', { payment: 'saved' })).toEqual({
      payment: 'Add a card for your commitment.',
    });
    expect(errorsOf('fee', { payment: 'saved' }, undefined, 7500)).toEqual({
      payment: 'Choose how you want to pay.',
    });
    expect(errorsOf('fee', { payment: 'saved' }, undefined, 0)).toEqual({});
  });

  test.each([
    [17, true],
    [18, false],
  ])('at age %i a guardian signature is required: %s', (ageOnEvent, needed) => {
    const registration = { ...registrationAt({ mix: everything, nextStep: 'waiver' }), ageOnEvent };
    expect(Object.keys(errorsOf('waiver', {}, registration))).toEqual(
      needed ? ['guardianName', 'guardianEmail'] : [],
    );
  });

  test.each([
    ['R', false],
    ['Rosa', false],
    ['R M', false],
    ['Rosa -', true],
    ['Rosa –', true],
    ['R -', false],
    ['- -', false],
    ['Rosa M', true],
    ['José Ñ. Marín', true],
    ['李 明', true],
    ['李明', true],
    ['李', false],
  ])('a signature needs a first and a last name: "%s" %s', (name, isGood) => {
    const registration = { ...registrationAt({ mix: everything, nextStep: 'waiver' }), ageOnEvent: 15 };
    const guardianEmail = 'bo@example.com';
    const signed = { signedName: name, guardianName: name, guardianEmail };
    expect(errorsOf('waiver', signed, registration)).toEqual(
      isGood
        ? {}
        : {
            signedName: 'Type your first and last name.',
            guardianName: 'Have your parent or guardian type their first and last name.',
          },
    );
  });

  test('a group code is trimmed and sent in upper case', () => {
    const result = checkStep(
      'route-signature',
      { routeId: ids.signatureRoute, groupCode: ' climb27 ', sponsorCode: '' },
      null,
      0,
    );
    expect(result).toEqual({
      request: {
        step: 'route-signature',
        body: { rideType: 'signature', routeId: ids.signatureRoute, groupCode: 'CLIMB27', sponsorCode: null },
      },
    });
  });
});

test('a draft takes typed values first, then saved ones, then the account’s', () => {
  const registration = registrationAt({ mix: everything, nextStep: 'volunteer' });
  expect(
    draftOf(
      { registration, drafts: { profile: { ...goodDrafts(everything).profile, city: 'Elsewhere' } } },
      'profile',
    ).city,
  ).toBe('Elsewhere');
  expect(draftOf({ registration, drafts: {} }, 'profile').phone).toBe('+16175550142');
  expect(draftOf({ registration: { ...registration, profile: null }, drafts: {} }, 'profile').firstName).toBe(
    'Rosa',
  );
});
