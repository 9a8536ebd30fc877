import { fromPromise } from 'xstate';
import { letterMachine } from '#machines/member-desk/letter.machine.ts';
import { call } from '#src/api/call.ts';
import { sendPelotonLetter } from '#src/api/calls/member-desk.calls.ts';
import { type SessionAuth, watchSessionOf } from '#src/components/way-back/watch-session.ts';

export const letterFlow = (auth: SessionAuth) =>
  letterMachine.provide({
    actors: {
      sendLetter: fromPromise(async ({ input: { pelotonId, key, letter } }) => {
        const { count, lettersLeft } = await call(sendPelotonLetter(pelotonId, key, letter));
        return { count, lettersLeft };
      }),
      watchSession: watchSessionOf(auth),
    },
  });
