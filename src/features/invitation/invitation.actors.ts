import { fromPromise } from 'xstate';
import { invitationMachine } from '#machines/invitation/invitation.machine.ts';
import { call } from '#src/api/call.ts';
import { type SessionAuth, watchSessionOf } from '#src/components/way-back/watch-session.ts';
import { sendInvitations } from './invitation.calls.ts';

export type InvitationPorts = {
  pelotonId: string;
  auth: SessionAuth;
};

export const invitationFlow = ({ pelotonId, auth }: InvitationPorts) =>
  invitationMachine.provide({
    actors: {
      sendInvitations: fromPromise(({ input }) => call(sendInvitations(pelotonId, input))),
      watchSession: watchSessionOf(auth),
    },
  });
