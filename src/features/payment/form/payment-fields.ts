import type {
  PaymentFieldError,
  CardFieldName as PaymentFieldName,
} from '#machines/payment/payment-form.types.ts';
import type { Billing } from './payment-form.types.ts';

export type { PaymentFieldName };

export const paymentFieldNames = [
  'number',
  'expirationDate',
  'cvv',
  'postalCode',
] as const satisfies PaymentFieldName[];

/** The fields of a form: the postal code only where the page doesn't have it. */
export const fieldNamesFor = (billing: Billing | undefined): PaymentFieldName[] =>
  paymentFieldNames.filter((name) => billing === undefined || name !== 'postalCode');

type PaymentField = { id: string; label: string; hint?: string; empty: string; invalid: string };

/** The same four fields, ids and texts for our own form and the gateway's. */
export const paymentFields: Readonly<Record<PaymentFieldName, PaymentField>> = {
  number: {
    id: 'payment-number',
    label: 'Card number',
    empty: 'Enter the number on your card.',
    invalid: 'This card number isn’t right. Check it against your card.',
  },
  expirationDate: {
    id: 'payment-expiration',
    label: 'Expiration date',
    hint: 'Like 04/28',
    empty: 'Enter your card’s expiration date.',
    invalid: 'Enter a month and year in the future, such as 04/28.',
  },
  cvv: {
    id: 'payment-cvv',
    label: 'Security code',
    hint: '3 digits on the back, or 4 on the front',
    empty: 'Enter your card’s security code.',
    invalid: 'This security code isn’t right. It has 3 digits, or 4 on an American Express.',
  },
  postalCode: {
    id: 'payment-postal-code',
    label: 'Billing postal code',
    empty: 'Enter the postal code your card statements go to.',
    invalid: 'This postal code isn’t right. Use the one your card statements go to.',
  },
};

export type PaymentFieldTexts = Partial<Record<PaymentFieldName, string>>;

/** Errors in the order of the fields, for the error summary. */
export const fieldErrors = (texts: PaymentFieldTexts): PaymentFieldError[] =>
  paymentFieldNames.flatMap((name) => {
    const message = texts[name];
    return message === undefined ? [] : [{ id: paymentFields[name].id, message }];
  });
