import { type ActorRef, fromCallback, fromPromise, type Snapshot } from 'xstate';
import { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts';
import type { AuthEvent } from '#machines/auth/auth.types.ts';
import { call } from '#src/api/call.ts';
import { get, post } from '#src/api/describe-call.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';

const authOf = (system: { get: (id: string) => unknown }) =>
  system.get('auth') as ActorRef<Snapshot<unknown>, AuthEvent, { type: 'session.restored' }> | undefined;

export const accountClosingFlow = accountClosingMachine.provide({
  actors: {
    loadPreview: fromPromise(() => call(get('/user/closing', 'PREVIEW_ACCOUNT_CLOSING'))),
    closeAccount: fromPromise(async ({ input: { firstName, key } }) => {
      await call(post('/user/closing', 'CLOSE_ACCOUNT', { data: { firstName }, key }));
    }),
    endSession: fromCallback(({ system }) => {
      authOf(system)?.send({ type: 'logout.requested', reason: 'account-closed' });
    }),
    watchSession,
  },
});
