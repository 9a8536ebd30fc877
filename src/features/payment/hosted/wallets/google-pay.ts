/// <reference types="googlepay" />
import { create, type GooglePayment } from 'braintree-web/google-payment';
import { isRecord } from '#machines/flow-error.ts';
import type { Paid } from '#machines/payment/payment-form.types.ts';
import type { Charge, OpenWallet, WalletKeys } from '#src/features/payment/form/payment-form.types.ts';
import { gatewayClient, wireAmount } from '#src/features/payment/hosted/gateway-client.ts';
import { loadScript } from '#src/features/payment/hosted/load-script.ts';
import { payerOf } from './payer.ts';

const script = 'https://pay.google.com/gp/p/js/pay.js';

/** Google's sheet also asks for the receipt's name, e-mail address and postal address. */
const requestFor = (google: GooglePayment, { amount }: Charge) => {
  const request = google.createPaymentDataRequest({
    transactionInfo: { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: wireAmount(amount) },
  });
  return {
    ...request,
    emailRequired: true,
    allowedPaymentMethods: request.allowedPaymentMethods.map((method) => ({
      ...method,
      parameters: {
        ...method.parameters,
        billingAddressRequired: true,
        billingAddressParameters: { format: 'FULL' as const },
      },
    })),
  };
};

const payerIn = ({ email, paymentMethodData }: google.payments.api.PaymentData) => {
  const { name, address1, locality, administrativeArea, postalCode, countryCode } =
    paymentMethodData?.info?.billingAddress ?? {};
  return payerOf({
    name,
    email,
    street: address1,
    city: locality,
    state: administrativeArea,
    postalCode,
    country: countryCode,
  });
};

/** Google Pay's sheet; null if browser or person lack it, or Google doesn’t know the charity. */
export const openGooglePay = async ({
  clientToken,
  googleMerchantId,
}: WalletKeys): Promise<OpenWallet | null> => {
  const client = await gatewayClient(clientToken);
  const isLive = client.getConfiguration().gatewayConfiguration.environment === 'production';
  if (isLive && googleMerchantId === null) return null;
  const merchant = googleMerchantId === null ? {} : { googleMerchantId };
  const [google] = await Promise.all([
    create({ client, googlePayVersion: 2, ...merchant }),
    loadScript(script),
  ]);
  const payments = new globalThis.google.payments.api.PaymentsClient({
    environment: isLive ? 'PRODUCTION' : 'TEST',
  });
  const { apiVersion, apiVersionMinor, allowedPaymentMethods } = requestFor(google, {
    amount: 100,
    isMonthly: false,
    label: '',
  });
  const { result } = await payments.isReadyToPay({ apiVersion, apiVersionMinor, allowedPaymentMethods });
  if (!result) return null;
  const pay = async (charge: Charge): Promise<Paid> => {
    try {
      const answer = await payments.loadPaymentData(requestFor(google, charge));
      const { nonce, details } = await google.parseResponse(answer);
      const payment = {
        nonce,
        type: 'AndroidPayCard',
        brand: details.cardType,
        last4: details.lastFour,
        ...payerIn(answer),
      } as const;
      return { kind: 'tokenized', payment };
    } catch (error) {
      if (isRecord(error) && error.statusCode === 'CANCELED') return { kind: 'left' };
      throw error;
    }
  };
  return { pay, close: () => undefined };
};
