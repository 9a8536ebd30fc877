import { useEffect, useState } from 'react';
import type { Paid, TokenizedPayment, WalletPayer } from '#machines/payment/payment-form.types.ts';
import { methodNames, type Wallet, wallets } from '#machines/payment/wallets.ts';
import type { Charge, OpenWallet } from '#src/features/payment/form/payment-form.types.ts';
import { SandboxWindow } from './sandbox-window.tsx';

/** The wallets' nonces in the gateway's simulator. */
const nonces: Readonly<Record<Wallet, Omit<TokenizedPayment, 'type'>>> = {
  PayPalAccount: { nonce: 'fake-paypal-one-time-nonce', brand: null, last4: null },
  VenmoAccount: { nonce: 'fake-venmo-account-nonce', brand: null, last4: null },
  AndroidPayCard: { nonce: 'fake-android-pay-visa-nonce', brand: 'Visa', last4: '1111' },
  ApplePayCard: { nonce: 'fake-apple-pay-visa-nonce', brand: 'Visa', last4: '1111' },
};

/** PayPal’s nonce for one payment can’t be charged again; a recurring donation needs the one for an agreement. */
const agreement = 'fake-paypal-billing-agreement-nonce';

const approved = (at: Wallet, { isMonthly }: Charge, payer: WalletPayer): Paid => ({
  kind: 'tokenized',
  payment: {
    ...nonces[at],
    ...(isMonthly && at === 'PayPalAccount' && { nonce: agreement }),
    type: at,
    payer,
  },
});

type Asked = { at: Wallet; charge: Charge; answer: (paid: Paid) => void };

type LocalWalletsProps = { onOffered: (offered: ReadonlyMap<Wallet, OpenWallet>) => void };

/** All wallets, for the local gateway: each opens a small window of ours. */
export const LocalWallets = ({ onOffered }: LocalWalletsProps) => {
  const [asked, ask] = useState<Asked | null>(null);

  useEffect(() => {
    const openAt = (at: Wallet): OpenWallet => ({
      pay: (charge) => {
        const { promise, resolve } = Promise.withResolvers<Paid>();
        ask({ at, charge, answer: resolve });
        return promise;
      },
      close: () => ask(null),
    });
    onOffered(new Map(wallets.map((at) => [at, openAt(at)])));
  }, [onOffered]);

  const leave = (paid: Paid) => {
    asked?.answer(paid);
    ask(null);
  };
  return (
    <SandboxWindow
      of={asked === null ? '' : methodNames[asked.at]}
      charge={asked?.charge ?? null}
      knowsPayer
      onApprove={(payer) => asked !== null && leave(approved(asked.at, asked.charge, payer))}
      onLeave={() => leave({ kind: 'left' })}
    />
  );
};
