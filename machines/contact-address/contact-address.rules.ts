import * as z from 'zod/mini';
import { readCode } from '#machines/form/code.ts';
import { type FieldErrors, firstErrors } from '#machines/form/field-errors.ts';
import { email } from '#machines/form/fields.ts';
import type { ContactAddressContext } from './contact-address.types.ts';

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

const addressForm = (current: string) =>
  z.object({
    typed: email('Enter an e-mail address, like name@example.org.').check(
      z.refine(
        (typed) => !isSame(typed, current),
        'We write to this address already. Enter another one, or keep it.',
      ),
    ),
  });

const codeForm = z.object({
  code: z
    .string()
    .check(z.refine((typed) => /^\d{6}$/.test(readCode(typed)), 'Enter the six digits from the e-mail.')),
});

/** What is wrong with the new address; empty if a code can be sent to it. */
export const addressErrors = ({
  typed,
  emailAddress,
}: Pick<ContactAddressContext, 'typed' | 'emailAddress'>): FieldErrors =>
  firstErrors(addressForm(emailAddress).safeParse({ typed }).error?.issues ?? []);

/** What is wrong with the form of the code. Only the server knows whether it is the right one. */
export const codeErrors = ({ code }: Pick<ContactAddressContext, 'code'>): FieldErrors =>
  firstErrors(codeForm.safeParse({ code }).error?.issues ?? []);
