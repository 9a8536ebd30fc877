import {
  create as createFields,
  type HostedFields,
  type HostedFieldsTokenizePayload,
} from 'braintree-web/hosted-fields';
import { isRecord } from '#machines/flow-error.ts';
import type { Tokenized } from '#machines/payment/payment-form.types.ts';
import { nextEmptyFieldAfter } from '#src/components/form/next-field.ts';
import {
  fieldErrors,
  fieldNamesFor,
  type PaymentFieldName,
  type PaymentFieldTexts,
  paymentFields,
} from '#src/features/payment/form/payment-fields.ts';
import type { Billing } from '#src/features/payment/form/payment-form.types.ts';
import { gatewayClient } from './gateway-client.ts';

const brands: Readonly<Record<string, string>> = { MasterCard: 'Mastercard' };

/** The fields are frames with the gateway's pages: our style sheet can't reach them, so its values are passed in. */
const stylesFrom = (element: HTMLElement) => {
  const { color, fontSize } = getComputedStyle(element);
  return { input: { color, 'font-size': fontSize, 'font-family': 'system-ui, sans-serif' } };
};

/**
 * Puts the gateway's fields into the elements with the fields' ids; the postal code only where the page doesn't have it. Rejects when its
 * pages can't be loaded.
 */
export const openHostedFields = async (
  clientToken: string,
  root: HTMLElement,
  billing: Billing | undefined,
): Promise<HostedFields> => {
  const container = (name: PaymentFieldName) => {
    const { id, label } = paymentFields[name];
    return { container: `#${id}`, iframeTitle: label, internalLabel: label };
  };
  return createFields({
    client: await gatewayClient(clientToken),
    styles: stylesFrom(root),
    fields: Object.fromEntries(fieldNamesFor(billing).map((name) => [name, container(name)])),
  });
};

/** The names of the opened fields. */
const namesIn = (fields: HostedFields) => Object.keys(fields.getState().fields) as PaymentFieldName[];

/** A completed field moves the focus to the next empty one: first the gateway's, then the page's. */
export const goOnFrom = (fields: HostedFields, completed: string): void => {
  const state = fields.getState().fields;
  const names = namesIn(fields);
  const at = names.find((name) => name === completed);
  // Postal codes differ in length, so none is known to be complete.
  if (at === undefined || at === 'postalCode' || !state[at].isValid || !state[at].isFocused) return;
  const next = names.slice(names.indexOf(at) + 1).find((name) => state[name].isEmpty);
  if (next !== undefined) void fields.focus(next);
  else nextEmptyFieldAfter(paymentFields[at].id)?.focus();
};

export const setDisabled = (fields: HostedFields, disabled: boolean): void => {
  for (const field of namesIn(fields)) fields.setAttribute({ field, attribute: 'disabled', value: disabled });
};

/** Clears these of the opened fields. */
export const emptyHosted = (fields: HostedFields, emptied: readonly PaymentFieldName[]): void => {
  for (const field of namesIn(fields)) if (emptied.includes(field)) fields.clear(field);
};

export const setMessages = (fields: HostedFields, texts: PaymentFieldTexts): void => {
  for (const field of namesIn(fields)) fields.setMessage({ field, message: texts[field] ?? '' });
};

/** The current errors of the fields; the gateway only reports each as empty or invalid. */
export const hostedErrors = (fields: HostedFields): PaymentFieldTexts => {
  const state = fields.getState().fields;
  const wrong = namesIn(fields).filter((name) => !state[name].isValid);
  return Object.fromEntries(
    wrong.map((name) => [name, paymentFields[name][state[name].isEmpty ? 'empty' : 'invalid']]),
  );
};

const tokenized = ({ nonce, details }: HostedFieldsTokenizePayload, deviceData: object): Tokenized => ({
  kind: 'tokenized',
  payment: {
    nonce,
    type: 'CreditCard',
    brand: brands[details.cardType] ?? details.cardType,
    last4: details.lastFour,
    ...deviceData,
  },
});

/** The gateway's refusal of valid-looking details, as an error of the field to correct. */
const refusalOf = (error: unknown): PaymentFieldTexts => {
  const code = isRecord(error) ? error.code : null;
  if (code === 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED')
    return { cvv: paymentFields.cvv.invalid };
  if (code === 'HOSTED_FIELDS_FAILED_TOKENIZATION') return { number: paymentFields.number.invalid };
  return { number: 'We couldn’t check your card just now. Check your connection and try again.' };
};

/** `bin`: the first digits of the card's number, which identify its bank. */
type TokenizedCard = { answer: Tokenized; texts: PaymentFieldTexts; bin?: string };

/** The page's address values go with the card, where the page has them. */
const billingOf = (billing: Billing | undefined) =>
  billing === undefined
    ? {}
    : { billingAddress: { postalCode: billing.postalCode.trim(), countryCodeAlpha2: billing.country } };

export const tokenizeHosted = async (
  fields: HostedFields,
  deviceData: () => Promise<object>,
  billing: Billing | undefined,
): Promise<TokenizedCard> => {
  const wrong = hostedErrors(fields);
  const errors = fieldErrors(wrong);
  if (errors.length > 0) return { answer: { kind: 'refused', errors }, texts: wrong };
  try {
    const [payload, collected] = await Promise.all([fields.tokenize(billingOf(billing)), deviceData()]);
    return { answer: tokenized(payload, collected), texts: {}, bin: payload.details.bin };
  } catch (error) {
    const texts = refusalOf(error);
    return { answer: { kind: 'refused', errors: fieldErrors(texts) }, texts };
  }
};
