import { useEffect } from 'react';
import { type OfferedWallets, openHostedWallets } from './offered-wallets.ts';

type HostedWalletsProps = { clientToken: string; onOffered: (offered: OfferedWallets) => void };

/** The wallets of Braintree that the merchant and this browser have. They bring windows of their own. */
export const HostedWallets = ({ clientToken, onOffered }: HostedWalletsProps) => {
  useEffect(() => {
    let isGone = false;
    const opening = openHostedWallets(clientToken).catch((): OfferedWallets => new Map());
    void opening.then((offered) => {
      if (!isGone) onOffered(offered);
    });
    return () => {
      isGone = true;
      void opening.then((offered) => {
        for (const wallet of offered.values()) wallet.close();
      });
    };
  }, [clientToken, onOffered]);
  return null;
};
