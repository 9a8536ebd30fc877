import * as z from 'zod/mini';
import { type Checked, errorsOf, type FieldErrors, firstErrors } from '#machines/form/field-errors.ts';
import { always, anyText, atMost, email, orNull, seenInParagraphs, text } from '#machines/form/fields.ts';
import {
  addressChecks,
  addressFields,
  firstName,
  fullName,
  lastName,
  phoneCheck,
  postalCodeCheck,
  withoutLink,
  withSense,
} from '#machines/form/person-fields.rules.ts';
import { toE164 } from '#machines/form/phone.ts';
import { type AddressNeed, addressNeedOf, isGrant, leastAmount, mostAmount } from './donation.rules.ts';
import type { DonationDraft, DonationStep, DonationTerms } from './donation.types.ts';

/*
 * What the form accepts, with the messages that a person sees. The contract accepts everything that passes here (a property test shows it).
 * What only the server can know comes back as a problem with the field's path.
 */

/** Always runs, so that the person sees all problems at once. */
const when = () => true;

/**
 * A donation in whole cents that has to be chosen; `isUnclear` where the field holds something else. The check aborts no other check:
 * otherwise those that need several fields would not run.
 */
export const amountOf = (isUnclear: boolean) =>
  z.pipe(
    z.nullable(z.int()).check(
      z.refine((value) => value !== null, {
        error: isUnclear
          ? 'Enter dollars and cents, like 50 or 50.25.'
          : 'Choose an amount, or enter your own.',
      }),
      z.refine((value) => value === null || value >= leastAmount, 'The smallest gift is $5.'),
      z.refine(
        (value) => value === null || value <= mostAmount,
        'Enter at most $100,000. To give more, write to us.',
      ),
    ),
    z.transform((value: number | null) => value ?? 0),
  );

const message = z.pipe(z.string().check(z.trim(), atMost(500), seenInParagraphs), orNull);

const publicName = z.pipe(
  anyText(120).check(withoutLink, withSense('Enter a name with letters, or leave it empty.')),
  orNull,
);

const noOrganization = 'Find the organization, or enter its name.';
const organizationId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The parts of a draft that decide what its fields need. */
const kindOf = (draft: DonationDraft) => ({
  isUnclear: draft.unclearAmount.trim() !== '',
  isOrganization: draft.frequency === 'Organization',
  isAnonymous: draft.isAnonymous,
  isTribute: draft.tributeKind !== 'none',
  isFamilyInformed: draft.tributeEmail.trim() !== '',
  address: addressNeedOf(draft),
});

/** What the address needs, by how much of it the form asks for. */
const addressOf = {
  whole: { fields: addressFields, checks: addressChecks() },
  billing: {
    fields: { ...addressFields, address: always(''), city: always(''), state: always(null) },
    checks: [postalCodeCheck()],
  },
  none: {
    fields: {
      address: always(''),
      city: always(''),
      state: always(null),
      postalCode: always(''),
      country: always(''),
    },
    checks: [],
  },
} as const;

type Contact = { phone: string } & { [Field in keyof typeof addressFields]: string | null };

/** Phone and address as they are sent. */
const contactOf = (one: Contact, need: AddressNeed): Pick<DonationTerms['donor'], 'phone' | 'address'> => {
  const area = { postalCode: one.postalCode ?? '', country: one.country ?? '' };
  if (need === 'whole')
    return {
      phone: toE164(one.phone, area.country),
      address: { address: one.address ?? '', city: one.city ?? '', state: one.state, ...area },
    };
  return { phone: null, address: need === 'billing' ? area : null };
};

/** The form asks for a phone number only with the whole address. A number that was typed before then no longer counts. */
const phoneChecks = (need: AddressNeed) =>
  need === 'whole'
    ? [phoneCheck('phone', 'Enter your phone number with its area code, or leave it empty.', true)]
    : [];

const formOf = (kind: ReturnType<typeof kindOf>) =>
  z.pipe(
    z
      .object({
        frequency: z.enum(['Once', 'Monthly', 'Organization']),
        amount: amountOf(kind.isUnclear),
        isFeeCovered: z.boolean(),
        firstName: firstName('Enter your first name.'),
        lastName: lastName('Enter your last name.'),
        email: email('Enter your e-mail address, like name@example.org. Your receipt goes there.'),
        phone: z.string(),
        ...(addressOf[kind.address].fields as typeof addressFields),
        organizationId: kind.isOrganization
          ? z.nullable(z.string().check(z.regex(organizationId, 'Find the organization again.')))
          : always(null),
        organizationName: kind.isOrganization
          ? text(noOrganization, 120).check(withoutLink, withSense(noOrganization))
          : always(''),
        isAnonymous: z.boolean(),
        isAmountVisible: z.boolean(),
        publicName: kind.isAnonymous ? always(null) : publicName,
        message,
        tributeKind: z.enum(['none', 'honor', 'memory']),
        tributeName: kind.isTribute ? fullName('Enter their name.') : always(''),
        tributeEmail:
          kind.isTribute && kind.isFamilyInformed
            ? email('Enter the family’s e-mail address, like name@example.org, or leave it empty.')
            : always(null),
        method: z.string(),
      })
      .check(
        ...addressOf[kind.address].checks,
        ...phoneChecks(kind.address),
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
          ...contactOf(one, kind.address),
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

/** Each kind of form is made once, because a form is checked at every key that is pressed. */
const formFor = (draft: DonationDraft) => {
  const kind = kindOf(draft);
  const name = JSON.stringify(kind);
  const form = forms.get(name) ?? formOf(kind);
  forms.set(name, form);
  return form;
};

/** The form's fields in the order of its steps, which differs from the draft's. */
const fieldsOf = {
  amount: ['frequency', 'amount'],
  donor: [
    'organizationName',
    'organizationId',
    'firstName',
    'lastName',
    'email',
    'phone',
    'address',
    'city',
    'state',
  ],
  // These two address fields are the donor's if the whole address is asked for, otherwise the card's.
  payment: ['country', 'postalCode', 'method'],
  review: ['publicName', 'message', 'tributeKind', 'tributeName', 'tributeEmail'],
} as const satisfies Record<DonationStep, readonly (keyof DonationDraft)[]>;

const fieldOrder: readonly string[] = Object.values(fieldsOf).flat();

/** The step of a field, by its path. The payment form's own fields belong to the payment step. */
export const stepOfField = (path: string, draft: DonationDraft): DonationStep => {
  const isOfAddress = path === 'country' || path === 'postalCode';
  if (isOfAddress && addressNeedOf(draft) === 'whole') return 'donor';
  const steps = Object.entries(fieldsOf) as [DonationStep, readonly string[]][];
  return steps.find(([, fields]) => fields.includes(path))?.[0] ?? 'payment';
};

export type CheckedDraft = Checked<{ donation: Omit<DonationTerms, 'recipient' | 'charge'> }>;

/** Checks the form: the donation, or the first problem of each field, in the page's order. */
export const checkDraft = (draft: DonationDraft): CheckedDraft => {
  const parsed = formFor(draft).safeParse(draft);
  return parsed.success
    ? { donation: parsed.data }
    : { fieldErrors: firstErrors(parsed.error.issues, fieldOrder) };
};

/** What is wrong with one step's fields. */
export const errorsInStep = (draft: DonationDraft, step: DonationStep): FieldErrors =>
  Object.fromEntries(
    Object.entries(errorsOf(checkDraft(draft))).filter(([path]) => stepOfField(path, draft) === step),
  );
