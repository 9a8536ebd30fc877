import { create, type PayPalCheckoutV6, type PayPalDetails } from 'braintree-web/paypal-checkout-v6';
import type { Paid } from '#machines/payment/payment-form.types.ts';
import type { Charge, OpenWallet } from '#src/features/payment/form/payment-form.types.ts';
import { gatewayClient, wireAmount } from '#src/features/payment/hosted/gateway-client.ts';
import { payerOf } from './payer.ts';

const unheard = { onApprove: () => undefined, onCancel: () => undefined, onError: () => undefined };

/**
 * Each kind of window loads its code when it is first created, and Safari opens no window after an asynchronous wait. So each is created
 * before a press, and never started.
 */
const prepare = (checkout: PayPalCheckoutV6): void => {
  checkout.createOneTimePaymentSession({
    ...unheard,
    amount: wireAmount(500),
    currency: 'USD',
    commit: false,
  });
  checkout.createBillingAgreementSession({
    ...unheard,
    billingAgreementDescription: '',
    planType: 'RECURRING',
    userAction: 'CONTINUE',
  });
};

const payerIn = ({ firstName, lastName, email, billingAddress = {} }: PayPalDetails) =>
  payerOf({
    firstName,
    lastName,
    email,
    street: billingAddress.line1,
    city: billingAddress.city,
    state: billingAddress.state,
    postalCode: billingAddress.postalCode,
    country: billingAddress.countryCode,
  });

const payWith = (checkout: PayPalCheckoutV6, { amount, isMonthly, label }: Charge): Promise<Paid> => {
  const { promise, resolve, reject } = Promise.withResolvers<Paid>();
  const heard = {
    onApprove: (approval: Record<string, unknown>) =>
      checkout.tokenizePayment(approval).then(({ nonce, details = {} }) => {
        const payment = { nonce, type: 'PayPalAccount', brand: null, last4: null } as const;
        resolve({ kind: 'tokenized', payment: { ...payment, ...payerIn(details) } });
      }, reject),
    onCancel: () => resolve({ kind: 'left' }),
    onError: reject,
  };
  const session = isMonthly
    ? checkout.createBillingAgreementSession({
        ...heard,
        billingAgreementDescription: `${label}, every month`,
        planType: 'RECURRING',
        userAction: 'CONTINUE',
      })
    : checkout.createOneTimePaymentSession({
        ...heard,
        amount: wireAmount(amount),
        currency: 'USD',
        commit: false,
      });
  session.start().catch(reject);
  return promise;
};

/**
 * PayPal in its own window, whose button says "continue" and not "pay": the review comes after it. A monthly donation needs an agreement
 * for repeated charges.
 */
export const openPayPal = async (clientToken: string): Promise<OpenWallet> => {
  const checkout = await create({ client: await gatewayClient(clientToken) });
  await checkout.loadPayPalSDK();
  prepare(checkout);
  return {
    pay: (charge) => payWith(checkout, charge),
    close: () => void checkout.teardown().catch(() => undefined),
  };
};
