import addFormats from 'ajv-formats';

const format = addFormats.get('email');

/**
 * Whether a text is an address by the contract's `format: email`: ASCII only. PostgreSQL's `lower` turns İ into i and the Kelvin sign into
 * k, so other letters could match another person's account.
 */
export const isEmail = (text: string): boolean =>
  // The pattern is slow on very long text.
  text.length <= 200 && format instanceof RegExp && format.test(text);

/** The address in the form that is compared. Case does not matter, and the contract allows ASCII only. */
export const normalisedEmail = (email: string): string => email.trim().toLowerCase();
