import type { Wallet } from '#machines/payment/wallets.ts';
import { Button } from '#src/components/button/button.tsx';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { methodNames } from '#src/features/donation/donation-messages.ts';

type WalletRowProps = {
  /** This browser's wallets. */
  wallets: readonly Wallet[];
  isBusy: boolean;
  onWallet: (method: Wallet) => void;
};

/** Wallet buttons: a wallet knows the payer, so the donor types nothing. */
export const WalletRow = ({ wallets, isBusy, onWallet }: WalletRowProps) => {
  const at = slots('donation');
  return (
    <section className={at('wallets')} aria-label="Skip the typing">
      <p className={at('or')} aria-hidden>
        or skip the typing
      </p>
      <ul>
        {wallets.map((wallet) => (
          <li key={wallet}>
            <Button tone="plain" wide disabled={isBusy} onClick={() => onWallet(wallet)}>
              <VisuallyHidden>Pay with</VisuallyHidden> {methodNames[wallet]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
