import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Invisible characters that pages and contact lists put into a number, such as the direction of writing. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The beginning of a link to a number (RFC 3966). */
const scheme = /^\s*tel[.:]/i;

/** A link's country code, for a number without one. */
const context = /^\s*([^+;]*);phone-context=(\+[\d-]+)/i;

/** Other parameters of such a link. */
const otherParameters = /;(?!ext=)[a-z-]+=[^;]*/gi;

/** An extension after a number, in any language: “poste 12”, “Durchwahl 5”, “内線5”, or a pause and digits. */
const extension = /(?<=\d[\p{P}\s]*)(?:,,|\p{L}[\p{L}\p{M}\p{P}\s]*)(\d{1,6})[\p{P}\s]*$/u;

/** Characters without a meaning in a number. A space replaces them, so that separate digits stay separate. */
const meaningless = /[^\p{L}\p{M}\p{Nd}+#;=]+/gu;

const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(scheme, '')
    .replace(context, '$2 $1')
    .replace(otherParameters, '')
    .replace(extension, ';ext=$1')
    .replace(meaningless, ' ')
    .trim();

/** Mexico's prefixes for mobile and long-distance numbers until 2019; contact lists still have them. */
const oldMexican = /^(?:1|01|044|045)(?=\d{10}$)/;

/** Longer than any number with everything around it, in UTF-16 units. */
const longest = 250;

/** The event's country: a number without a country code belongs to it, where no other country is known. */
const home = 'US';

const parsed = (typed: string, country: string): PhoneNumber | undefined => {
  if (typed.length > longest) return undefined;
  const found = parsePhoneNumberFromString(plain(typed), {
    defaultCountry: isSupportedCountry(country) ? country : home,
    extract: false,
  });
  if (found?.countryCallingCode !== '52' || !oldMexican.test(found.nationalNumber)) return found;
  const today = found.nationalNumber.replace(oldMexican, '');
  return parsePhoneNumberFromString(`+52${today}${found.ext ? `;ext=${found.ext}` : ''}`);
};

/** A typed number: the number as it is sent, and the rest. */
export type TypedPhone = {
  /** E.164, or null if it can't be a phone number. */
  number: string | null;
  /** An extension, which is not part of the number that is sent; null for none. */
  extension: string | null;
};

/**
 * Reads a typed number, with any punctuation.
 * @param country ISO 3166-1 alpha-2 of the address, for numbers without a country code
 */
export const readPhone = (typed: string, country: string): TypedPhone => {
  const found = parsed(typed, country);
  return { number: found?.isValid() ? found.number : null, extension: found?.ext ?? null };
};

/** The number as it is sent (E.164), or null when it can't be one; see `readPhone`. */
export const toE164 = (typed: string, country: string): string | null => {
  const { number, extension } = readPhone(typed, country);
  return extension === null ? number : null;
};

/** Whether this is a number as it is sent: of a length and a range that its country has. */
export const isE164 = (text: string): boolean => toE164(text, home) === text;

/**
 * A number for people: "(304) 555-0123" in North America, "+44 20 7946 0958" elsewhere; any other text stays as it is.
 * @param country the reader's country, as they would type it again
 */
export const phoneText = (text: string, country = home): string => {
  const found = parsed(text, country);
  if (!found?.isValid() || found.ext) return text;
  const national = found.formatNational();
  const isShort = found.countryCallingCode === '1' && parsed(national, country)?.number === found.number;
  return isShort ? national : found.formatInternational();
};

/**
 * A number that a phone can dial from a table, with its country code: "+1 304-555-0123", "+44 20 7946 0958"; any other text stays as it is.
 */
export const dialText = (text: string): string => {
  const found = parsed(text, home);
  if (!found?.isValid()) return text;
  const { countryCallingCode, nationalNumber: digits } = found;
  return countryCallingCode === '1'
    ? `+1 ${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
    : found.formatInternational();
};
