import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { monthlyGiftMachine } from '#machines/recurring-donation/recurring-donation.machine.ts';
import type { MonthlyGiftEvent } from '#machines/recurring-donation/recurring-donation.types.ts';

export type MonthlyActor = ActorRefFrom<typeof monthlyGiftMachine>;
export type MonthlySnapshot = SnapshotFrom<typeof monthlyGiftMachine>;
export type SendMonthly = (event: MonthlyGiftEvent) => void;

/** Leads back into a session that ended; sign-in is another feature's, so the route hands its drawing in. */
export type ExpiredSlot = (words: { heading: string; text: string }) => ReactNode;
