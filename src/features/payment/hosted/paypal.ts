import { create, type PayPalCheckoutV6 } from 'braintree-web/paypal-checkout-v6';
import type { Charge, OpenWallet, Paid } from '#src/features/payment/payment-form.types.ts';
import { gatewayClient } from './gateway-client.ts';
import { wireAmount } from './wire-amount.ts';

const payWith = (checkout: PayPalCheckoutV6, { amount, isMonthly, label }: Charge): Promise<Paid> => {
  const { promise, resolve, reject } = Promise.withResolvers<Paid>();
  const heard = {
    onApprove: (approval: Record<string, unknown>) =>
      checkout.tokenizePayment(approval).then(({ nonce }) => {
        const payment = { nonce, type: 'PayPalAccount', brand: null, last4: null } as const;
        resolve({ kind: 'tokenized', payment });
      }, reject),
    onCancel: () => resolve({ kind: 'left' }),
    onError: reject,
  };
  const session = isMonthly
    ? checkout.createBillingAgreementSession({
        ...heard,
        billingAgreementDescription: `${label}, every month`,
        planType: 'RECURRING',
      })
    : checkout.createOneTimePaymentSession({ ...heard, amount: wireAmount(amount), currency: 'USD' });
  session.start().catch(reject);
  return promise;
};

/** PayPal, in a window of its own. A monthly gift asks for an agreement that can be charged again. */
export const openPayPal = async (clientToken: string): Promise<OpenWallet> => {
  const checkout = await create({ client: await gatewayClient(clientToken) });
  await checkout.loadPayPalSDK();
  return {
    pay: (charge) => payWith(checkout, charge),
    close: () => void checkout.teardown().catch(() => undefined),
  };
};
