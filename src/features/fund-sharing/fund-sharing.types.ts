import type { ActorRefFrom } from 'xstate';
import type { fundSharingMachine } from '#machines/fund-sharing/fund-sharing.machine.ts';
import type {
  FundSharingContext,
  FundSharingEvent,
  SharingView,
} from '#machines/fund-sharing/fund-sharing.types.ts';

export type FundSharingActor = ActorRefFrom<typeof fundSharingMachine>;

/** What each part of the page needs, once there is something to show. */
export type SharingPartProps = {
  context: FundSharingContext;
  view: SharingView;
  send: (event: FundSharingEvent) => void;
  /** Something is under way, or the session ended: nothing else can be asked for. */
  isBusy: boolean;
};
