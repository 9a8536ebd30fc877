import type { WalletPayer } from '#machines/payment/payment-form.types.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

type Parts = {
  firstName?: unknown;
  lastName?: unknown;
  /** For a wallet with both names in one. */
  name?: unknown;
  email?: unknown;
  street?: unknown;
  city?: unknown;
  state?: unknown;
  postalCode?: unknown;
  country?: unknown;
};

/** The last word of a name counts as the last name: the donor sees both before the donation. */
const namesOf = (parts: Parts) => {
  const words = textOf(parts.name).split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return {
    firstName: textOf(parts.firstName) || words.slice(0, last === '' ? 1 : -1).join(' '),
    lastName: textOf(parts.lastName) || (last ?? ''),
  };
};

const countryPattern = /^[A-Z]{2}$/;

/** A wallet's data about its owner, for the form; missing values are left out. */
export const payerOf = (parts: Parts): { payer?: WalletPayer } => {
  const { firstName, lastName } = namesOf(parts);
  const email = textOf(parts.email);
  const country = textOf(parts.country).toUpperCase();
  const postalCode = textOf(parts.postalCode);
  const payer: WalletPayer = {
    ...(firstName !== '' && { firstName }),
    ...(lastName !== '' && { lastName }),
    ...(email !== '' && { email }),
    ...(countryPattern.test(country) &&
      postalCode !== '' && {
        address: {
          address: textOf(parts.street),
          city: textOf(parts.city),
          state: textOf(parts.state),
          postalCode,
          country,
        },
      }),
  };
  return Object.keys(payer).length === 0 ? {} : { payer };
};
