import type { PaymentMethod } from 'braintree';
import type { SavedMethod, SavedMethodType } from './payments.ts';

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

/** A vaulted method of the SDK as the product knows it. */
export const savedMethod = (method: PaymentMethod): SavedMethod => {
  const card = method as Partial<Record<'cardType' | 'last4' | 'expirationMonth' | 'expirationYear', string>>;
  const brand = card.cardType ?? null;
  return {
    token: method.token,
    type: typeOf(method),
    brand: brand === null ? null : (cardTypes[brand] ?? brand),
    last4: card.last4 ?? null,
    expirationMonth: number(card.expirationMonth),
    expirationYear: number(card.expirationYear),
  };
};
