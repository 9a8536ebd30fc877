import {
  create as createFields,
  type HostedFields,
  type HostedFieldsTokenizePayload,
} from 'braintree-web/hosted-fields';
import {
  fieldErrors,
  type PaymentFieldName,
  type PaymentFieldTexts,
  paymentFieldNames,
  paymentFields,
} from '#src/features/payment/form/payment-fields.ts';
import type { Tokenized } from '#src/features/payment/form/payment-form.types.ts';
import { gatewayClient } from './gateway-client.ts';

const brands: Readonly<Record<string, string>> = { MasterCard: 'Mastercard' };

/** The fields are frames of the gateway's own pages: our style sheet can't reach in, so its values are handed over. */
const stylesFrom = (element: HTMLElement) => {
  const { color, fontSize } = getComputedStyle(element);
  return { input: { color, 'font-size': fontSize, 'font-family': 'system-ui, sans-serif' } };
};

/**
 * Puts the gateway's fields into the elements that have the fields' ids, the postal code with what is known of it by then.
 * Rejects when its pages can't be reached.
 */
export const openHostedFields = async (
  clientToken: string,
  root: HTMLElement,
  postalCode = '',
): Promise<HostedFields> => {
  const container = (name: PaymentFieldName) => {
    const { id, label } = paymentFields[name];
    return { container: `#${id}`, iframeTitle: label, internalLabel: label };
  };
  return createFields({
    client: await gatewayClient(clientToken),
    styles: stylesFrom(root),
    fields: {
      number: container('number'),
      expirationDate: container('expirationDate'),
      cvv: container('cvv'),
      postalCode: { ...container('postalCode'), ...(postalCode === '' ? {} : { prefill: postalCode }) },
    },
  });
};

export const setDisabled = (fields: HostedFields, disabled: boolean): void => {
  for (const field of paymentFieldNames)
    fields.setAttribute({ field, attribute: 'disabled', value: disabled });
};

/** What is wrong with the fields as they stand; the gateway says only whether each is empty or invalid. */
export const hostedErrors = (fields: HostedFields): PaymentFieldTexts => {
  const state = fields.getState().fields;
  const wrong = paymentFieldNames.filter((name) => !state[name].isValid);
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

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** The gateway's refusal of details that looked right, as the text of the field that can mend it. */
const refusalOf = (error: unknown): PaymentFieldTexts => {
  const code = codeOf(error);
  if (code === 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED')
    return { cvv: paymentFields.cvv.invalid };
  if (code === 'HOSTED_FIELDS_FAILED_TOKENIZATION') return { number: paymentFields.number.invalid };
  return { number: 'We couldn’t check your card just now. Check your connection and try again.' };
};

/** `bin`: the beginning of the card's number, by which its bank is found. */
type TokenizedCard = { answer: Tokenized; texts: PaymentFieldTexts; bin?: string };

export const tokenizeHosted = async (
  fields: HostedFields,
  deviceData: () => Promise<object>,
): Promise<TokenizedCard> => {
  const wrong = hostedErrors(fields);
  const errors = fieldErrors(wrong);
  if (errors.length > 0) return { answer: { kind: 'refused', errors }, texts: wrong };
  try {
    const [payload, collected] = await Promise.all([fields.tokenize(), deviceData()]);
    return { answer: tokenized(payload, collected), texts: {}, bin: payload.details.bin };
  } catch (error) {
    const texts = refusalOf(error);
    return { answer: { kind: 'refused', errors: fieldErrors(texts) }, texts };
  }
};
