import type { SavedMethodType } from '#server/platform/payments/payments.ts';

/** The outcome of charges on a method. `verification`: saving it already fails. */
export type Ending =
  | { kind: 'processor-declined'; code: string; text: string; verification: boolean }
  | { kind: 'gateway-rejected'; reason: string; verification: boolean }
  | { kind: 'processor-failed'; code: string; text: string; verification: boolean };

/** The gateway's data about a 3-D Secure authentication, in its own terms. */
export type ThreeDSecure = { enrolled: 'Y' | 'N' | 'U' | 'B'; status: string; isLiabilityShifted: boolean };

export type TestMethod = {
  type: SavedMethodType;
  brand: string | null;
  bin: string | null;
  last4: string | null;
  /** null: approved */
  ending: Ending | null;
  /** The vault refuses it: a charge with it saves nothing, and saving it alone fails. */
  isForOnePayment?: true;
  threeDSecure?: ThreeDSecure;
};

const card = (brand: string, bin: string, last4: string, ending: Ending | null = null): TestMethod => ({
  type: 'CreditCard',
  brand,
  bin,
  last4,
  ending,
});

const declined = (code: string, text: string, verification = true): Ending => ({
  kind: 'processor-declined',
  code,
  text,
  verification,
});

const rejected = (reason: string): Ending => ({ kind: 'gateway-rejected', reason, verification: true });

/** A Visa after its owner was asked to authenticate it. */
const asked = (
  enrolled: ThreeDSecure['enrolled'],
  status: string,
  isLiabilityShifted = false,
): TestMethod => ({
  ...card('Visa', '400000', '1091'),
  threeDSecure: { enrolled, status, isLiabilityShifted },
});

const wallet = (type: SavedMethodType): TestMethod => ({
  type,
  brand: null,
  bin: null,
  last4: null,
  ending: null,
});

/** The default expiry: far enough ahead that a clock moved by some years still finds the card valid. */
const expiry = { month: '12', year: '2034' };

/**
 * Every nonce of the simulator. Nonces of Braintree's own sandbox behave as they do there. The ones marked "own" cover reasons for which
 * Braintree has an amount or a card number but no nonce. Insufficient funds passes the check on saving, as a real card does: only a charge
 * finds out.
 */
export const testNonces: Readonly<Record<string, TestMethod>> = {
  'fake-valid-nonce': card('Visa', '401288', '1881'),
  'fake-valid-visa-nonce': card('Visa', '411111', '1111'),
  'fake-valid-mastercard-nonce': card('MasterCard', '555555', '4444'),
  'fake-valid-amex-nonce': card('American Express', '378282', '0005'),
  'fake-valid-discover-nonce': card('Discover', '601111', '1117'),
  'fake-processor-declined-visa-nonce': card('Visa', '400011', '1115', declined('2000', 'Do Not Honor')),
  'fake-processor-declined-mastercard-nonce': card(
    'MasterCard',
    '510510',
    '5100',
    declined('2000', 'Do Not Honor'),
  ),
  'fake-processor-declined-amex-nonce': card(
    'American Express',
    '378734',
    '1000',
    declined('2000', 'Do Not Honor'),
  ),
  'fake-processor-failure-jcb-nonce': card('JCB', '353011', '0000', {
    kind: 'processor-failed',
    code: '3000',
    text: 'Processor Network Unavailable - Try Again',
    verification: true,
  }),
  'fake-gateway-rejected-fraud-nonce': card('Visa', '400011', '1511', rejected('fraud')),
  'fake-three-d-secure-visa-full-authentication-nonce': asked('Y', 'authenticate_successful', true),
  'fake-three-d-secure-visa-attempts-non-participating-nonce': asked(
    'Y',
    'authenticate_attempt_successful',
    true,
  ),
  'fake-three-d-secure-visa-failed-authentication-nonce': asked('Y', 'authenticate_failed'),
  'fake-three-d-secure-visa-unavailable-nonce': { ...asked('U', 'lookup_not_enrolled'), last4: '1067' },
  // own
  'fake-insufficient-funds-nonce': card(
    'Visa',
    '400000',
    '2001',
    declined('2001', 'Insufficient Funds', false),
  ),
  'fake-expired-card-nonce': card('Visa', '400000', '2004', declined('2004', 'Expired Card')),
  'fake-bad-cvv-nonce': card('Visa', '400000', '2010', rejected('cvv')),
  'fake-bad-postal-code-nonce': card('Visa', '400000', '2059', rejected('avs')),
  'fake-paypal-one-time-nonce': { ...wallet('PayPalAccount'), isForOnePayment: true },
  'fake-paypal-billing-agreement-nonce': wallet('PayPalAccount'),
  'fake-venmo-account-nonce': wallet('VenmoAccount'),
  'fake-android-pay-visa-nonce': { ...card('Visa', '411111', '1111'), type: 'AndroidPayCard' },
  'fake-android-pay-nonce': { ...card('Visa', '411111', '1111'), type: 'AndroidPayCard' },
  'fake-apple-pay-visa-nonce': { ...card('Visa', '411111', '1111'), type: 'ApplePayCard' },
};

export type DatedMethod = TestMethod & { expiry: { month: string; year: string } };

const authenticated: ThreeDSecure = {
  enrolled: 'Y',
  status: 'authenticate_successful',
  isLiabilityShifted: true,
};

/** The card's network vouches, since its bank takes no part. */
const attempted: ThreeDSecure = {
  enrolled: 'N',
  status: 'lookup_not_enrolled',
  isLiabilityShifted: true,
};

/**
 * The method behind a nonce. The sandbox's form appends the typed expiry, as in `authenticated-fake-valid-visa-nonce-0430`. The prefix
 * marks a card that its owner authenticated; with `attempted-`, only the card's network vouched.
 */
export const testMethodOf = (nonce: string): DatedMethod | null => {
  const [, prefix, own = nonce] = /^(authenticated-|attempted-)?(.+)$/.exec(nonce) ?? [];
  const [, name = own, month, year] = /^(.+-nonce)-(0[1-9]|1[0-2])(\d{2})$/.exec(own) ?? [];
  const method = Object.hasOwn(testNonces, name) ? testNonces[name] : undefined;
  if (!method) return null;
  return {
    ...method,
    ...(prefix !== undefined && { threeDSecure: prefix === 'attempted-' ? attempted : authenticated }),
    expiry: month && year ? { month, year: `20${year}` } : expiry,
  };
};

/** Refused before any bank is asked: Braintree's validation errors, by code. */
export const refusedNonces: Readonly<Record<string, { code: string; message: string }>> = {
  'fake-consumed-nonce': {
    code: '91564',
    message: 'Cannot use a payment_method_nonce more than once.',
  },
  'fake-luhn-invalid-nonce': { code: '81715', message: 'Credit card number is invalid.' },
};

export const unknownNonce = { code: '91565', message: 'Unknown or expired payment_method_nonce.' };
