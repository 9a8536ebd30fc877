import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { donationMachine } from '#machines/donation/donation.machine.ts';
import type { DonationEvent, DonationMethod } from '#machines/donation/donation.types.ts';
import type { Wallet } from '#machines/payment/wallets.ts';

export type DonationActor = ActorRefFrom<typeof donationMachine>;
export type DonationSnapshot = SnapshotFrom<typeof donationMachine>;
export type SendDonation = (event: DonationEvent) => void;

/** The props of the payment feature, which the route passes in. */
export type PaymentSlotProps = {
  id: string;
  ways: readonly DonationMethod[];
  chosen: DonationMethod;
  savedText: string | null;
  /** Cents; null while the amount is invalid. */
  charge: number | null;
  /** The page's own address fields, which the bank compares with the card; without them the card form asks for the postal code. */
  billing?: { postalCode: string; country: string } | undefined;
  /** The page's address fields, shown with those of the card. */
  billingFields?: ReactNode;
  /** It is visible, and not only behind another step. */
  isShown: boolean;
  error: string | undefined;
  disabled: boolean;
  onChoose: (way: DonationMethod) => void;
  onChange: () => void;
  /** Called when this browser's wallets are known. */
  onOffered?: (wallets: readonly Wallet[]) => void;
};

export type PaymentSlot = (props: PaymentSlotProps) => ReactNode;
