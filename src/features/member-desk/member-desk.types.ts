import type { ActorRefFrom } from 'xstate';
import type { letterMachine } from '#machines/member-desk/letter.machine.ts';
import type { memberDeskMachine } from '#machines/member-desk/member-desk.machine.ts';
import type {
  DeskMember,
  DeskQuery,
  MemberDeskContext,
  MemberDeskEvent,
} from '#machines/member-desk/member-desk.types.ts';

export type MemberDeskActor = ActorRefFrom<typeof memberDeskMachine>;
export type LetterActor = ActorRefFrom<typeof letterMachine>;

/** The context of a loaded desk. */
export type Shown = MemberDeskContext & { view: NonNullable<MemberDeskContext['view']> };

/** The props of each part of the desk. */
export type DeskPartProps = {
  context: Shown;
  send: (event: MemberDeskEvent) => void;
  /** A request runs, or the session expired: nothing else can be sent. */
  isBusy: boolean;
  /** The last action's result is unknown. */
  isFailed: boolean;
  /** Shows other members, or another order; the address keeps it. */
  onQuery: (query: DeskQuery) => void;
  /** A member's participation this year, as text. */
  inForWords: (types: DeskMember['participantTypes']) => string;
};
