import { fromPromise } from 'xstate';
import { letterMachine } from '#machines/member-desk/letter.machine.ts';
import { call } from '#src/api/call.ts';
import { post } from '#src/api/describe-call.ts';
import { type SessionAuth, watchSessionOf } from '#src/components/way-back/watch-session.ts';

export const letterFlow = (auth: SessionAuth) =>
  letterMachine.provide({
    actors: {
      sendLetter: fromPromise(async ({ input: { pelotonId, key, letter } }) => {
        const { count, lettersLeft } = await call(
          post('/peloton/{id}/letters', 'SEND_PELOTON_LETTER', {
            path: { id: pelotonId },
            data: letter,
            key,
          }),
        );
        return { count, lettersLeft };
      }),
      watchSession: watchSessionOf(auth),
    },
  });
