import { describe, expect, test } from 'vitest';
import { testMethodOf } from '#server/simulators/braintree/test-nonces.ts';
import {
  fieldNamesFor,
  paymentFieldNames,
  paymentFields,
} from '#src/features/payment/form/payment-fields.ts';
import { brandOf, groupedNumber, passesLuhn } from '#src/features/payment/local/card-brand.ts';
import {
  emptyEntry,
  entryErrors,
  shapedExpiry,
  testCards,
  testEntry,
  tokenizeEntry,
  typedExpiry,
  typedNumber,
} from '#src/features/payment/local/card-entry.ts';

const today = new Date(2026, 10, 20);
const good = { number: '4111 1111 1111 1111', expirationDate: '11/26', cvv: '123', postalCode: '10001' };

describe('a card number', () => {
  test.each([
    ['4', 'Visa'],
    ['51', 'Mastercard'],
    ['2221', 'Mastercard'],
    ['2720', 'Mastercard'],
    ['2721', null],
    ['34', 'American Express'],
    ['6011', 'Discover'],
    ['3530', 'JCB'],
    ['9', null],
  ])('beginning with %s is %s', (number, brand) => {
    expect(brandOf(number)?.name ?? null).toBe(brand);
  });

  test('is grouped as on the card, and cut to its network’s length', () => {
    expect(groupedNumber('4111111111111111')).toBe('4111 1111 1111 1111');
    expect(groupedNumber('3782-822463-10005-99')).toBe('3782 822463 10005');
    expect(groupedNumber('41111')).toBe('4111 1');
  });

  test('with one digit changed fails the check digit', () => {
    expect(passesLuhn('4111 1111 1111 1111')).toBe(true);
    expect(passesLuhn('4111 1111 1111 1112')).toBe(false);
    expect(passesLuhn('')).toBe(false);
  });

  test('is regrouped only when the donor types at its end', () => {
    expect(typedNumber('4111', '41111')).toBe('4111 1');
    expect(typedNumber('4111 1', '49111 1')).toBe('49111 1');
    expect(typedNumber('4111 1', '4111 ')).toBe('4111 ');
  });
});

describe('an expiry date', () => {
  test.each([
    ['0428', '04/28'],
    ['4/28', '04/28'],
    ['04/2028', '04/28'],
    ['04 28', '04/28'],
    ['04', '04'],
    ['', ''],
  ])('%s is shown as %s', (typed, shown) => {
    expect(shapedExpiry(typed)).toBe(shown);
  });

  test('gains its slash after the month, and loses it on backspace', () => {
    expect(typedExpiry('0', '04')).toBe('04/');
    expect(typedExpiry('04/', '04')).toBe('04');
  });
});

describe('an entry', () => {
  test('that is valid yields a nonce, the brand and the last four digits only', () => {
    expect(tokenizeEntry(good, today, paymentFieldNames)).toEqual({
      kind: 'tokenized',
      payment: { nonce: 'fake-valid-visa-nonce-1126', type: 'CreditCard', brand: 'Visa', last4: '1111' },
    });
  });

  test('that is empty lists an error for each field, in order', () => {
    expect(tokenizeEntry(emptyEntry, today, paymentFieldNames)).toEqual({
      kind: 'refused',
      errors: Object.values(paymentFields).map(({ id, empty }) => ({ id, message: empty })),
    });
  });

  test.each([
    ['number', '4111 1111 1111 1112'],
    ['number', '411111111111111'],
    ['number', '9999 9999 9999 9995'],
    ['expirationDate', '10/26'],
    ['expirationDate', '13/28'],
    ['expirationDate', '1/2'],
    ['expirationDate', '01/99'],
    ['cvv', '12'],
    ['cvv', '1234'],
    ['cvv', '12a'],
    ['postalCode', '1'],
    ['postalCode', '10001!'],
  ] as const)('whose %s is "%s" has an error at that field only', (name, text) => {
    expect(entryErrors({ ...good, [name]: text }, today, paymentFieldNames)).toEqual({
      [name]: paymentFields[name].invalid,
    });
  });

  test('with an American Express number needs a security code of four digits', () => {
    const amex = { ...good, number: '378282246310005' };
    expect(entryErrors(amex, today, paymentFieldNames)).toEqual({ cvv: paymentFields.cvv.invalid });
    expect(entryErrors({ ...amex, cvv: '1234' }, today, paymentFieldNames)).toEqual({});
  });

  test('without its own postal code has no error there, where the page asks for it', () => {
    const asked = fieldNamesFor({ postalCode: '02139', country: 'US' });
    expect(entryErrors({ ...good, postalCode: '' }, today, asked)).toEqual({});
    expect(tokenizeEntry({ ...good, postalCode: '' }, today, asked).kind).toBe('tokenized');
  });

  test('with a real card number is refused', () => {
    expect(entryErrors({ ...good, number: '4242 4242 4242 4242' }, today, paymentFieldNames)).toEqual({
      number: expect.stringContaining('real cards don’t work here'),
    });
  });
});

describe('the test cards', () => {
  test.each(testCards)(
    '$number becomes a nonce that the gateway simulator knows as the same card',
    ({ number, nonce }) => {
      const entry = testEntry(number, today);
      const brand = brandOf(number)?.name;
      expect(tokenizeEntry(entry, today, paymentFieldNames)).toEqual({
        kind: 'tokenized',
        payment: { nonce: `${nonce}-1230`, type: 'CreditCard', brand, last4: number.slice(-4) },
      });
      const known = testMethodOf(`${nonce}-1230`);
      expect(known?.expiry).toEqual({ month: '12', year: '2030' });
      expect([known?.brand?.replace('MasterCard', 'Mastercard'), known?.last4]).toEqual([
        brand,
        number.slice(-4),
      ]);
    },
  );
});
