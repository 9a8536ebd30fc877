import { fromCallback, fromPromise } from 'xstate';
import { invitationMachine } from '#machines/invitation/invitation.machine.ts';
import { call } from '#src/api/call.ts';
import { sendInvitations } from '#src/api/calls/invitation.calls.ts';

export type InvitationPorts = {
  pelotonId: string;
  /** What of sign-in is needed here. */
  auth: {
    send: (event: { type: 'session.expired' }) => void;
    on: (type: 'session.restored', listener: () => void) => { unsubscribe: () => void };
  };
};

/** The invitation machine with the API and the session behind its ports. */
export const invitationFlow = ({ pelotonId, auth }: InvitationPorts) =>
  invitationMachine.provide({
    actors: {
      sendInvitations: fromPromise(({ input }) => call(sendInvitations(pelotonId, input))),
      watchSession: fromCallback(({ sendBack }) => {
        const watching = auth.on('session.restored', () => sendBack({ type: 'session.restored' }));
        // It may be that a new token can be had without the person; only auth knows.
        auth.send({ type: 'session.expired' });
        return () => watching.unsubscribe();
      }),
    },
  });
