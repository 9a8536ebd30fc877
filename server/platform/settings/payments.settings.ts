import { z } from 'zod';
import { SettingsError, type WithMode } from './parse-variables.ts';

/** `sandbox` is the simulator of Braintree's gateway in this process. */
export type PaymentsSettings =
  | { gateway: 'sandbox'; timeoutMs: number }
  | {
      gateway: 'braintree';
      timeoutMs: number;
      environment: 'sandbox' | 'production';
      merchantId: string;
      publicKey: string;
      privateKey: string;
      /** Google's id of the merchant: no secret. Without it production does not offer Google Pay. */
      googleMerchantId: string | null;
    };

export const paymentsVariables = {
  /** The default follows the mode: only production charges real cards. */
  BRAINTREE_ENVIRONMENT: z.enum(['sandbox', 'production'], 'must be sandbox or production').optional(),
  /** How long a call may take before its outcome counts as unknown. A person waits, so not the SDK's 60 s. */
  PAYMENTS_TIMEOUT_MS: z.coerce
    .number('must be a number of milliseconds from 100 to 60000')
    .int()
    .min(100)
    .max(60_000)
    .default(15_000),
  BRAINTREE_MERCHANT_ID: z.string().optional(),
  BRAINTREE_PUBLIC_KEY: z.string().optional(),
  BRAINTREE_PRIVATE_KEY: z.string().optional(),
  GOOGLE_PAY_MERCHANT_ID: z.string().optional(),
};

type Values = WithMode<z.output<z.ZodObject<typeof paymentsVariables>>>;

/** Throws where the mode and the gateway’s environment do not match. */
const refuseByMode = (values: Values, hasKeys: boolean): void => {
  const { MODE, BRAINTREE_ENVIRONMENT, GOOGLE_PAY_MERCHANT_ID } = values;
  if (MODE === 'production') {
    if (BRAINTREE_ENVIRONMENT === 'sandbox')
      throw new SettingsError(
        'BRAINTREE_ENVIRONMENT',
        'must be production when MODE is production: cards would be charged in Braintree’s sandbox only',
      );
    return;
  }
  // Keys without an environment are probably live ones: live was the default before.
  if (BRAINTREE_ENVIRONMENT === 'production' || (hasKeys && BRAINTREE_ENVIRONMENT === undefined))
    throw new SettingsError(
      'BRAINTREE_ENVIRONMENT',
      'must be sandbox in the sandbox, which charges no real card: set MODE=production for real payments',
    );
  if (GOOGLE_PAY_MERCHANT_ID)
    throw new SettingsError(
      'GOOGLE_PAY_MERCHANT_ID',
      'belongs to a production server: set MODE=production, or leave it out',
    );
};

export const readPayments = (values: Values): PaymentsSettings => {
  const keys = {
    BRAINTREE_MERCHANT_ID: values.BRAINTREE_MERCHANT_ID,
    BRAINTREE_PUBLIC_KEY: values.BRAINTREE_PUBLIC_KEY,
    BRAINTREE_PRIVATE_KEY: values.BRAINTREE_PRIVATE_KEY,
  };
  const given = Object.values(keys).filter((value) => value !== undefined).length;
  refuseByMode(values, given > 0);
  if (given === 0 && values.MODE === 'sandbox')
    return { gateway: 'sandbox', timeoutMs: values.PAYMENTS_TIMEOUT_MS };
  const missing = Object.entries(keys).find(([, value]) => value === undefined);
  if (missing)
    throw new SettingsError(missing[0], 'is needed when MODE is production or another BRAINTREE_ key is set');
  return {
    gateway: 'braintree',
    timeoutMs: values.PAYMENTS_TIMEOUT_MS,
    environment: values.MODE,
    merchantId: keys.BRAINTREE_MERCHANT_ID ?? '',
    publicKey: keys.BRAINTREE_PUBLIC_KEY ?? '',
    privateKey: keys.BRAINTREE_PRIVATE_KEY ?? '',
    googleMerchantId: values.GOOGLE_PAY_MERCHANT_ID ?? null,
  };
};
