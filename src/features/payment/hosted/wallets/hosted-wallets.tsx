import { useEffect } from 'react';
import { type OfferedWallets, openHostedWallets } from './offered-wallets.ts';
import type { WalletKeys } from './wallet-keys.ts';

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
