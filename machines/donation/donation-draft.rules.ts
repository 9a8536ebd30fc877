import * as z from 'zod/mini';
import { type Checked, firstErrors } from '#machines/form/field-errors.ts';
import { always, email, optionalText, text } from '#machines/form/fields.ts';
import {
  addressChecks,
  addressFields,
  fullName,
  personName,
  phoneCheck,
} from '#machines/form/person-fields.rules.ts';
import { toE164 } from '#machines/form/phone.ts';
import { isGrant, leastAmount, mostAmount } from './donation.rules.ts';
import type { DonationDraft, DonationTerms } from './donation.types.ts';

/*
 * What the form accepts, with the texts a person sees. Whatever passes here, the contract accepts (a property test shows
 * it); what only the server can know comes back as a problem with the field's path.
 */

/** Asked together with the fields' own rules, so that everything there is to put right is said at once. */
const when = () => true;

/**
 * A donation in whole cents that has to be chosen; `isUnclear` where something else was typed in its place. No check aborts
 * the others: the checks over several fields of the form would not run then.
 */
export const amountOf = (isUnclear: boolean) =>
  z.pipe(
    z.nullable(z.int()).check(
      z.refine((value) => value !== null, {
        error: isUnclear
          ? 'Enter dollars and cents, like 50 or 50.25.'
          : 'Choose an amount, or enter your own.',
      }),
      z.refine((value) => value === null || value >= leastAmount, 'Enter $5 or more.'),
      z.refine(
        (value) => value === null || value <= mostAmount,
        'Enter at most $100,000. To give more, write to us.',
      ),
    ),
    z.transform((value: number | null) => value ?? 0),
  );

/** Control and format characters but for line breaks, the tabulator and the two joiners. */
const hidden = /(?![\n\r\t\u200c\u200d])[\p{Cc}\p{Cf}]/u;

const message = z.pipe(
  z.string().check(
    z.trim(),
    z.maxLength(500, 'Use at most 500 characters.'),
    z.refine((value) => !hidden.test(value), 'Use letters, figures and signs that can be seen.'),
  ),
  z.transform((value: string) => (value === '' ? null : value)),
);

const organizationId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** All of a draft on which it depends what its fields have to hold. */
const kindOf = (draft: DonationDraft) => ({
  isUnclear: draft.unclearAmount.trim() !== '',
  isOrganization: draft.frequency === 'Organization',
  isAnonymous: draft.isAnonymous,
  isTribute: draft.tributeKind !== 'none',
  isFamilyTold: draft.tributeEmail.trim() !== '',
});

const formOf = (kind: ReturnType<typeof kindOf>) =>
  z.pipe(
    z
      .object({
        frequency: z.enum(['Once', 'Monthly', 'Organization']),
        amount: amountOf(kind.isUnclear),
        isFeeCovered: z.boolean(),
        firstName: personName('Enter your first name.'),
        lastName: personName('Enter your last name.'),
        email: email('Enter your e-mail address, like name@example.org. Your receipt goes there.'),
        phone: z.string(),
        ...addressFields,
        organizationId: kind.isOrganization
          ? z.nullable(z.string().check(z.regex(organizationId, 'Find the organization again.')))
          : always(null),
        organizationName: kind.isOrganization
          ? text('Find the organization, or enter its name.', 120)
          : always(''),
        isAnonymous: z.boolean(),
        isAmountVisible: z.boolean(),
        publicName: kind.isAnonymous ? always(null) : optionalText(120),
        message,
        tributeKind: z.enum(['none', 'honor', 'memory']),
        tributeName: kind.isTribute ? fullName('Enter their name.') : always(''),
        tributeEmail:
          kind.isTribute && kind.isFamilyTold
            ? email('Enter the family’s e-mail address, like name@example.org, or leave it empty.')
            : always(null),
        method: z.string(),
      })
      .check(
        ...addressChecks(),
        phoneCheck('phone', 'Enter your phone number with its area code, or leave it empty.', true),
        z.refine((one) => one.frequency === 'Once' || !isGrant(one.method), {
          error: 'A donor-advised fund gives once. Choose “Once”, or another way to pay.',
          path: ['method'],
          when,
        }),
        z.refine((one) => one.amount % 100 === 0 || !isGrant(one.method), {
          error: 'A donor-advised fund gives whole dollars. Enter an amount without cents.',
          path: ['amount'],
          when,
        }),
      ),
    z.transform(
      (one): Omit<DonationTerms, 'recipient' | 'charge'> => ({
        frequency: one.frequency,
        amount: one.amount,
        isFeeCovered: one.isFeeCovered && !isGrant(one.method),
        donor: {
          firstName: one.firstName,
          lastName: one.lastName,
          email: one.email,
          phone: one.phone.trim() === '' ? null : toE164(one.phone, one.country),
          address: {
            address: one.address,
            city: one.city,
            state: one.state,
            postalCode: one.postalCode,
            country: one.country,
          },
        },
        organization:
          one.frequency !== 'Organization'
            ? null
            : one.organizationId === null
              ? { name: one.organizationName }
              : { id: one.organizationId },
        publicName: one.publicName,
        isAnonymous: one.isAnonymous,
        isAmountVisible: one.isAmountVisible,
        message: one.message,
        tribute:
          one.tributeKind === 'none'
            ? null
            : { kind: one.tributeKind, name: one.tributeName, familyEmail: one.tributeEmail },
      }),
    ),
  );

const forms = new Map<string, ReturnType<typeof formOf>>();

/** Made once for each kind: a form is checked at every key that is pressed. */
const formFor = (draft: DonationDraft) => {
  const kind = kindOf(draft);
  const name = JSON.stringify(kind);
  const form = forms.get(name) ?? formOf(kind);
  forms.set(name, form);
  return form;
};

/** The form's fields as the page shows them, which is not the draft's order. */
const fieldOrder = [
  'frequency',
  'amount',
  'organizationName',
  'firstName',
  'lastName',
  'email',
  'phone',
  'country',
  'address',
  'city',
  'state',
  'postalCode',
  'publicName',
  'message',
  'tributeKind',
  'tributeName',
  'tributeEmail',
  'method',
] as const satisfies (keyof DonationDraft)[];

export type CheckedDraft = Checked<{ donation: Omit<DonationTerms, 'recipient' | 'charge'> }>;

/** The form held against its rules: the donation, or the first thing wrong with each field, in the page's order. */
export const checkDraft = (draft: DonationDraft): CheckedDraft => {
  const parsed = formFor(draft).safeParse(draft);
  return parsed.success
    ? { donation: parsed.data }
    : { fieldErrors: firstErrors(parsed.error.issues, fieldOrder) };
};
