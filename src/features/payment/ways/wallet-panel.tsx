import type { Wallet } from '#machines/payment/wallets.ts';
import { wayNames } from './ways.ts';

/** What will happen with a way to pay that has a window of its own. */
export const WalletPanel = ({ way }: { way: Wallet }) => (
  <p>
    {wayNames[way]} opens next. You approve the payment there, then review everything here before you give.
  </p>
);
