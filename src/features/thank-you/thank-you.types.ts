import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { thankYouMachine } from '#machines/thank-you/thank-you.machine.ts';
import type { ThankYouEvent } from '#machines/thank-you/thank-you.types.ts';

export type ThankYouActor = ActorRefFrom<typeof thankYouMachine>;
export type ThankYouSnapshot = SnapshotFrom<typeof thankYouMachine>;
export type SendThankYou = (event: ThankYouEvent) => void;
