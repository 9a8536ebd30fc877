import type { ComponentType } from 'react';
import type { DonationEvent, DonationInput, DonationReceipt } from '#machines/donation/donation.types.ts';
import type { PaymentFormRef } from '#machines/payment/payment-form.ts';
import type { DonationActor, PaymentSlotProps } from '#src/features/donation/donation.types.ts';
import type { LoadedRecipient } from '#src/features/donation/recipient/recipient.ts';

export type CheckoutFlow = {
  /** Another key restarts the flow. */
  key: string;
  /** The flow's input, unless it runs already. */
  input: () => DonationInput;
  /** Whether the page restarts a flow that runs with this key. */
  needsAnew?: ((running: DonationActor) => boolean) | undefined;
  /** Called before anything of the flow is painted. */
  onBegun: (actor: DonationActor) => void;
};

export type ExpiredCheckoutProps = {
  heading: string;
  text: string;
  send: (event: DonationEvent) => void;
};

export type ShareRecipientProps = {
  recipient: LoadedRecipient;
  /** The donation itself, if this tab made it. */
  receipt: DonationReceipt | null;
};

/** The parts of the app and of other features that the checkout uses. The routes pass them in. */
export type CheckoutApp = {
  /** The donation flow of this route; null until the app runs it. */
  useFlow: (flow: CheckoutFlow) => DonationActor | null;
  /** Warns before the page is left, while it is armed. */
  useLeaveWarning: (isArmed: boolean, mainTextLines: string[]) => void;
  useIsSignedIn: () => boolean;
  /** `label` is the donation's name in a wallet's window; `holder` receives the form. */
  Payment: ComponentType<PaymentSlotProps & { label: string; holder: PaymentFormRef | undefined }>;
  /** Signing in again after the session expired during a donation. */
  Expired: ComponentType<ExpiredCheckoutProps>;
  /** The share button for the recipient. */
  Share: ComponentType<ShareRecipientProps>;
};
