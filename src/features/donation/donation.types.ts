import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { donationMachine } from '#machines/donation/donation.machine.ts';
import type { DonationEvent, DonationMethod } from '#machines/donation/donation.types.ts';
import type { Wallet } from '#machines/payment/wallets.ts';

export type DonationActor = ActorRefFrom<typeof donationMachine>;
export type DonationSnapshot = SnapshotFrom<typeof donationMachine>;
export type SendDonation = (event: DonationEvent) => void;

/** What the payment feature is told; it belongs to another folder, so the route hands its drawing in. */
export type PaymentSlotProps = {
  id: string;
  ways: readonly DonationMethod[];
  chosen: DonationMethod;
  savedText: string | null;
  /** Cents; null while the amount can't be given. */
  charge: number | null;
  /** What the page asked for that the bank compares with a card; without it the card form asks for the postal code. */
  billing?: { postalCode: string; country: string } | undefined;
  /** The fields in which the page asks for it, shown with those of the card. */
  billingFields?: ReactNode;
  /** It is on the screen, and not only behind another step. */
  isShown: boolean;
  error: string | undefined;
  disabled: boolean;
  onChoose: (way: DonationMethod) => void;
  onChange: () => void;
  /** Which wallets this browser has, as soon as that is known. */
  onOffered?: (wallets: readonly Wallet[]) => void;
};

export type PaymentSlot = (props: PaymentSlotProps) => ReactNode;
