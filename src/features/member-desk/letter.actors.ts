import { fromCallback, fromPromise } from 'xstate';
import { letterMachine } from '#machines/member-desk/letter.machine.ts';
import { call } from '#src/api/call.ts';
import { sendPelotonLetter } from '#src/api/calls/member-desk.calls.ts';

/** What of sign-in is needed here. */
type Auth = {
  send: (event: { type: 'session.expired' }) => void;
  on: (type: 'session.restored', listener: () => void) => { unsubscribe: () => void };
};

/** The letter's machine with the API and the session behind its ports. */
export const letterFlow = (auth: Auth) =>
  letterMachine.provide({
    actors: {
      sendLetter: fromPromise(async ({ input: { pelotonId, key, letter } }) => {
        const { count, lettersLeft } = await call(sendPelotonLetter(pelotonId, key, letter));
        return { count, lettersLeft };
      }),
      watchSession: fromCallback(({ sendBack }) => {
        const watching = auth.on('session.restored', () => sendBack({ type: 'session.restored' }));
        // It may be that a new token can be had without the person; only auth knows.
        auth.send({ type: 'session.expired' });
        return () => watching.unsubscribe();
      }),
    },
  });
