/** The part of Braintree's newer PayPal component that is used here; its published types lack it. */
declare module 'braintree-web/paypal-checkout-v6' {
  import type { Client } from 'braintree-web/client';

  type Approval = Record<string, unknown>;

  type SessionOptions = {
    onApprove: (approval: Approval) => Promise<void> | void;
    onCancel: () => void;
    onError: (error: unknown) => void;
  };

  type Session = { start: () => Promise<unknown> };

  export type PayPalDetails = {
    firstName?: string;
    lastName?: string;
    email?: string;
    billingAddress?: {
      line1?: string;
      city?: string;
      state?: string;
      postalCode?: string;
      countryCode?: string;
    };
  };

  export type PayPalCheckoutV6 = {
    loadPayPalSDK: () => Promise<unknown>;
    createOneTimePaymentSession: (
      options: SessionOptions & { amount: string; currency: string; commit: boolean },
    ) => Session;
    createBillingAgreementSession: (
      options: SessionOptions & {
        billingAgreementDescription: string;
        planType: 'RECURRING';
        userAction: 'CONTINUE';
      },
    ) => Session;
    tokenizePayment: (approval: Approval) => Promise<{ nonce: string; details?: PayPalDetails }>;
    teardown: () => Promise<void>;
  };

  export const create: (options: { client: Client }) => Promise<PayPalCheckoutV6>;
}
