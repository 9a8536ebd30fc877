import type { Wallet } from '#machines/payment/wallets.ts';
import { wayNames } from './ways.ts';

/** What happens next with a method that has its own window. */
export const WalletPanel = ({ way }: { way: Wallet }) => (
  <p>
    {wayNames[way]} opens next. You approve the payment there, then review everything here before you give.
  </p>
);
