import addFormats from 'ajv-formats';

const format = addFormats.get('email');

/**
 * Whether a text is an address as the contract's `format: email` has it: ASCII only. PostgreSQL's `lower` makes an i of
 * İ and a k of the Kelvin sign, so that other letters would find somebody else's account.
 */
export const isEmail = (text: string): boolean =>
  // The pattern takes its time over what is very long.
  text.length <= 200 && format instanceof RegExp && format.test(text);

/** The address as it is compared: addresses are the same whatever their case, and the contract lets ASCII through only. */
export const normalisedEmail = (email: string): string => email.trim().toLowerCase();
