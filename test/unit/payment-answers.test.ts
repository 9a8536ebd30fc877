import type { Transaction } from 'braintree';
import { describe, expect, test } from 'vitest';
import { saleParams } from '#server/platform/payments/braintree.ts';
import { isCertainFailure } from '#server/platform/payments/gateway-call.ts';
import { declineReason, knownCharge } from '#server/platform/payments/known-charge.ts';
import { OutcomeUnknown } from '#server/platform/payments/payments.ts';
import { fromDecimal, toDecimal } from '#server/platform/payments/wire-money.ts';
import { list, toXml } from '#server/simulators/braintree/xml.ts';

describe('Decimal amounts', () => {
  test.each([
    [1, '0.01'],
    [100, '1.00'],
    [123_405, '1234.05'],
    [10_000_000, '100000.00'],
  ])('%i cents converts to %s and back', (cents, text) => {
    expect([toDecimal(cents), fromDecimal(text)]).toEqual([text, cents]);
  });

  test('are parsed with fewer decimals, and refused in any other form', () => {
    expect([fromDecimal('12.5'), fromDecimal('12')]).toEqual([1250, 1200]);
    for (const text of ['', '-1.00', '1.005', '1,000.00', '1e3'])
      expect(() => fromDecimal(text)).toThrow('not money');
  });
});

describe('Sale parameters', () => {
  const request = { orderId: 'order', amount: 5_181, source: { methodToken: 'token' }, customerId: 'donor' };
  const asked = {
    orderId: 'order',
    amount: '51.81',
    paymentMethodToken: 'token',
    customerId: 'donor',
    options: { submitForSettlement: true },
  };

  test('mark a recurring charge as first or later, and no other charge', () => {
    expect(saleParams(request)).toEqual(asked);
    expect(saleParams({ ...request, monthly: 'first' })).toEqual({
      ...asked,
      transactionSource: 'recurring_first',
    });
    expect(saleParams({ ...request, monthly: 'later' })).toEqual({
      ...asked,
      transactionSource: 'recurring',
    });
  });

  test('include device data, and require 3-D Secure for an authenticated card', () => {
    expect(saleParams({ ...request, deviceData: '{"correlation_id":"c"}', isAuthenticated: true })).toEqual({
      ...asked,
      deviceData: '{"correlation_id":"c"}',
      options: { submitForSettlement: true, threeDSecure: { required: true } },
    });
  });

  test('describe the payer only without a customer id, and store the method on request', () => {
    const payer = { firstName: 'Dora', lastName: 'Donor', email: 'dora@example.org' };
    const { customerId, ...stranger } = { ...request, source: { nonce: 'once' }, payer, isKept: true };
    const { customerId: _donor, paymentMethodToken: _token, ...plain } = asked;
    const kept = {
      ...plain,
      paymentMethodNonce: 'once',
      options: { submitForSettlement: true, storeInVaultOnSuccess: true },
    };
    expect(saleParams(stranger)).toEqual({ ...kept, customer: payer });
    expect(saleParams({ ...stranger, customerId })).toEqual({ ...kept, customerId });
  });
});

describe('A decline', () => {
  test.each([
    ['2000', 'do-not-honor'],
    ['2001', 'insufficient-funds'],
    ['2004', 'expired-card'],
    ['2010', 'bad-cvv'],
    ['2014', 'fraud'],
    ['2059', 'bad-postal-code'],
    ['2046', 'do-not-honor'],
    ['3000', 'gateway-down'],
  ])('with processor code %s has the reason %s', (processorResponseCode, reason) => {
    expect(declineReason({ status: 'processor_declined', processorResponseCode })).toBe(reason);
  });

  test.each([
    ['cvv', 'bad-cvv'],
    ['avs', 'bad-postal-code'],
    ['avs_and_cvv', 'bad-postal-code'],
    ['risk_threshold', 'fraud'],
    ['three_d_secure', 'do-not-honor'],
  ])('by the gateway’s rule %s has the reason %s', (gatewayRejectionReason, reason) => {
    expect(declineReason({ status: 'gateway_rejected', gatewayRejectionReason })).toBe(reason);
  });
});

describe('A failed gateway call', () => {
  const failure = (type: string, message = '') => Object.assign(new Error(message), { type });

  test.each([
    [failure('serviceUnavailableError'), true],
    [failure('authenticationError'), true],
    [failure('tooManyRequestsError'), true],
    [failure('unexpectedError', 'Unexpected request error: Error: connect ECONNREFUSED 127.0.0.1:1'), true],
    [failure('unexpectedError', 'Unexpected request error: Error: getaddrinfo ENOTFOUND gateway'), true],
    [failure('unexpectedError', 'Unexpected request error: Error: socket hang up'), false],
    [failure('unexpectedError', 'Unexpected request error: Error: read ECONNRESET'), false],
    [failure('serverError'), false],
    [failure('gatewayTimeoutError'), false],
    [failure('requestTimeoutError'), false],
    [new Error('anything else'), false],
  ])('%o certainly had no effect: %s', (error, certain) => {
    expect(isCertainFailure(error)).toBe(certain);
  });
});

describe('The outcome of an order', () => {
  const row = (id: string, status: string, more: Partial<Transaction> = {}) =>
    ({
      id,
      type: 'sale',
      status,
      amount: '5.00',
      createdAt: `2027-03-01T10:00:0${id}Z`,
      ...more,
    }) as Transaction;
  const declined = { processorResponseCode: '2001' };

  test('is the first charge, in any order of the attempts', () => {
    const rows = [
      row('3', 'settled'),
      row('2', 'submitted_for_settlement'),
      row('1', 'processor_declined', declined),
    ];
    const charged = { transactionId: '2', amount: 500, paidWith: null, status: 'charged' };
    expect([knownCharge(rows, 'o'), knownCharge(rows.toReversed(), 'o')]).toEqual([charged, charged]);
  });

  test('is the reason of the last attempt when all are declined', () => {
    const rows = [row('2', 'processor_declined', declined), row('1', 'gateway_rejected')];
    const expected = { transactionId: '2', amount: 500, status: 'declined', reason: 'insufficient-funds' };
    expect(knownCharge(rows, 'o')).toEqual(expected);
  });

  test('is refunded only when the refunds cover the whole amount', () => {
    const credit = (id: string, amount: string) =>
      row(id, 'submitted_for_settlement', { type: 'credit', amount, refundedTransactionId: '1' });
    const sale = row('1', 'settled');
    const status = (...credits: Transaction[]) => knownCharge([sale, ...credits], 'o')?.status;
    expect([status(), status(credit('2', '2.00')), status(credit('2', '2.00'), credit('3', '3.00'))]).toEqual(
      ['charged', 'charged', 'refunded'],
    );
  });

  test('is unknown while the bank is authorizing, and null without attempts', () => {
    expect(() => knownCharge([row('1', 'authorizing')], 'o')).toThrow(OutcomeUnknown);
    expect(knownCharge([], 'o')).toBeNull();
  });
});

test('XML has the gateway’s type attributes, and escapes text', () => {
  const node = {
    'first-name': '<Ada> & "co"',
    size: 2,
    ok: true,
    none: null,
    ids: list('item', ['a']),
    row: ['x', 'y'],
  };
  expect(toXml('root', node)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><root><first-name>&#60;Ada&#62; &#38; &#34;co&#34;</first-name>' +
      '<size type="integer">2</size><ok type="boolean">true</ok><none nil="true"/>' +
      '<ids type="array"><item>a</item></ids><row>x</row><row>y</row></root>',
  );
});
