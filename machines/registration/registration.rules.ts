import * as z from 'zod/mini';
import type { CalendarDay } from '#machines/calendar.ts';
import { activityGoal } from '#machines/form/activity-fields.rules.ts';
import { type Checked, firstErrors } from '#machines/form/field-errors.ts';
import { always, code, dayProblem, isDay, optionalText } from '#machines/form/fields.ts';
import {
  addressChecks,
  addressFields,
  firstName,
  fullName,
  lastName,
  phoneCheck,
  typedFullName,
} from '#machines/form/person-fields.rules.ts';
import { noLastName } from '#machines/form/person-name.ts';
import { toE164 } from '#machines/form/phone.ts';
import { fee, fundraising } from './money.rules.ts';
import { isRiding, participationBody } from './registration.participation.ts';
import type {
  Drafts,
  FormStep,
  Registration,
  RideType,
  StepBodies,
  StepRequest,
} from './registration.types.ts';
import { guardianNameProblem, isSignedName, signedNameProblem } from './signed-name.ts';

const profile = z.pipe(
  z
    .object({
      firstName: firstName('Enter your first name.'),
      lastName: lastName('Enter your last name.'),
      birthDate: z.custom<CalendarDay>(isDay, {
        abort: false,
        error: ({ input }) => dayProblem(String(input)),
      }),
      gender: optionalText(40),
      phone: z.string(),
      ...addressFields,
      emergencyContactName: fullName('Enter the name of someone we can call.'),
      emergencyContactPhone: z.string(),
    })
    .check(
      ...addressChecks(),
      phoneCheck(
        'phone',
        'Enter your phone number with its area code, or its country code outside the US and Canada.',
      ),
      phoneCheck(
        'emergencyContactPhone',
        'Enter their phone number with its area code, or its country code outside the US and Canada.',
      ),
    ),
  z.transform((draft): StepBodies['profile'] => ({
    ...draft,
    phone: toE164(draft.phone, draft.country) ?? '',
    emergencyContactPhone: toE164(draft.emergencyContactPhone, draft.country) ?? '',
  })),
);

/*
 * What a form accepts, with the messages that a person sees. The contract accepts everything that passes here (a property test shows it).
 * What only the server can know (places, codes, age on the day) comes back as a problem with the field's path.
 */

const sizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] as const;

const participation = z.pipe(
  z
    .object({ challenger: z.boolean(), signature: z.boolean(), gravel: z.boolean(), volunteer: z.boolean() })
    .check(
      z.refine((draft) => draft.challenger || draft.signature || draft.gravel || draft.volunteer, {
        error: 'Choose at least one way to take part.',
        path: ['challenger'],
      }),
    ),
  z.transform(participationBody),
);

const route = (rideType: RideType) =>
  z.pipe(
    z.object({
      routeId: z.string().check(z.regex(/^[0-9a-f-]{36}$/, 'Choose the route you want to ride.')),
      groupCode: code,
      sponsorCode: code,
    }),
    z.transform((draft): StepBodies['route-signature'] => ({ rideType, ...draft })),
  );

const volunteer = z.object({
  shiftIds: z
    .array(z.string())
    .check(z.minLength(1, 'Choose at least one shift.'), z.maxLength(12, 'Choose at most 12 shifts.')),
});

const activityGoals = z.object({
  goals: z
    .array(activityGoal)
    .check(z.minLength(1, 'Add at least one goal.'), z.maxLength(5, 'Set at most 5 goals.')),
});

const additionalInfo = (registration: Registration | null) => {
  const isRider = isRiding(registration);
  return z.pipe(
    z.object({
      tShirtSize: z.enum(sizes, 'Choose your T-shirt size.'),
      jerseySize: isRider ? z.enum(sizes, 'Choose your jersey size.') : always(null),
      employerName: optionalText(120),
      isCancerSurvivor: z.enum(['', 'yes', 'no']),
      cancerType: optionalText(120),
    }),
    z.transform((draft): StepBodies['additional-info'] => ({
      ...draft,
      isCancerSurvivor: draft.isCancerSurvivor === '' ? null : draft.isCancerSurvivor === 'yes',
    })),
  );
};

const signedName = (problem: string, hasOneName = false) =>
  typedFullName(problem).check(z.refine((name) => name === '' || isSignedName(name, hasOneName), problem));

const waiver = (registration: Registration | null) => {
  const needsGuardian = (registration?.ageOnEvent ?? 18) < 18;
  return z.pipe(
    z
      .object({
        waiverVersion: z.string().check(z.maxLength(40)),
        signedName: signedName(signedNameProblem, registration?.profile?.lastName === noLastName),
        guardianName: needsGuardian ? signedName(guardianNameProblem) : z.string(),
        guardianEmail: needsGuardian
          ? z
              .string()
              .check(
                z.trim(),
                z.email('Enter your guardian’s e-mail address, like name@example.org.'),
                z.maxLength(254),
              )
          : z.string(),
        termsAccepted: z
          .boolean()
          .check(z.refine((accepted) => accepted, 'Accept the waiver and terms to continue.')),
      })
      .check(
        // A box that was ticked before the text was there was ticked unread.
        z.refine((draft) => !draft.termsAccepted || draft.waiverVersion !== '', {
          error: 'The waiver is still loading. Once it’s here, read it and accept it.',
          path: ['termsAccepted'],
          when: () => true,
        }),
      ),
    z.transform((draft): StepBodies['waiver'] => ({
      waiverVersion: draft.waiverVersion,
      signedName: draft.signedName,
      guardian: needsGuardian ? { name: draft.guardianName, email: draft.guardianEmail } : null,
      termsAccepted: true,
    })),
  );
};

export type CheckedStep = Checked<{ request: StepRequest }>;

const outcome = <Step extends FormStep>(
  step: Step,
  draft: object,
  parsed: { success: true; data: StepBodies[Step] } | { success: false; error: z.core.$ZodError },
): CheckedStep => {
  if (parsed.success) return { request: { step, body: parsed.data } as StepRequest };
  return { fieldErrors: firstErrors(parsed.error.issues, Object.keys(draft)) };
};

/**
 * Checks a step's answers.
 * @param total the fee with the checked discount, in cents; read at the fee step only
 * @returns the request, or the first problem of each field by its dotted path, in the form's order
 */
export const checkStep = (
  step: FormStep,
  draft: Drafts[FormStep],
  registration: Registration | null,
  total: number,
): CheckedStep => {
  switch (step) {
    case 'participation':
      return outcome(step, draft, participation.safeParse(draft));
    case 'profile':
      return outcome(step, draft, profile.safeParse(draft));
    case 'route-signature':
      return outcome(step, draft, route('signature').safeParse(draft));
    case 'route-gravel':
      return outcome(step, draft, route('gravel').safeParse(draft));
    case 'volunteer':
      return outcome(step, draft, volunteer.safeParse(draft));
    case 'activity-goals':
      return outcome(step, draft, activityGoals.safeParse(draft));
    case 'fundraising':
      return outcome(step, draft, fundraising(registration).safeParse(draft));
    case 'additional-info':
      return outcome(step, draft, additionalInfo(registration).safeParse(draft));
    case 'waiver':
      return outcome(step, draft, waiver(registration).safeParse(draft));
    case 'fee':
      return outcome(step, draft, fee(registration, total).safeParse(draft));
  }
};
