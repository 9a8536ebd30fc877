import { draftOf, hasWalletsFirst } from '#machines/donation/donation.drafts.ts';
import type { Bill } from '#machines/donation/donation.selectors.ts';
import type { DonationContext, DonationStep } from '#machines/donation/donation.types.ts';
import { moneyExact } from '#machines/money.ts';
import { methodNames, type Wallet } from '#machines/payment/wallets.ts';
import { Button } from '#src/components/button/button.tsx';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { goOnText } from './steps.ts';

type GoOnBarProps = {
  context: DonationContext;
  step: DonationStep;
  bill: Bill | null;
  /** The text of a running wait; null for none. */
  waiting: string | null;
  isAwaited: boolean;
  /** This browser's wallets. */
  wallets: readonly Wallet[];
  onWallet: (method: Wallet) => void;
};

const figures = ({ amount, fee }: Bill, isMonthly: boolean): string => {
  const given = `${moneyExact(amount)}${isMonthly ? ' a month' : ''}`;
  return fee === 0 ? `${given} goes to research.` : `${given} to research, plus the ${moneyExact(fee)} fee.`;
};

/** The button to the next step; with the amount a wallet skips the rest, because it knows the payer. Without an amount it shows an error, and focuses the field. */
export const GoOnBar = ({ context, step, bill, waiting, isAwaited, wallets, onWallet }: GoOnBarProps) => {
  const hasWallets = step === 'amount' && bill !== null && wallets.length > 0 && hasWalletsFirst(context);
  const at = slots('donation');
  const isMonthly = draftOf(context).frequency === 'Monthly';
  return (
    <div className={at('bar')}>
      <Button
        type="submit"
        size="lg"
        wide
        pending={waiting !== null || isAwaited}
        pendingText={
          isAwaited ? 'Loading your details' : step === 'review' ? 'Giving' : 'Checking your payment'
        }
      >
        {goOnText(context, step, bill?.charge ?? null)}
      </Button>
      {hasWallets ? (
        <section className={at('wallets')} aria-label="Skip the typing">
          <p className={at('or')} aria-hidden>
            or skip the typing
          </p>
          <ul>
            {wallets.map((wallet) => (
              <li key={wallet}>
                <Button tone="plain" wide disabled={waiting !== null} onClick={() => onWallet(wallet)}>
                  <VisuallyHidden>Pay with</VisuallyHidden> {methodNames[wallet]}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p role="status" className={at('barText')}>
        {waiting ??
          (step === 'review'
            ? ''
            : bill === null
              ? 'All of it goes to cancer research.'
              : figures(bill, isMonthly))}
      </p>
    </div>
  );
};
