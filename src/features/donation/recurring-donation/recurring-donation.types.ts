import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { recurringDonationMachine } from '#machines/recurring-donation/recurring-donation.machine.ts';
import type { RecurringDonationEvent } from '#machines/recurring-donation/recurring-donation.types.ts';

export type RecurringActor = ActorRefFrom<typeof recurringDonationMachine>;
export type RecurringSnapshot = SnapshotFrom<typeof recurringDonationMachine>;
export type SendRecurring = (event: RecurringDonationEvent) => void;

/** Signing in again, from the sign-in feature; the route passes it in. */
export type ExpiredSlot = (texts: { heading: string; text: string }) => ReactNode;
