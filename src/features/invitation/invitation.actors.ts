import { fromPromise } from 'xstate';
import { invitationMachine } from '#machines/invitation/invitation.machine.ts';
import { call } from '#src/api/call.ts';
import { sendInvitations } from '#src/api/calls/invitation.calls.ts';
import { type SessionAuth, watchSessionOf } from '#src/components/way-back/watch-session.ts';

export type InvitationPorts = {
  pelotonId: string;
  auth: SessionAuth;
};

/** The invitation machine with the API and the session behind its ports. */
export const invitationFlow = ({ pelotonId, auth }: InvitationPorts) =>
  invitationMachine.provide({
    actors: {
      sendInvitations: fromPromise(({ input }) => call(sendInvitations(pelotonId, input))),
      watchSession: watchSessionOf(auth),
    },
  });
