import { dayIn, eventZone } from '#machines/calendar.ts';
import type { Tokenized } from '#machines/payment/payment-form.types.ts';
import {
  fieldErrors,
  type PaymentFieldName,
  type PaymentFieldTexts,
  paymentFields,
} from '#src/features/payment/form/payment-fields.ts';
import { brandOf, digitsOf, groupedNumber, passesLuhn } from './card-brand.ts';

type TestCard = { number: string; nonce: string; does: string };

/**
 * The card numbers that the local simulator accepts, and their results. Any future expiry date, security code and postal code will do: only
 * the number matters. Insufficient funds shows only when the card is charged; the other refusals also when it is saved.
 */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', nonce: 'fake-valid-visa-nonce', does: 'Visa, works' },
  { number: '5555555555554444', nonce: 'fake-valid-mastercard-nonce', does: 'Mastercard, works' },
  { number: '378282246310005', nonce: 'fake-valid-amex-nonce', does: 'American Express, works' },
  { number: '6011111111111117', nonce: 'fake-valid-discover-nonce', does: 'Discover, works' },
  { number: '4000000000072001', nonce: 'fake-insufficient-funds-nonce', does: 'not enough money' },
  { number: '4000111111111115', nonce: 'fake-processor-declined-visa-nonce', does: 'declined by the bank' },
  { number: '4000000000042004', nonce: 'fake-expired-card-nonce', does: 'expired' },
  { number: '4000000000062010', nonce: 'fake-bad-cvv-nonce', does: 'wrong security code' },
  { number: '4000000000082059', nonce: 'fake-bad-postal-code-nonce', does: 'wrong postal code' },
  { number: '4000111111111511', nonce: 'fake-gateway-rejected-fraud-nonce', does: 'stopped as fraud' },
  {
    number: '4000000000001067',
    nonce: 'fake-three-d-secure-visa-unavailable-nonce',
    does: 'works, but its bank can’t be asked',
  },
  { number: '3530111333300000', nonce: 'fake-processor-failure-jcb-nonce', does: 'payment service down' },
];

const testCardOf = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === digitsOf(number));

/** The four fields' texts, as shown. */
export type CardEntry = Record<PaymentFieldName, string>;

export const emptyEntry: CardEntry = { number: '', expirationDate: '', cvv: '', postalCode: '' };

/** "4", "428" and "0428" as "04/28"; a year may have four digits. */
export const shapedExpiry = (text: string): string => {
  const [month = '', year = ''] = text.includes('/')
    ? text.split('/').map(digitsOf)
    : [digitsOf(text).slice(0, 2), digitsOf(text).slice(2)];
  if (year === '') return month;
  return `${month.padStart(2, '0')}/${year.length === 4 ? year.slice(2) : year}`;
};

/** A card is valid until the end of the month printed on it. */
const isExpiryGood = (text: string, today: Date): boolean => {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(shapedExpiry(text)) ?? [];
  if (month === undefined || year === undefined) return false;
  const months = (2000 + Number(year)) * 12 + Number(month) - 1;
  const [thisYear = 0, thisMonth = 0] = dayIn(eventZone, today).split('-').map(Number);
  const now = thisYear * 12 + thisMonth - 1;
  return months >= now && months <= now + 20 * 12;
};

const isNumberGood = (number: string): boolean =>
  passesLuhn(number) && (brandOf(number)?.lengths.includes(digitsOf(number).length) ?? false);

const isCvvGood = (cvv: string, number: string): boolean => {
  const brand = brandOf(number);
  return /^\d{3,4}$/.test(cvv.trim()) && (brand === null || cvv.trim().length === brand.cvvLength);
};

const isPostalCodeGood = (code: string): boolean => /^[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$/i.test(code.trim());

const notATestCard =
  'This is a trial site, so real cards don’t work here. Use a test card, such as 4111 1111 1111 1111.';

/** The error of one field; undefined for none. */
export const entryError = (entry: CardEntry, name: PaymentFieldName, today: Date): string | undefined => {
  const text = entry[name];
  const { empty, invalid } = paymentFields[name];
  if (text.trim() === '') return empty;
  const good = {
    number: () => isNumberGood(text),
    expirationDate: () => isExpiryGood(text, today),
    cvv: () => isCvvGood(text, entry.number),
    postalCode: () => isPostalCodeGood(text),
  }[name]();
  if (!good) return invalid;
  return name === 'number' && !testCardOf(text) ? notATestCard : undefined;
};

/** The shortest card numbers in use; a shorter one is still being typed. */
const leastDigits = 15;

/** Whether a field is complete, so that the next one can take the focus. */
export const isComplete = (entry: CardEntry, name: PaymentFieldName, today: Date): boolean => {
  if (entryError(entry, name, today) !== undefined) return false;
  if (name === 'number') return digitsOf(entry.number).length >= leastDigits;
  return name === 'expirationDate' || (name === 'cvv' && brandOf(entry.number) !== null);
};

export const entryErrors = (
  entry: CardEntry,
  today: Date,
  asked: readonly PaymentFieldName[],
): PaymentFieldTexts => {
  const texts: PaymentFieldTexts = {};
  for (const name of asked) {
    const text = entryError(entry, name, today);
    if (text !== undefined) texts[name] = text;
  }
  return texts;
};

/** The simulator of the gateway's fields: card details in, a nonce or errors out. */
export const tokenizeEntry = (
  entry: CardEntry,
  today: Date,
  asked: readonly PaymentFieldName[],
): Tokenized => {
  const errors = fieldErrors(entryErrors(entry, today, asked));
  const card = testCardOf(entry.number);
  if (errors.length > 0 || !card) return { kind: 'refused', errors };
  const brand = brandOf(card.number)?.name ?? null;
  // The gateway's simulator knows no numbers: the card's properties are in the nonce.
  const nonce = `${card.nonce}-${digitsOf(shapedExpiry(entry.expirationDate))}`;
  return {
    kind: 'tokenized',
    payment: { nonce, type: 'CreditCard', brand, last4: card.number.slice(-4) },
  };
};

/** A test card with matching details. */
export const testEntry = (number: string, today: Date): CardEntry => ({
  number: groupedNumber(number),
  expirationDate: `12/${String(Number(dayIn(eventZone, today).slice(0, 4)) + 4).slice(2)}`,
  cvv: '1234'.slice(0, brandOf(number)?.cvvLength),
  postalCode: '10001',
});

/** Groups digits only when they are added at the end; elsewhere that would move the caret while typing. */
export const typedNumber = (before: string, text: string): string =>
  text.length > before.length && text.startsWith(before) ? groupedNumber(text) : text;

/** Adds the slash after the month, likewise only at the end. */
export const typedExpiry = (before: string, text: string): string =>
  text.length > before.length && text.startsWith(before) && /^\d{2,4}$/.test(text)
    ? `${text.slice(0, 2)}/${text.slice(2)}`
    : text;
