import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { donationMachine } from '#machines/donation/donation.machine.ts';
import type { DonationEvent, DonationInput, DonationReceipt } from '#machines/donation/donation.types.ts';
import type { PaymentFormRef } from '#machines/payment/payment-form.ts';
import type { WarningContent } from '#machines/shell/leave-warning/leave-warning.types.ts';
import type { PaymentSlotProps } from '#src/features/donation/donation.types.ts';
import type { LoadedRecipient } from '#src/features/donation/recipient/recipient.ts';

export type DonationActor = ActorRefFrom<typeof donationMachine>;

export type CheckoutFlow = {
  /** Another key begins the flow anew. */
  key: string;
  /** Where the flow begins, unless it runs already. */
  input: () => DonationInput;
  /** Whether the page begins the flow anew, although one with its key runs. */
  needsAnew?: ((running: DonationActor) => boolean) | undefined;
  /** Runs before anything of the flow is painted. */
  onBegun: (actor: DonationActor) => void;
};

export type ExpiredCheckoutProps = {
  heading: string;
  text: string;
  send: (event: DonationEvent) => void;
};

export type ShareRecipientProps = {
  recipient: LoadedRecipient;
  /** The donation itself, where this tab made it. */
  receipt: DonationReceipt | null;
};

/** What the checkout needs of the app around it and of other features. The routes hand it in. */
export type CheckoutApp = {
  /** The donation flow of this route; null until the app runs it. */
  useFlow: (flow: CheckoutFlow) => DonationActor | null;
  /** Asks before the page is left, as long as it is armed. */
  useLeaveWarning: (isArmed: boolean, content: Partial<WarningContent>) => void;
  useIsSignedIn: () => boolean;
  /** `label` names the donation in a wallet's window; `holder` is handed the form. */
  Payment: ComponentType<PaymentSlotProps & { label: string; holder: PaymentFormRef | undefined }>;
  /** The way back into a session that ended during a donation. */
  Expired: ComponentType<ExpiredCheckoutProps>;
  /** The way to share whom a donation is for. */
  Share: ComponentType<ShareRecipientProps>;
};
