import type { PaymentMethod, Transaction } from 'braintree';
import type { PaidWith, SavedMethod, SavedMethodType } from './payments.ts';

const cardTypes: Readonly<Record<string, string>> = { MasterCard: 'Mastercard' };

const number = (text: string | undefined): number | null => (text ? Number(text) : null);

/** The SDK parses a method into one of its classes and drops the element's name, so the name is read off the class. */
const typeOf = (method: PaymentMethod): SavedMethodType => {
  const name = method.constructor.name;
  if (name === 'PayPalAccount' || name === 'VenmoAccount') return name;
  if (name === 'AndroidPayCard' || name === 'ApplePayCard') return name;
  if (name === 'CreditCard') return name;
  throw new Error(`The gateway saved a ${name}, which this site can't charge`);
};

const brandName = (brand: string | null | undefined): string | null =>
  brand ? (cardTypes[brand] ?? brand) : null;

/** The card of a charge. Its type is always there, though empty for what isn't a card. */
export const paidWith = ({ creditCard }: Pick<Transaction, 'creditCard'>): PaidWith | null =>
  creditCard?.last4
    ? { type: 'CreditCard', brand: brandName(creditCard.cardType), last4: creditCard.last4 }
    : null;

/** A vaulted method of the SDK as the product knows it. */
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
