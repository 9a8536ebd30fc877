import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { donationMachine } from '#machines/donation/donation.machine.ts';
import type { DonationEvent, DonationMethod } from '#machines/donation/donation.types.ts';

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
  /** Of the donor's address, as it stands in the form. */
  postalCode?: string | undefined;
  error: string | undefined;
  disabled: boolean;
  onChoose: (way: DonationMethod) => void;
  onChange: () => void;
};

export type PaymentSlot = (props: PaymentSlotProps) => ReactNode;
