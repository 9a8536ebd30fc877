import type { PaymentWay } from './ways.ts';
import { wayNames } from './ways.ts';

const about = (way: Exclude<PaymentWay, 'saved'>): string =>
  way === 'Chariot'
    ? 'Your fund’s own window opens when you go on, and you choose the fund and the grant there. There is no card fee for us to pay.'
    : `${wayNames[way]} opens when you go on. You approve the payment there, look everything over here, and only then give.`;

/** What will happen with a way to pay that has a window of its own. */
export const WalletPanel = ({ way }: { way: Exclude<PaymentWay, 'saved'> }) => <p>{about(way)}</p>;
