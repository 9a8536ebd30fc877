import type { PaymentMethod, Transaction } from 'braintree';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { PaidWith, SavedMethod, SavedMethodType, VaultedMethod } from './payments.ts';

const cardTypes: Readonly<Record<string, string>> = { MasterCard: 'Mastercard' };

const number = (text: string | undefined): number | null => (text ? Number(text) : null);

/** The SDK parses a method into a class and drops the element's name, so the class gives the name. */
const typeOf = (method: PaymentMethod): SavedMethodType => {
  const name = method.constructor.name;
  if (name === 'PayPalAccount' || name === 'VenmoAccount') return name;
  if (name === 'AndroidPayCard' || name === 'ApplePayCard') return name;
  if (name === 'CreditCard') return name;
  throw new Error(`The gateway saved a ${name}, which this site can't charge`);
};

/** A wallet's card has the wallet's name first. */
const brandName = (brand: string | null | undefined): string | null => {
  const name = brand?.replace(/^(Apple|Google) Pay - /, '');
  return name ? (cardTypes[name] ?? name) : null;
};

/** The fields of a charge, or of a refused one, that name its method. */
export type Paid = Pick<Transaction, 'paymentInstrumentType' | 'creditCard' | 'customer'> &
  Partial<
    Record<'paypalAccount' | 'venmoAccountDetails' | 'androidPayCard' | 'applePayCard', object | undefined>
  >;

type Instrument = Partial<
  Record<
    'token' | 'implicitlyVaultedPaymentMethodToken' | 'cardType' | 'last4' | 'bin' | 'uniqueNumberIdentifier',
    string | null
  > &
    Record<'expirationMonth' | 'expirationYear', string>
>;

const instrumentTypes: Readonly<Record<string, SavedMethodType>> = {
  credit_card: 'CreditCard',
  paypal_account: 'PayPalAccount',
  venmo_account: 'VenmoAccount',
  android_pay_card: 'AndroidPayCard',
  apple_pay_card: 'ApplePayCard',
};

/** What a charge was made on. The SDK has a part for every kind, empty for the others. */
const instrumentOf = (paid: Partial<Paid>): { type: SavedMethodType; instrument: Instrument } | null => {
  const type = instrumentTypes[paid.paymentInstrumentType ?? ''];
  if (!type) return null;
  const parts = {
    CreditCard: paid.creditCard,
    PayPalAccount: paid.paypalAccount,
    VenmoAccount: paid.venmoAccountDetails,
    AndroidPayCard: paid.androidPayCard,
    ApplePayCard: paid.applePayCard,
  };
  return { type, instrument: (parts[type] ?? {}) as Instrument };
};

export const paidWith = (paid: Paid): PaidWith | null => {
  const found = instrumentOf(paid);
  if (!found) return null;
  const { type, instrument } = found;
  return { type, brand: brandName(instrument.cardType), last4: instrument.last4 ?? null };
};

/** The card's identity; wallets and some refusals lack the gateway's name for its number. */
export const cardOf = (paid: Partial<Paid>): { card?: string } => {
  const { uniqueNumberIdentifier, bin, last4, expirationMonth, expirationYear } =
    instrumentOf(paid)?.instrument ?? {};
  if (uniqueNumberIdentifier) return { card: uniqueNumberIdentifier };
  return bin && last4 ? { card: [bin, last4, expirationMonth, expirationYear].join('-') } : {};
};

/** The vault's method behind a charge, as a part of the sale; empty if it isn't in the vault. */
export const vaultedWith = (paid: Paid): { vaulted?: VaultedMethod } => {
  const found = instrumentOf(paid);
  const customerId = paid.customer?.id;
  const token = found?.instrument.token ?? found?.instrument.implicitlyVaultedPaymentMethodToken;
  if (!found || !customerId || !token) return {};
  const { expirationMonth, expirationYear, cardType, last4 } = found.instrument;
  const method = {
    token,
    type: found.type,
    brand: brandName(cardType),
    last4: last4 ?? null,
    expirationMonth: number(expirationMonth),
    expirationYear: number(expirationYear),
  };
  return { vaulted: { customerId, method } };
};

/** A vaulted method of the SDK in the product's form. */
export const savedMethod = (method: PaymentMethod): SavedMethod => {
  const card = method as Partial<Record<'cardType' | 'last4' | 'expirationMonth' | 'expirationYear', string>>;
  return {
    token: method.token,
    type: typeOf(method),
    brand: brandName(card.cardType),
    last4: card.last4 ?? null,
    expirationMonth: number(card.expirationMonth),
    expirationYear: number(card.expirationYear),
  };
};

/** The gateway's id of a person; null before anything was saved. */
export const customerIdOf = async (db: Db | Trx, personId: string): Promise<string | null> => {
  const query = db.selectFrom('gatewayCustomer').select('customerId').where('personId', '=', personId);
  return (await query.executeTakeFirst())?.customerId ?? null;
};
