import { ThanksCheckout } from '#src/features/donation/checkout/thanks-checkout.tsx';
import type { LoadedRecipient } from '#src/features/donation/recipient/recipient.ts';
import { checkoutApp } from './checkout-app.tsx';

/** The page of `/donate/thanks`, connected to the app. */
export const DonateThanks = (props: { recipient: LoadedRecipient }) => (
  <ThanksCheckout {...props} app={checkoutApp} />
);
