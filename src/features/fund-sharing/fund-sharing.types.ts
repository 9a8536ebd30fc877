import type { ActorRefFrom } from 'xstate';
import type { fundSharingMachine } from '#machines/fund-sharing/fund-sharing.machine.ts';
import type {
  FundSharingContext,
  FundSharingEvent,
  SharingView,
} from '#machines/fund-sharing/fund-sharing.types.ts';

export type FundSharingActor = ActorRefFrom<typeof fundSharingMachine>;

/** The props of each part of the page, after loading. */
export type SharingPartProps = {
  context: FundSharingContext;
  view: SharingView;
  send: (event: FundSharingEvent) => void;
  /** A request runs, or the session expired: nothing else can be sent. */
  isBusy: boolean;
};
