import * as z from 'zod/mini';
import { dayProblem, isDay, optionalText, seen, text } from '#machines/form/fields.ts';
import { toE164 } from '#machines/form/phone.ts';
import type { StepBodies } from './registration.types.ts';

/** Asked together with the fields' own rules, so that everything there is to put right is said at once. */
const when = () => true;

const isFromUs = (draft: unknown) =>
  typeof draft === 'object' && draft !== null && 'country' in draft && draft.country === 'US';

export const profile = z.pipe(
  z
    .object({
      firstName: text('Enter your first name.', 80),
      lastName: text('Enter your last name.', 80),
      birthDate: z.string().check(z.refine(isDay, { error: ({ input }) => dayProblem(String(input)) })),
      gender: optionalText(40),
      phone: z.string(),
      address: text('Enter your street address.', 160),
      city: text('Enter your city.', 80),
      state: optionalText(80),
      postalCode: z.string().check(z.trim(), z.maxLength(12, 'Use at most 12 characters.'), seen),
      country: z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose your country.')),
      emergencyContactName: text('Enter the name of someone we can call.', 120),
      emergencyContactPhone: z.string(),
    })
    .check(
      z.refine((draft) => draft.country !== 'US' || draft.state !== null, {
        error: 'Choose your state.',
        path: ['state'],
        when,
      }),
      z.refine(
        (draft) =>
          draft.country === 'US' ? /^\d{5}(?:-\d{4})?$/.test(draft.postalCode) : draft.postalCode.length >= 2,
        {
          error: ({ input }) =>
            isFromUs(input) ? 'Enter your ZIP code, 5 figures like 04609.' : 'Enter your whole postal code.',
          path: ['postalCode'],
          when,
        },
      ),
      z.refine((draft) => toE164(draft.phone, draft.country) !== null, {
        error: 'Enter your phone number with its area code, or its country code outside the US and Canada.',
        path: ['phone'],
        when,
      }),
      z.refine((draft) => toE164(draft.emergencyContactPhone, draft.country) !== null, {
        error: 'Enter their phone number with its area code, or its country code outside the US and Canada.',
        path: ['emergencyContactPhone'],
        when,
      }),
    ),
  z.transform((draft): StepBodies['profile'] => ({
    ...draft,
    phone: toE164(draft.phone, draft.country) ?? '',
    emergencyContactPhone: toE164(draft.emergencyContactPhone, draft.country) ?? '',
  })),
);
