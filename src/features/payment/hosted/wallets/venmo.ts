import { create } from 'braintree-web/venmo';
import { isRecord } from '#machines/flow-error.ts';
import type { OpenWallet } from '#src/features/payment/form/payment-form.types.ts';
import { gatewayClient } from '#src/features/payment/hosted/gateway-client.ts';

const wasClosed = (error: unknown): boolean =>
  isRecord(error) &&
  /^VENMO_(APP_|CUSTOMER_|DESKTOP_|MOBILE_POLLING_TOKENIZATION_)?CANCELED$/.test(String(error.code));

/** Venmo: its app on a phone, a QR code on a desktop; null if the browser supports neither. */
export const openVenmo = async (clientToken: string): Promise<OpenWallet | null> => {
  const venmo = await create({
    client: await gatewayClient(clientToken),
    allowDesktop: true,
    // The typed values are in this tab: an app that can't return to it would lose the approval, so it isn't offered there.
    allowNewBrowserTab: false,
    mobileWebFallBack: true,
    // It opens before the frequency is known, and a monthly donation charges it again.
    paymentMethodUsage: 'multi_use',
  });
  const close = () => void Promise.resolve(venmo.teardown()).catch(() => undefined);
  if (!venmo.isBrowserSupported()) {
    close();
    return null;
  }
  return {
    pay: async () => {
      try {
        const { nonce } = await venmo.tokenize();
        return {
          kind: 'tokenized',
          payment: { nonce, type: 'VenmoAccount', brand: null, last4: null },
        };
      } catch (error) {
        if (wasClosed(error)) return { kind: 'left' };
        throw error;
      }
    },
    close,
  };
};
