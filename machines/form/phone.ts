import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Signs that pages and contact lists put around a number, such as a direction of writing. */
const invisible = /\p{Cf}/gu;

/** As a link to a number begins (RFC 3966). */
const scheme = /^\s*tel:/i;

/** Where the event is: a number without a country code is one of there, where nobody knows better. */
const home = 'US';

const parsed = (typed: string, country: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(typed.replace(invisible, '').replace(scheme, ''), {
    defaultCountry: isSupportedCountry(country) ? country : home,
    extract: false,
  });

/** A number as it was typed: what goes over the wire, and what else was said. */
export type TypedPhone = {
  /** E.164, or null where it is no number that somebody can have. */
  number: string | null;
  /** An extension, which no number has over the wire; null for none. */
  extension: string | null;
};

/**
 * Reads a number that a person typed, with any punctuation.
 * @param country ISO 3166-1 alpha-2 of the address, for numbers without a country code
 */
export const readPhone = (typed: string, country: string): TypedPhone => {
  const found = parsed(typed, country);
  return { number: found?.isValid() ? found.number : null, extension: found?.ext ?? null };
};

/** The number as it goes over the wire (E.164), or null when it can't be one; see `readPhone`. */
export const toE164 = (typed: string, country: string): string | null => {
  const { number, extension } = readPhone(typed, country);
  return extension === null ? number : null;
};

/** Whether this is a number as it goes over the wire: of a length and a range that its country has. */
export const isE164 = (text: string): boolean => toE164(text, home) === text;

/** A number as a person reads it: "(304) 555-0123" in North America, "+44 20 7946 0958" elsewhere; anything else as it is. */
export const phoneText = (text: string, country = home): string => {
  const found = parsed(text, country);
  if (!found?.isValid() || found.ext) return text;
  return found.countryCallingCode === '1' ? found.formatNational() : found.formatInternational();
};

/** A number that a phone can dial from a table, with its country code: "+1 304-555-0123", "+44 20 7946 0958"; anything else as it is. */
export const dialText = (text: string): string => {
  const found = parsed(text, home);
  if (!found?.isValid()) return text;
  const { countryCallingCode, nationalNumber: digits } = found;
  return countryCallingCode === '1'
    ? `+1 ${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
    : found.formatInternational();
};
