import * as z from 'zod/mini';
import type { CalendarDay } from '#machines/calendar.ts';
import { dayProblem, isDay, optionalText } from '#machines/form/fields.ts';
import {
  addressChecks,
  addressFields,
  firstName,
  fullName,
  lastName,
  phoneCheck,
} from '#machines/form/person-fields.rules.ts';
import { toE164 } from '#machines/form/phone.ts';
import type { StepBodies } from './registration.types.ts';

export const profile = z.pipe(
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
