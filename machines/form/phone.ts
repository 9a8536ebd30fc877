import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Signs that pages and contact lists put into a number, such as a direction of writing. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** As a link to a number begins (RFC 3966). */
const scheme = /^\s*tel[.:]/i;

/** A link's country code, of a number that begins without one. */
const context = /^\s*([^+;]*);phone-context=(\+[\d-]+)/i;

/** What else a link says of its number. */
const otherParameters = /;(?!ext=)[a-z-]+=[^;]*/gi;

/** An extension behind a number, in whatever language: “poste 12”, “Durchwahl 5”, “内線5”, or a pause and figures. */
const extension = /(?<=\d[\p{P}\s]*)(?:,,|\p{L}[\p{L}\p{M}\p{P}\s]*)(\d{1,6})[\p{P}\s]*$/u;

/** What means nothing in a number. A space takes its place, so that no figures come together that were apart. */
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

/** Mexico's signs for mobile numbers and for long distance, which it gave up in 2019; contact lists still have them. */
const oldMexican = /^(?:1|01|044|045)(?=\d{10}$)/;

/** No number with all that stands around it is as long, in UTF-16 units. */
const longest = 250;

/** Where the event is: a number without a country code is one of there, where nobody knows better. */
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

/**
 * A number as a person reads it: "(304) 555-0123" in North America, "+44 20 7946 0958" elsewhere; anything else as it is.
 * @param country where it is read, and would be typed again
 */
export const phoneText = (text: string, country = home): string => {
  const found = parsed(text, country);
  if (!found?.isValid() || found.ext) return text;
  const national = found.formatNational();
  const isShort = found.countryCallingCode === '1' && parsed(national, country)?.number === found.number;
  return isShort ? national : found.formatInternational();
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
