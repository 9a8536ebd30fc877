import { useEffect } from 'react';
import { isRecord } from '#machines/flow-error.ts';
import { type Wallet, wallets } from '#machines/payment/wallets.ts';
import type { OpenWallet, WalletKeys } from '#src/features/payment/form/payment-form.types.ts';
import { gatewayClient } from '#src/features/payment/hosted/gateway-client.ts';

type Opener = (keys: WalletKeys) => Promise<OpenWallet | null>;

/** Each wallet has its own chunk, loaded where the merchant has it and the browser may. */
const openers: Readonly<Record<Wallet, Opener>> = {
  PayPalAccount: async ({ clientToken }) => (await import('./paypal.ts')).openPayPal(clientToken),
  VenmoAccount: async ({ clientToken }) => (await import('./venmo.ts')).openVenmo(clientToken),
  AndroidPayCard: async (keys) => (await import('./google-pay.ts')).openGooglePay(keys),
  ApplePayCard: async ({ clientToken }) => (await import('./apple-pay.ts')).openApplePay(clientToken),
};

/** The wallets enabled in the merchant's account, from the gateway's configuration. */
const switchedOn = (configuration: unknown): Wallet[] => {
  if (!isRecord(configuration)) return [];
  const has = {
    PayPalAccount: configuration.paypalEnabled === true,
    VenmoAccount: isRecord(configuration.payWithVenmo),
    AndroidPayCard: isRecord(configuration.androidPay) && configuration.androidPay.enabled === true,
    ApplePayCard: isRecord(configuration.applePayWeb),
  };
  return wallets.filter((wallet) => has[wallet]);
};

type OfferedWallets = ReadonlyMap<Wallet, OpenWallet>;

/**
 * The wallets that this merchant and this browser have, prepared so that a press can start them at once. An unreachable one isn't offered:
 * there is always the card.
 */
export const openHostedWallets = async (keys: WalletKeys): Promise<OfferedWallets> => {
  const client = await gatewayClient(keys.clientToken);
  const opened = await Promise.all(
    switchedOn(client.getConfiguration().gatewayConfiguration).map(async (wallet) => {
      const open = await openers[wallet](keys).catch(() => null);
      return open === null ? [] : [[wallet, open] as const];
    }),
  );
  return new Map(opened.flat());
};

type HostedWalletsProps = WalletKeys & { onOffered: (offered: OfferedWallets) => void };

/** The Braintree wallets that the merchant and this browser have. They open their own windows. */
export const HostedWallets = ({ clientToken, googleMerchantId, onOffered }: HostedWalletsProps) => {
  useEffect(() => {
    let isGone = false;
    const opening = openHostedWallets({ clientToken, googleMerchantId }).catch(
      (): OfferedWallets => new Map(),
    );
    void opening.then((offered) => {
      if (!isGone) onOffered(offered);
    });
    return () => {
      isGone = true;
      void opening.then((offered) => {
        for (const wallet of offered.values()) wallet.close();
      });
    };
  }, [clientToken, googleMerchantId, onOffered]);
  return null;
};
