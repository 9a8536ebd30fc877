import { beforeEach, expect, test, vi } from 'vitest';
import { openHostedWallets } from '#src/features/payment/hosted/wallets/hosted-wallets.tsx';

const gateway = vi.hoisted(() => ({
  configuration: {} as Record<string, unknown>,
  supportsVenmo: true,
  approval: null as null | 'approved' | 'left' | 'broken',
}));

type Heard = {
  onApprove: (data: object) => Promise<void>;
  onCancel: () => void;
  onError: (e: Error) => void;
};

const session = (options: Heard) => ({
  start: async () => {
    if (gateway.approval === 'approved') await options.onApprove({ orderId: 'o1' });
    else if (gateway.approval === 'left') options.onCancel();
    else options.onError(new Error('no window'));
  },
});
const oneTime = vi.hoisted(() => vi.fn());
const agreement = vi.hoisted(() => vi.fn());

vi.mock('braintree-web/client', () => ({
  create: async () => ({ getConfiguration: () => ({ gatewayConfiguration: gateway.configuration }) }),
}));
vi.mock('braintree-web/paypal-checkout-v6', () => ({
  create: async () => ({
    loadPayPalSDK: async () => undefined,
    createOneTimePaymentSession: oneTime,
    createBillingAgreementSession: agreement,
    tokenizePayment: async () => ({ nonce: 'paypal-nonce' }),
    teardown: async () => undefined,
  }),
}));
const venmoOptions = vi.hoisted(() => vi.fn());
vi.mock('braintree-web/venmo', () => ({
  create: async ({ client: _client, ...options }: { client: unknown }) => ({
    isBrowserSupported: () => {
      venmoOptions(options);
      return gateway.supportsVenmo;
    },
    tokenize: async () => {
      if (gateway.approval === 'left') throw Object.assign(new Error(), { code: 'VENMO_CUSTOMER_CANCELED' });
      return { nonce: 'venmo-nonce' };
    },
    teardown: async () => undefined,
  }),
}));

const google = vi.hoisted(() => vi.fn());
vi.mock('braintree-web/google-payment', () => ({
  create: async ({ client: _client, ...options }: { client: unknown }) => {
    google(options);
    return {
      createPaymentDataRequest: () => ({ apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [] }),
      parseResponse: async () => ({ nonce: 'google-nonce', details: { cardType: 'Visa', lastFour: '1111' } }),
    };
  },
}));
vi.mock('#src/features/payment/hosted/load-script.ts', () => ({ loadScript: async () => undefined }));

let tokens = 0;
const open = (googleMerchantId: string | null = null) => {
  tokens += 1;
  return openHostedWallets({ clientToken: `token ${tokens}`, googleMerchantId });
};
const donation = { amount: 5_181, isMonthly: false, label: 'Gift to Maya Okafor' };

beforeEach(() => {
  Object.assign(gateway, {
    configuration: { paypalEnabled: true, payWithVenmo: {}, applePayWeb: {} },
    supportsVenmo: true,
    approval: 'approved',
  });
  oneTime.mockImplementation(session);
  agreement.mockImplementation(session);
});

test('only wallets that the merchant and the browser support are offered', async () => {
  // Only Apple's browser has Apple Pay.
  expect([...(await open()).keys()]).toEqual(['PayPalAccount', 'VenmoAccount']);
  gateway.supportsVenmo = false;
  expect([...(await open()).keys()]).toEqual(['PayPalAccount']);
  gateway.configuration = {};
  expect([...(await open()).keys()]).toEqual([]);
});

test('PayPal requests a one-time payment, or a billing agreement for a recurring donation', async () => {
  const paypal = (await open()).get('PayPalAccount');
  const payment = { nonce: 'paypal-nonce', type: 'PayPalAccount', brand: null, last4: null };
  expect(await paypal?.pay(donation)).toEqual({ kind: 'tokenized', payment });
  // Its button leads to the review; no payment happens there.
  expect(oneTime.mock.lastCall?.[0]).toMatchObject({ amount: '51.81', currency: 'USD', commit: false });
  expect(await paypal?.pay({ ...donation, isMonthly: true })).toEqual({ kind: 'tokenized', payment });
  expect(agreement.mock.lastCall?.[0]).toMatchObject({
    billingAgreementDescription: 'Gift to Maya Okafor, every month',
    planType: 'RECURRING',
    userAction: 'CONTINUE',
  });
  gateway.approval = 'left';
  expect(await paypal?.pay(donation)).toEqual({ kind: 'left' });
  gateway.approval = 'broken';
  await expect(paypal?.pay(donation)).rejects.toThrow('no window');
});

test('PayPal prepares both payment sessions before the press, because Safari blocks delayed windows', async () => {
  oneTime.mockClear();
  agreement.mockClear();
  await open();
  expect([oneTime.mock.calls.length, agreement.mock.calls.length]).toEqual([1, 1]);
});

test('Venmo returns a nonce, or “left” when the donor cancels', async () => {
  const venmo = (await open()).get('VenmoAccount');
  const payment = { nonce: 'venmo-nonce', type: 'VenmoAccount', brand: null, last4: null };
  expect(await venmo?.pay(donation)).toEqual({ kind: 'tokenized', payment });
  gateway.approval = 'left';
  expect(await venmo?.pay(donation)).toEqual({ kind: 'left' });
});

test('Venmo is opened for repeated charges, and without a new browser tab', async () => {
  await open();
  expect(venmoOptions.mock.lastCall).toEqual([
    {
      allowDesktop: true,
      mobileWebFallBack: true,
      allowNewBrowserTab: false,
      paymentMethodUsage: 'multi_use',
    },
  ]);
});

test('Google Pay is offered in production only with a Google merchant id', async () => {
  const asked = vi.fn();
  vi.stubGlobal('google', {
    payments: {
      api: {
        PaymentsClient: class {
          constructor(options: object) {
            asked(options);
          }
          isReadyToPay = async () => ({ result: true });
          loadPaymentData = async () => ({});
        },
      },
    },
  });
  gateway.configuration = { androidPay: { enabled: true }, environment: 'sandbox' };
  expect([...(await open()).keys()]).toEqual(['AndroidPayCard']);
  expect([google.mock.lastCall, asked.mock.lastCall]).toEqual([
    [{ googlePayVersion: 2 }],
    [{ environment: 'TEST' }],
  ]);
  gateway.configuration = { androidPay: { enabled: true }, environment: 'production' };
  expect([...(await open()).keys()]).toEqual([]);
  const wallet = (await open('BCR2DN')).get('AndroidPayCard');
  expect([google.mock.lastCall, asked.mock.lastCall]).toEqual([
    [{ googlePayVersion: 2, googleMerchantId: 'BCR2DN' }],
    [{ environment: 'PRODUCTION' }],
  ]);
  expect(await wallet?.pay(donation)).toEqual({
    kind: 'tokenized',
    payment: { nonce: 'google-nonce', type: 'AndroidPayCard', brand: 'Visa', last4: '1111' },
  });
  vi.unstubAllGlobals();
});
