import { type Wallet, wayNames } from './ways.ts';

/** What will happen with a way to pay that has a window of its own. */
export const WalletPanel = ({ way }: { way: Wallet }) => (
  <p>
    {wayNames[way]} opens when you go on. You approve the payment there, look everything over here, and only
    then give.
  </p>
);
