import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '#server/platform/database/database.ts';
import type { Outcomes } from '#server/platform/outcomes/outcomes.ts';
import { storedOutcomes } from '#server/platform/outcomes/stored-outcomes.ts';
import { type OpenPayments, openPayments } from '#server/platform/payments/open-payments.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import { testClock } from '#test/support/clock.ts';
import { gatewayDeps } from '#test/support/gateway-deps.ts';
import { silent } from '#test/support/silent.ts';
import { openTestStore } from '#test/support/store.ts';

let store: Store;
let outcomes: Outcomes;
let gateway: OpenPayments;
let payments: Payments;

beforeAll(async () => {
  const clock = testClock();
  store = await openTestStore();
  outcomes = storedOutcomes(store.db, clock, store.kind === 'embedded');
  gateway = await openPayments(
    { payments: { gateway: 'sandbox', timeoutMs: 15_000 }, grants: { by: 'nobody' } },
    { ...gatewayDeps(store.db), clock, outcomes, log: silent },
  );
  ({ payments } = gateway);
});
afterAll(async () => {
  await gateway.close();
  await store.close();
});

describe('Card authentication: inspection of a nonce', () => {
  test.each([
    ['fake-valid-visa-nonce', { type: 'CreditCard', authentication: 'none' }],
    ['authenticated-fake-valid-visa-nonce-0430', { type: 'CreditCard', authentication: 'full' }],
    ['fake-three-d-secure-visa-full-authentication-nonce', { type: 'CreditCard', authentication: 'full' }],
    [
      'fake-three-d-secure-visa-attempts-non-participating-nonce',
      { type: 'CreditCard', authentication: 'attempted' },
    ],
    ['fake-three-d-secure-visa-failed-authentication-nonce', { type: 'CreditCard', authentication: 'none' }],
    ['fake-three-d-secure-visa-unavailable-nonce', { type: 'CreditCard', authentication: 'none' }],
    ['fake-paypal-one-time-nonce', { type: 'PayPalAccount', authentication: 'full' }],
    ['fake-apple-pay-visa-nonce', { type: 'ApplePayCard', authentication: 'full' }],
    ['tokencc_bh_made_up', null],
  ])('inspect returns type and authentication, or null if unknown: %s', async (nonce, found) => {
    expect(await payments.inspect(nonce)).toEqual(found);
  });

  test('inspect rejects with gateway-down while the gateway is unavailable', async () => {
    await outcomes.choose('gateway.inspect', { kind: 'down' });
    await expect(payments.inspect('fake-valid-visa-nonce')).rejects.toMatchObject({ reason: 'gateway-down' });
  });
});

test('the gateway declines a charge whose claimed authentication it does not know', async () => {
  const sale = (nonce: string) =>
    payments.sale({ orderId: randomUUID(), amount: 5_000, source: { nonce }, isAuthenticated: true });
  expect(await sale('authenticated-fake-valid-visa-nonce')).toMatchObject({ amount: 5_000 });
  await expect(sale('fake-valid-visa-nonce')).rejects.toMatchObject({ reason: 'do-not-honor' });
});
