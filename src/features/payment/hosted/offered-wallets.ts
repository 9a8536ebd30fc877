import type { OpenWallet } from '#src/features/payment/payment-form.types.ts';
import { type Wallet, wallets } from '#src/features/payment/ways.ts';
import { gatewayClient } from './gateway-client.ts';

type Opener = (clientToken: string) => Promise<OpenWallet | null>;

/** Each wallet is a chunk of its own, loaded where the merchant has it and the browser may. */
const openers: Readonly<Record<Wallet, Opener>> = {
  PayPalAccount: async (token) => (await import('./paypal.ts')).openPayPal(token),
  VenmoAccount: async (token) => (await import('./venmo.ts')).openVenmo(token),
  AndroidPayCard: async (token) => (await import('./google-pay.ts')).openGooglePay(token),
  ApplePayCard: async (token) => (await import('./apple-pay.ts')).openApplePay(token),
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What the gateway says of the merchant's account, by wallet. */
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

export type OfferedWallets = ReadonlyMap<Wallet, OpenWallet>;

/**
 * The wallets that this merchant and this browser have, opened so far that a press can start them at once. One that can't
 * be reached isn't offered: there is always the card.
 */
export const openHostedWallets = async (clientToken: string): Promise<OfferedWallets> => {
  const client = await gatewayClient(clientToken);
  const opened = await Promise.all(
    switchedOn(client.getConfiguration().gatewayConfiguration).map(async (wallet) => {
      const open = await openers[wallet](clientToken).catch(() => null);
      return open === null ? [] : [[wallet, open] as const];
    }),
  );
  return new Map(opened.flat());
};
