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

/** A desk that is shown. */
export type Shown = MemberDeskContext & { view: NonNullable<MemberDeskContext['view']> };

/** What each part of the desk needs. */
export type DeskPartProps = {
  context: Shown;
  send: (event: MemberDeskEvent) => void;
  /** Something is under way, or the session ended: nothing else can be asked for. */
  isBusy: boolean;
  /** Nobody knows what became of the last thing. */
  isFailed: boolean;
  /** Shows other members, or another order of them; the address keeps it. */
  onQuery: (query: DeskQuery) => void;
  /** What somebody is in for this year, in words. */
  inForWords: (types: DeskMember['participantTypes']) => string;
};
