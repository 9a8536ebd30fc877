import { type ApplePay, create, type ApplePaySession as Session } from 'braintree-web/apple-pay';
import type { Paid } from '#machines/payment/payment-form.types.ts';
import type { Charge, OpenWallet } from '#src/features/payment/form/payment-form.types.ts';
import { gatewayClient, wireAmount } from '#src/features/payment/hosted/gateway-client.ts';
import { payerOf } from './payer.ts';

/** All Apple devices that still get updates support version 3. */
const version = 3;

/** Safari's own; other browsers lack it. */
const sessionMaker = (): typeof Session | null =>
  'ApplePaySession' in window ? (window.ApplePaySession as typeof Session) : null;

export const canApplePay = (): boolean => {
  const Maker = sessionMaker();
  try {
    return Boolean(Maker?.supportsVersion(version) && Maker.canMakePayments());
  } catch {
    // It throws on an insecure page.
    return false;
  }
};

type Contact = {
  givenName?: string;
  familyName?: string;
  emailAddress?: string;
  addressLines?: string[];
  locality?: string;
  administrativeArea?: string;
  postalCode?: string;
  countryCode?: string;
};

type ApplePayment = { token: unknown; billingContact?: Contact; shippingContact?: Contact };

const payerIn = ({ billingContact = {}, shippingContact = {} }: ApplePayment) =>
  payerOf({
    firstName: billingContact.givenName,
    lastName: billingContact.familyName,
    email: shippingContact.emailAddress,
    street: billingContact.addressLines?.join(', '),
    city: billingContact.locality,
    state: billingContact.administrativeArea,
    postalCode: billingContact.postalCode,
    country: billingContact.countryCode,
  });

const payWith = (apple: ApplePay, Maker: typeof Session, { amount, label }: Charge): Promise<Paid> => {
  const { promise, resolve, reject } = Promise.withResolvers<Paid>();
  const total = { label, amount: wireAmount(amount) };
  // The bank compares the postal code, as for a typed card; the receipt needs a name and an e-mail address.
  const session = new Maker(
    version,
    apple.createPaymentRequest({
      total,
      requiredBillingContactFields: ['postalAddress', 'name'],
      requiredShippingContactFields: ['email'],
    }),
  );
  const fail = (error: unknown) => {
    session.abort();
    reject(error);
  };
  session.onvalidatemerchant = ({ validationURL }: { validationURL: string }) => {
    apple
      .performValidation({ validationURL, displayName: 'Product' })
      .then((merchant) => session.completeMerchantValidation(merchant), fail);
  };
  session.onpaymentauthorized = ({ payment }: { payment: ApplePayment }) => {
    apple.tokenize({ token: payment.token }).then(({ nonce, details }) => {
      session.completePayment(Maker.STATUS_SUCCESS);
      const shown = { type: 'ApplePayCard', brand: details.cardType, last4: null } as const;
      resolve({ kind: 'tokenized', payment: { nonce, ...shown, ...payerIn(payment) } });
    }, fail);
  };
  session.oncancel = () => resolve({ kind: 'left' });
  session.begin();
  return promise;
};

/** Apple Pay's sheet; null if it isn't available. */
export const openApplePay = async (clientToken: string): Promise<OpenWallet | null> => {
  const Maker = sessionMaker();
  if (Maker === null || !canApplePay()) return null;
  const apple = await create({ client: await gatewayClient(clientToken) });
  return { pay: (charge) => payWith(apple, Maker, charge), close: () => undefined };
};
