import { createServer, type Server } from 'node:net';
import braintree from 'braintree';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '#server/platform/database/database.ts';
import type { Outcomes } from '#server/platform/outcomes/outcomes.ts';
import { storedOutcomes } from '#server/platform/outcomes/stored-outcomes.ts';
import { braintreePayments } from '#server/platform/payments/braintree.ts';
import { type OpenPayments, openPayments } from '#server/platform/payments/open-payments.ts';
import {
  type DeclineReason,
  declineReasons,
  OutcomeUnknown,
  PaymentDeclined,
  type Payments,
  type RequestFault,
} from '#server/platform/payments/payments.ts';
import { localKeys } from '#server/simulators/braintree/braintree-simulator.ts';
import { testNonces } from '#server/simulators/braintree/test-nonces.ts';
import { testClock } from '#test/support/clock.ts';
import { gatewayDeps } from '#test/support/gateway-deps.ts';
import { rowsOf } from '#test/support/rows.ts';
import { silent } from '#test/support/silent.ts';
import { openTestStore } from '#test/support/store.ts';

const clock = testClock();
const person = { firstName: 'Ada', lastName: 'Fell & <Sons>', email: 'Ada@Example.com' };
let store: Store;
let outcomes: Outcomes;
let gateway: OpenPayments;
let payments: Payments;
const open = () =>
  openPayments(
    { payments: { gateway: 'sandbox', timeoutMs: 1500 }, grants: { by: 'nobody' } },
    { ...gatewayDeps(store.db), clock, outcomes, log: silent },
  );

beforeAll(async () => {
  store = await openTestStore();
  outcomes = storedOutcomes(store.db, clock, store.kind === 'embedded');
  gateway = await open();
  payments = gateway.payments;
});
afterEach(() => outcomes.clear());
afterAll(async () => {
  await gateway.close();
  await store.close();
});

let orders = 0;
const order = () => {
  orders += 1;
  return `order-${orders}`;
};

const declined = (reason: DeclineReason, fault?: RequestFault) =>
  expect.objectContaining({ name: 'PaymentDeclined', reason, fault });
const attempts = (orderId: string) =>
  rowsOf(store.db, 'localGatewayTransaction', { orderId }, 'sequence').read(
    'type',
    'status',
    'amount',
    'rejectionReason',
  );

const vaulted = (nonce = 'fake-valid-visa-nonce') => payments.vault({ customerId: null, person, nonce });

/** The result of a sale with the nonce: `charged` or the reason. */
const outcomeOf = async (nonce: string) => {
  try {
    await payments.sale({ orderId: order(), amount: 2500, source: { nonce } });
    return 'charged';
  } catch (error) {
    return error instanceof PaymentDeclined ? error.reason : error;
  }
};

describe('Nonces', () => {
  test('each test nonce is charged, or declined for its own reason', async () => {
    const results: Record<string, unknown> = {};
    const charged = Object.keys(testNonces).filter((name) => !name.includes('three-d-secure'));
    for (const nonce of charged) results[nonce] = await outcomeOf(nonce);
    expect(results).toEqual({
      'fake-valid-nonce': 'charged',
      'fake-valid-visa-nonce': 'charged',
      'fake-valid-mastercard-nonce': 'charged',
      'fake-valid-amex-nonce': 'charged',
      'fake-valid-discover-nonce': 'charged',
      'fake-processor-declined-visa-nonce': 'do-not-honor',
      'fake-processor-declined-mastercard-nonce': 'do-not-honor',
      'fake-processor-declined-amex-nonce': 'do-not-honor',
      'fake-processor-failure-jcb-nonce': 'gateway-down',
      'fake-gateway-rejected-fraud-nonce': 'fraud',
      'fake-insufficient-funds-nonce': 'insufficient-funds',
      'fake-expired-card-nonce': 'expired-card',
      'fake-bad-cvv-nonce': 'bad-cvv',
      'fake-bad-postal-code-nonce': 'bad-postal-code',
      'fake-paypal-one-time-nonce': 'charged',
      'fake-paypal-billing-agreement-nonce': 'charged',
      'fake-venmo-account-nonce': 'charged',
      'fake-android-pay-visa-nonce': 'charged',
      'fake-android-pay-nonce': 'charged',
      'fake-apple-pay-visa-nonce': 'charged',
    });
  });

  test.each([
    ['fake-consumed-nonce', 'details-used'],
    ['no-such-nonce', 'details-used'],
    ['fake-luhn-invalid-nonce', 'bad-number'],
  ] as const)('%s is declined as %s, and no attempt is stored', async (nonce, fault) => {
    const orderId = order();
    await expect(payments.sale({ orderId, amount: 100, source: { nonce } })).rejects.toEqual(
      declined('do-not-honor', fault),
    );
    expect(await attempts(orderId)).toEqual([]);
  });

  test.each(declineReasons)('a decline chosen in the sandbox arrives as %s', async (reason) => {
    await outcomes.choose('gateway.sale', { kind: 'decline', reason });
    const orderId = order();
    const source = { nonce: 'fake-valid-nonce' };
    await expect(payments.sale({ orderId, amount: 100, source })).rejects.toEqual(declined(reason));
    expect(await payments.findByOrderId(orderId)).toEqual({
      transactionId: expect.any(String),
      amount: 100,
      status: 'declined',
      reason,
    });
  });
});

describe('Vault', () => {
  test('saves a card and further methods for the same customer', async () => {
    const first = await vaulted();
    const { customerId } = first;
    expect(first).toEqual({
      customerId: expect.stringMatching(/^\w+$/),
      method: {
        token: expect.stringMatching(/^\w+$/),
        type: 'CreditCard',
        brand: 'Visa',
        last4: '1111',
        expirationMonth: 12,
        expirationYear: 2034,
      },
    });
    const dated = await payments.vault({ customerId, person, nonce: 'fake-valid-visa-nonce-0430' });
    expect(dated.method).toMatchObject({ last4: '1111', expirationMonth: 4, expirationYear: 2030 });
    const more = async (nonce: string) => (await payments.vault({ customerId, person, nonce })).method;
    const card = { token: expect.any(String), expirationMonth: 12, expirationYear: 2034 };
    const wallet = {
      token: expect.any(String),
      brand: null,
      last4: null,
      expirationMonth: null,
      expirationYear: null,
    };
    expect(await more('fake-valid-mastercard-nonce')).toEqual({
      ...card,
      type: 'CreditCard',
      brand: 'Mastercard',
      last4: '4444',
    });
    expect(await more('fake-android-pay-visa-nonce')).toEqual({
      ...card,
      type: 'AndroidPayCard',
      brand: 'Visa',
      last4: '1111',
    });
    expect(await more('fake-apple-pay-visa-nonce')).toEqual({
      ...card,
      type: 'ApplePayCard',
      brand: 'Visa',
      last4: '1111',
    });
    expect(await more('fake-paypal-billing-agreement-nonce')).toEqual({ ...wallet, type: 'PayPalAccount' });
    expect(await more('fake-venmo-account-nonce')).toEqual({ ...wallet, type: 'VenmoAccount' });
  });

  test.each([
    ['fake-processor-declined-visa-nonce', 'do-not-honor'],
    ['fake-expired-card-nonce', 'expired-card'],
    ['fake-bad-cvv-nonce', 'bad-cvv'],
    ['fake-bad-postal-code-nonce', 'bad-postal-code'],
    ['fake-gateway-rejected-fraud-nonce', 'fraud'],
    ['fake-processor-failure-jcb-nonce', 'gateway-down'],
  ] as const)('refuses %s with %s', async (nonce, reason) => {
    await expect(vaulted(nonce)).rejects.toEqual(declined(reason));
    const { customerId } = await vaulted();
    await expect(payments.vault({ customerId, person, nonce })).rejects.toEqual(declined(reason));
  });

  test('saves a card without sufficient funds, and declines its charge', async () => {
    const { method } = await vaulted('fake-insufficient-funds-nonce');
    const sale = payments.sale({ orderId: order(), amount: 100, source: { methodToken: method.token } });
    await expect(sale).rejects.toEqual(declined('insufficient-funds'));
  });

  test('a nonce of a saved method can be charged once', async () => {
    const { method } = await vaulted();
    const source = { nonce: await payments.nonceFor(method.token) };
    const charged = await payments.sale({ orderId: order(), amount: 700, source });
    expect(charged).toEqual({
      transactionId: expect.any(String),
      amount: 700,
      paidWith: { type: 'CreditCard', brand: 'Visa', last4: '1111' },
      card: expect.any(String),
      vaulted: { customerId: expect.any(String), method },
    });
    await expect(payments.sale({ orderId: order(), amount: 700, source })).rejects.toEqual(
      declined('do-not-honor', 'details-used'),
    );
  });

  test('declines an unknown method or customer instead of reporting an unknown outcome', async () => {
    await expect(payments.nonceFor('nothing')).rejects.toEqual(declined('do-not-honor', 'method-gone'));
    const source = { methodToken: 'nothing' };
    const sale = payments.sale({ orderId: order(), amount: 100, source });
    await expect(sale).rejects.toThrow(PaymentDeclined);
    const strange = payments.vault({ customerId: 'nobody', person, nonce: 'fake-valid-nonce' });
    await expect(strange).rejects.toThrow(PaymentDeclined);
  });

  test('the client token names the gateway and the customer', async () => {
    const { customerId } = await vaulted();
    const read = async (id: string | null) =>
      JSON.parse(Buffer.from(await payments.clientToken(id), 'base64').toString());
    expect(await read(null)).toEqual({ version: 2, environment: 'development', merchantId: 'local' });
    expect(await read(customerId)).toMatchObject({ customerId });
  });
});

describe('Charges', () => {
  const wallet = { brand: null, last4: null };
  const visa = { brand: 'Visa', last4: '1111' };

  test.each([
    ['fake-valid-mastercard-nonce', { type: 'CreditCard', brand: 'Mastercard', last4: '4444' }],
    ['fake-paypal-one-time-nonce', { type: 'PayPalAccount', ...wallet }],
    ['fake-venmo-account-nonce', { type: 'VenmoAccount', ...wallet }],
    ['fake-android-pay-nonce', { type: 'AndroidPayCard', ...visa }],
    ['fake-apple-pay-visa-nonce', { type: 'ApplePayCard', ...visa }],
  ])('on %s reports its payment method, at once and when found later', async (nonce, paid) => {
    const orderId = order();
    const expected = {
      transactionId: expect.any(String),
      amount: 900,
      paidWith: paid,
      ...(paid.last4 !== null && { card: expect.any(String) }),
    };
    expect(await payments.sale({ orderId, amount: 900, source: { nonce }, payer: person })).toEqual(expected);
    expect(await payments.findByOrderId(orderId)).toEqual({ ...expected, status: 'charged' });
  });

  test('gives one card the same fingerprint for each charge and decline, and another card a different one', async () => {
    const nameOf = (nonce: string) =>
      payments.sale({ orderId: order(), amount: 900, source: { nonce }, payer: person }).then(
        ({ card }) => card,
        (refused: PaymentDeclined) => refused.card,
      );
    const [visa, dated, refused, again, venmo] = await Promise.all(
      [
        'fake-valid-visa-nonce',
        'fake-valid-visa-nonce-0430',
        'fake-processor-declined-visa-nonce',
        'fake-processor-declined-visa-nonce-0430',
        'fake-venmo-account-nonce',
      ].map(nameOf),
    );
    expect([dated, again, venmo]).toEqual([visa, refused, undefined]);
    expect(new Set([visa, refused, undefined]).size).toBe(3);
  });

  test.each(['fake-valid-visa-nonce', 'fake-paypal-billing-agreement-nonce', 'fake-apple-pay-visa-nonce'])(
    'saves %s in the vault when requested, and charges the saved method next',
    async (nonce) => {
      const orderId = order();
      const first = await payments.sale({
        orderId,
        amount: 900,
        source: { nonce },
        payer: person,
        isKept: true,
      });
      expect(first.vaulted).toEqual({
        customerId: expect.any(String),
        method: expect.objectContaining({ token: expect.any(String), ...first.paidWith }),
      });
      expect(await payments.findByOrderId(orderId)).toEqual({ ...first, status: 'charged' });
      const { customerId = '', method } = first.vaulted ?? {};
      const source = { methodToken: method?.token ?? '' };
      const next = await payments.sale({ orderId: order(), amount: 900, source, customerId });
      expect(next).toEqual({ ...first, transactionId: expect.any(String) });
      const more = { orderId: order(), amount: 900, source: { nonce: 'fake-venmo-account-nonce' } };
      const other = await payments.sale({ ...more, customerId, isKept: true });
      expect(other.vaulted).toMatchObject({ customerId, method: { type: 'VenmoAccount' } });
    },
  );

  test('saves nothing in the vault after a decline or with a one-time nonce', async () => {
    const before = await store.db.selectFrom('localGatewayMethod').select('token').execute();
    const keep = { amount: 900, payer: person, isKept: true };
    const refused = payments.sale({
      ...keep,
      orderId: order(),
      source: { nonce: 'fake-insufficient-funds-nonce' },
    });
    await expect(refused).rejects.toEqual(declined('insufficient-funds'));
    const once = await payments.sale({
      ...keep,
      orderId: order(),
      source: { nonce: 'fake-paypal-one-time-nonce' },
    });
    expect(once).toEqual({
      transactionId: expect.any(String),
      amount: 900,
      paidWith: { type: 'PayPalAccount', ...wallet },
    });
    expect(await store.db.selectFrom('localGatewayMethod').select('token').execute()).toEqual(before);
  });

  test('ends with the outcome chosen for its payer, who need not be a customer', async () => {
    const outcome = { kind: 'decline', reason: 'fraud' } as const;
    await outcomes.choose('gateway.sale', outcome, { emailAddress: 'ada@example.com' });
    const sale = { amount: 900, source: { nonce: 'fake-valid-nonce' } };
    const other = { ...person, email: 'bob@example.com' };
    await payments.sale({ ...sale, orderId: order(), payer: other });
    await expect(payments.sale({ ...sale, orderId: order(), payer: person })).rejects.toEqual(
      declined('fraud'),
    );
  });
});

describe('Orders', () => {
  const source = { nonce: 'fake-valid-visa-nonce' };

  test('an unknown order is null', async () => {
    expect(await payments.findByOrderId('never')).toBeNull();
  });

  test('a repeat within the duplicate window returns the first charge', async () => {
    const orderId = order();
    const first = await payments.sale({ orderId, amount: 12_345, source });
    expect(await payments.sale({ orderId, amount: 12_345, source })).toEqual(first);
    expect(await payments.findByOrderId(orderId)).toEqual({ ...first, status: 'charged' });
    expect(await attempts(orderId)).toEqual([
      { type: 'sale', status: 'submitted_for_settlement', amount: 12_345, rejectionReason: null },
      { type: 'sale', status: 'gateway_rejected', amount: 12_345, rejectionReason: 'duplicate' },
    ]);
  });

  test('a repeat after the duplicate window is charged again by the gateway', async () => {
    const orderId = order();
    await payments.sale({ orderId, amount: 100, source });
    clock.advance(31_000);
    await payments.sale({ orderId, amount: 100, source });
    expect((await attempts(orderId)).map((attempt) => attempt.status)).toEqual([
      'submitted_for_settlement',
      'submitted_for_settlement',
    ]);
  });

  test('an order with a declined and a successful attempt is charged', async () => {
    const orderId = order();
    const refused = payments.sale({ orderId, amount: 100, source: { nonce: 'fake-bad-cvv-nonce' } });
    await expect(refused).rejects.toEqual(declined('bad-cvv'));
    const charged = await payments.sale({ orderId, amount: 100, source });
    expect(await payments.findByOrderId(orderId)).toEqual({ ...charged, status: 'charged' });
  });

  test('is voided as a whole before settlement, never in part', async () => {
    const orderId = order();
    const { transactionId, amount } = await payments.sale({ orderId, amount: 900, source });
    const charged = { transactionId, amount };
    await expect(payments.refund({ ...charged, amount: 300 })).rejects.toThrow(PaymentDeclined);
    expect(await payments.refund(charged)).toEqual(charged);
    expect(await payments.findByOrderId(orderId)).toEqual({ ...charged, status: 'refunded' });
  });

  test('is refunded in parts after settlement, up to its amount', async () => {
    const orderId = order();
    const { paidWith, card, ...charged } = await payments.sale({ orderId, amount: 900, source });
    clock.advance(24 * 60 * 60 * 1000);
    const part = await payments.refund({ ...charged, amount: 300 });
    expect(part).toEqual({ transactionId: expect.any(String), amount: 300 });
    expect(await payments.findByOrderId(orderId)).toEqual({ ...charged, paidWith, card, status: 'charged' });
    await expect(payments.refund({ ...charged, amount: 601 })).rejects.toThrow(PaymentDeclined);
    await payments.refund({ ...charged, amount: 600 });
    expect(await payments.findByOrderId(orderId)).toEqual({ ...charged, status: 'refunded' });
  });
});

describe('Gateway faults', () => {
  const source = { nonce: 'fake-valid-nonce' };

  test('a timeout before the charge gives an unknown outcome, and the search finds nothing', async () => {
    await outcomes.choose('gateway.sale', { kind: 'timeout', when: 'before' });
    const orderId = order();
    await expect(payments.sale({ orderId, amount: 100, source })).rejects.toThrow(OutcomeUnknown);
    expect(await payments.findByOrderId(orderId)).toBeNull();
  });

  test('a timeout after the charge gives an unknown outcome, and the search finds the charge', async () => {
    const orderId = order();
    await outcomes.choose('gateway.sale', { kind: 'timeout', when: 'after' });
    await expect(payments.sale({ orderId, amount: 4200, source })).rejects.toThrow(OutcomeUnknown);
    const found = await payments.findByOrderId(orderId);
    expect(found).toEqual({
      transactionId: expect.any(String),
      amount: 4200,
      status: 'charged',
      paidWith: expect.anything(),
      card: expect.any(String),
    });
  });

  test('an outcome chosen for one person applies only to that person, ignoring the address’s case', async () => {
    const { method } = await vaulted();
    await outcomes.choose(
      'gateway.sale',
      { kind: 'decline', reason: 'fraud' },
      { emailAddress: 'ADA@example.COM' },
    );
    await payments.sale({ orderId: order(), amount: 100, source });
    const theirs = payments.sale({ orderId: order(), amount: 100, source: { methodToken: method.token } });
    await expect(theirs).rejects.toEqual(declined('fraud'));
    expect(await outcomes.waiting()).toEqual([]);
  });

  test('a gateway that is down declines without a charge', async () => {
    for (const call of ['sale', 'vault', 'token', 'nonce'] as const) {
      await outcomes.choose(`gateway.${call}`, { kind: 'down' });
    }
    const sale = payments.sale({ orderId: order(), amount: 100, source });
    await expect(sale).rejects.toEqual(declined('gateway-down'));
    await expect(vaulted()).rejects.toEqual(declined('gateway-down'));
    await expect(payments.clientToken(null)).rejects.toEqual(declined('gateway-down'));
    await expect(payments.nonceFor('any')).rejects.toEqual(declined('gateway-down'));
  });

  test('a search or a refund without an answer has an unknown outcome', async () => {
    await outcomes.choose('gateway.find', { kind: 'timeout', when: 'before' });
    await expect(payments.findByOrderId('any')).rejects.toThrow(OutcomeUnknown);
    const charged = await payments.sale({ orderId: order(), amount: 100, source });
    await outcomes.choose('gateway.refund', { kind: 'timeout', when: 'after' });
    await expect(payments.refund(charged)).rejects.toThrow(OutcomeUnknown);
  });

  test('charges survive a restart of the simulator', async () => {
    const orderId = order();
    const charged = await payments.sale({ orderId, amount: 100, source });
    const second = await open();
    expect(await second.payments.findByOrderId(orderId)).toEqual({ ...charged, status: 'charged' });
    await second.close();
  });
});

describe('Remote gateway', () => {
  const at = (port: number, privateKey = 'wrong', timeoutMs = 20_000) =>
    braintreePayments({
      ...localKeys,
      privateKey,
      environment: new braintree.Environment('127.0.0.1', String(port), '', false, '', ''),
      timeoutMs,
    });
  const listening = (server: Server) =>
    new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  const request = { orderId: 'elsewhere', amount: 100, source: { nonce: 'fake-valid-nonce' } };

  test('a refused connection is a decline without a charge', async () => {
    const server = createServer();
    const port = await listening(server);
    await new Promise((resolve) => server.close(resolve));
    await expect(at(port).sale(request)).rejects.toEqual(declined('gateway-down'));
  });

  test('a gateway that never answers gives an unknown outcome within the time limit', async () => {
    const server = createServer((socket) => socket.resume());
    const port = await listening(server);
    const limit = 150;
    const outcome = await at(port, 'wrong', limit)
      .sale(request)
      .catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(OutcomeUnknown);
    expect(outcome).toMatchObject({ cause: { message: `No answer within ${limit} ms` } });
    server.close();
  });

  test('a connection closed without an answer gives an unknown outcome', async () => {
    const server = createServer((socket) => socket.once('data', () => socket.destroy()));
    const port = await listening(server);
    await expect(at(port).sale(request)).rejects.toThrow(OutcomeUnknown);
    server.close();
  });
});
