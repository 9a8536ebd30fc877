import type { ReactNode } from 'react';
import { CheckoutPage } from '#src/features/donation/checkout/checkout-page.tsx';
import type { LoadedRecipient } from '#src/features/donation/recipient/recipient.ts';
import { checkoutApp } from './checkout-app.tsx';

/** The page of `/donate`, connected to the app. */
export const DonateCheckout = (props: { recipient: LoadedRecipient; search: ReactNode }) => (
  <CheckoutPage {...props} app={checkoutApp} />
);
