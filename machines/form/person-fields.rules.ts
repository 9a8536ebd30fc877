import * as z from 'zod/mini';
import { anyText, optionalText, text } from './fields.ts';
import { hasLink, linkInNameText } from './link.ts';
import { isNoName, lastNameOf, nameInOneLine } from './person-name.ts';
import { readPhone } from './phone.ts';

/*
 * The fields of a person, the same for every form. The contract says the same in `openapi/shared.yaml`; a property test compares the two.
 */

/** The most characters that the contract takes in each field. */
export const longest = {
  name: 80,
  fullName: 160,
  street: 200,
  city: 100,
  region: 100,
  postalCode: 20,
} as const;

/** A name appears in e-mails to strangers, so it must not hold a link. */
export const withoutLink = z.refine<string>((name) => !hasLink(name), linkInNameText);

/** A name has a letter, a digit or a picture: a dash alone is not a name. Empty passes. */
export const withSense = (error: string) => z.refine<string>((name) => name === '' || !isNoName(name), error);

/** The contract's `FirstName`. */
export const firstName = (empty: string) => text(empty, longest.name).check(withoutLink, withSense(empty));

/** The contract's `LastName`; a dash for people with one name. */
export const lastName = (empty: string) =>
  text(empty, longest.name).check(withoutLink, z.overwrite(lastNameOf));

/** Shown beside the field of a last name. */
export const oneNameHint = 'If you have one name only, enter a dash here.';

/** The contract's `FullName`, as typed. */
export const typedFullName = (empty: string) =>
  text(empty, longest.fullName).check(withoutLink, withSense(empty));

/** The contract's `FullName`. */
export const fullName = (empty: string) => typedFullName(empty).check(z.overwrite(nameInOneLine));

/** The contract's `Address`. What a field needs also depends on the country: `addressChecks`. */
export const addressFields = {
  address: text('Enter your street address.', longest.street),
  city: text('Enter your city.', longest.city),
  state: optionalText(longest.region),
  postalCode: anyText(longest.postalCode),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose your country.')),
};

type Address = { [Field in keyof typeof addressFields]: z.output<(typeof addressFields)[Field]> };

/** Always runs, so that the person sees all problems at once. */
const when = () => true;

const isFromUs = (draft: unknown) =>
  typeof draft === 'object' && draft !== null && 'country' in draft && draft.country === 'US';

const isPostalCode = ({ country, postalCode }: Pick<Address, 'postalCode' | 'country'>): boolean =>
  country === 'US' ? /^\d{5}(?:-\d{4})?$/.test(postalCode) : postalCode !== '';

/** Checks the postal code, which depends on the country. */
export const postalCodeCheck = <Draft extends Pick<Address, 'postalCode' | 'country'>>() =>
  z.refine<Draft>(isPostalCode, {
    error: ({ input }) =>
      isFromUs(input)
        ? 'Enter your ZIP code: 5 digits, like 04609.'
        : 'Enter your postal code, or a dash if you don’t have one.',
    path: ['postalCode'],
    when,
  });

/** The checks of a form with `addressFields` that need several fields. */
export const addressChecks = <Draft extends Address>() =>
  [
    z.refine<Draft>((draft) => draft.country !== 'US' || draft.state !== null, {
      error: 'Choose your state.',
      path: ['state'],
      when,
    }),
    postalCodeCheck<Draft>(),
  ] as const;

type WithPhone<Field extends string> = Record<Field | 'country', string>;

/** Checks the phone number in `field`, with the country for its code; `toE164` makes the contract's `Phone` of it. */
export const phoneCheck = <Field extends string>(field: Field, error: string, isOptional = false) => {
  const read = (draft: WithPhone<Field>) => readPhone(draft[field], draft.country);
  return z.refine<WithPhone<Field>>(
    (draft) => {
      if (isOptional && draft[field].trim() === '') return true;
      const { number, extension } = read(draft);
      return number !== null && extension === null;
    },
    {
      error: ({ input }) => {
        const { number, extension } = read(input as WithPhone<Field>);
        return number !== null && extension !== null
          ? `We can’t keep an extension. Enter the number without “${extension}” at its end.`
          : error;
      },
      path: [field],
      when,
    },
  );
};
